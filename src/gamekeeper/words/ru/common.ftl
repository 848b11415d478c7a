### Тексты, общие для всех игр, — для терминала и для страницы.
### $seat — имя игрока; $seat-who — "you", если это читающий, иначе "other".

## Языки

language-name = русский

## Уровни ботов и их имена за столом

level-random = случайный
    .help = Отвечает наугад.
level-greedy = жадный
    .help = Берёт то, что выгодно прямо сейчас.
level-easy = лёгкий
    .help = Играет быстро и многого не замечает.
level-medium = средний
    .help = Думает немного вперёд.
level-hard = сложный
    .help = Считает дальше и редко уступает.
level-expert = эксперт
    .help = Не спешит и смотрит так далеко, как может.
bot-name = { $number ->
    [1] Ясень
    [2] Берёза
    [3] Кедр
    [4] Орешник
   *[5] Можжевельник
    }
bot-with-level = { $name } ({ $level })
you = Вы

## Причины, которые не нужно повторять в каждой игре

why-game-over = Игра окончена, решать больше нечего.
why-not-your-decision = Ещё рано: сначала решает { $seats }.
why-no-such-action = Действия { $code } нет; номера действий — от 0 до { $last }.
rule-cited = { $text } ({ $rule })

## Что бывает в каждой игре

event-undone = { $seat-who ->
    [you] Вы отменяете свой последний ход.
   *[other] { $seat } отменяет последний ход.
    }
by-seat = { $seat } { $number }

## Ошибки

error-bad-text = «{ $got }» — такого действия нет.
error-nothing-to-undo = Этот шаг отменить нельзя: с тех пор открылось что-то новое или решал кто-то другой.
error-not-your-decision = Сейчас решаете не вы.
error-no-such-option = Варианта { $number } нет; выберите от 1 до { $last }.

## Конец игры

result-winners = { $count ->
    [one] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
    }
result-you-win = { $count ->
    [one] Вы победили.
   *[other] Вы делите победу: { $winners }.
    }
place = { $place }-е место
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }
