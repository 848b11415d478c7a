### Тексты, общие для всех игр, — для терминала и для страницы.
### $seat — имя игрока; $seat-who — "you", если это читающий, иначе "other".

## Языки

language-name = русский

## Уровни ботов и их имена за столом

level-random = случайный
    .help = Отвечает наугад.
level-habit = по привычке
    .help = Делает первое, что приходит в голову.
level-greedy = жадный
    .help = Берёт то, что выгодно прямо сейчас.
level-easy = лёгкий
    .help = Играет быстро и многого не замечает.
level-medium = средний
    .help = Думает немного вперёд.
level-hard = сложный
    .help = Считает дальше и редко ошибается.
level-expert = эксперт
    .help = Не спешит и просчитывает так далеко, как может.
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
why-not-your-decision = Ещё рано: сначала решают другие ({ $seats }).
why-no-such-action = Действия { $code } нет; номера действий — от 0 до { $last }.
why-answers-another-question = «{ $answer }» — ответ на другой вопрос, не на тот, что задан.
why-not-open = «{ $answer }» здесь вам недоступно.
rule-cited = { $text } ({ $rule })

## Подсказки: почему этот ответ

hint-own = { $own }.
hint-else = { $own }; { $instead }, { $other }.
hint-instead = если выбрать «{ $text }»
hint-other = если выбрать другой ответ
hint-won = Из десяти партий, доигранных ботами, вы выиграете { $own }; { $instead }, выиграли бы { $other }.
hint-fact = { $told ->
    [yes] В { $own } из десяти { $fact }; { $instead } — в { $other }.
   *[no] В { $own } из десяти партий, доигранных ботами, { $fact }; { $instead } — в { $other }.
    }
hint-beside = По сравнению с ответом «{ $text }»:
hint-for = Лучше{ $told ->
    [yes] { "" }
   *[no] { "," } чем с другим ответом
    }: { $reasons }.
hint-against = Хуже{ $told ->
    [yes] { "" }
   *[no] { "," } чем с другим ответом
    }: { $reasons }.
hint-even = Сейчас оба примерно равноценны, но бот смотрит дальше.
hint-later = то, что из этого выйдет позже
fact-before = вы обходите игрока { $seat }
gain-score =
    .more = приносит { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
        }
    .less = стоит { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
        }
    .none = очков не приносит
    .else-more = это принесло бы { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
        }
    .else-less = это стоило бы { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
        }
    .else-none = очков это не принесло бы

## Разбор законченной партии

review-course-wins = Шансы на победу, в процентах
review-course-points = { $game ->
    [dice_theme_park] Сколько звёзд можно ожидать
   *[other] Сколько очков можно ожидать
    }
review-how-wins = С каждого места боты много раз доиграли партию; столько партий из ста выиграно.
review-how-points = С каждого места непритязательные боты много раз доиграли партию; столько они набирали в среднем.
review-begin = Начало
review-end = Конец
review-closer = Ищем, что обошлось дороже всего и что сделала удача …
review-costly = { $seat-who ->
    [you] Что обошлось вам дороже всего
   *[other] Что обошлось дороже всего: { $seat }
    }
review-taken = Решение { $number }: «{ $text }»
review-better-wins = Лучше: «{ $text }». Это примерно на { $count ->
        [one] { $count } выигранную партию
        [few] { $count } выигранные партии
       *[other] { $count } выигранных партий
        } из ста больше.
review-better-points = Лучше: «{ $text }». Это примерно на { $game ->
        [dice_theme_park] { $count ->
            [one] { $count } звезду
            [few] { $count } звезды
           *[other] { $count } звёзд
            }
       *[other] { $count ->
            [one] { $count } очко
            [few] { $count } очка
           *[other] { $count } очков
            }
        } больше.
review-cheap-wins = Нет решений, вместо которых другой ответ явно выигрывал бы больше партий.
review-cheap-points = Нет решений, вместо которых другой ответ явно принёс бы больше.
review-luck = Что дала и отняла удача
review-gave-wins = Решение { $number }: удача прибавила { $seat-who ->
        [you] вам
       *[other] игроку { $seat }
        } примерно { $count ->
        [one] { $count } победу
        [few] { $count } победы
       *[other] { $count } побед
        } на сто партий.
review-gave-points = Решение { $number }: удача прибавила { $seat-who ->
        [you] вам
       *[other] игроку { $seat }
        } примерно { $game ->
        [dice_theme_park] { $count ->
            [one] { $count } звезду
            [few] { $count } звезды
           *[other] { $count } звёзд
            }
       *[other] { $count ->
            [one] { $count } очко
            [few] { $count } очка
           *[other] { $count } очков
            }
        }.
review-took-wins = Решение { $number }: удача отняла { $seat-who ->
        [you] у вас
       *[other] у игрока { $seat }
        } примерно { $count ->
        [one] { $count } победу
        [few] { $count } победы
       *[other] { $count } побед
        } на сто партий.
review-took-points = Решение { $number }: удача отняла { $seat-who ->
        [you] у вас
       *[other] у игрока { $seat }
        } примерно { $game ->
        [dice_theme_park] { $count ->
            [one] { $count } звезду
            [few] { $count } звезды
           *[other] { $count } звёзд
            }
       *[other] { $count ->
            [one] { $count } очко
            [few] { $count } очка
           *[other] { $count } очков
            }
        }.
review-even = Ничто из открывшегося явно не прибавило и не отняло многого.

## Упражнения

practice-begin = Упражнения: { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[many] { $count } позиций
    } из партий ботов, где один ответ явно лучше прочих. Найдите его.
practice-number = Позиция { $number } из { $count }
practice-right = Верно: { $text }
practice-wrong = Есть ответ лучше, чем «{ $given }»: { $text }
practice-found = Найдено: { $found } из { $count }.
practice-all = Вы нашли все.
practice-none = Для этой игры упражнений нет.

## Первые партии

lesson-number = Первая партия: шаг { $number } из { $count }
lesson-over = Первая партия: сыграна
lesson-other = «{ $given }» тоже можно. Сначала сделайте то, что здесь сказано; потом играйте, как хотите.
lesson-none = Для этой игры первой партии нет.
example-number = Пример { $id }: шаг { $number } из { $count }
example-over = Пример { $id }: сыгран
example-now = Теперь: { $answer }

## Что бывает в каждой игре

event-undone = { $seat-who ->
    [you] Вы отменяете свой последний шаг.
   *[other] { $seat } отменяет последний шаг.
    }
# How often the same happened in a row.
times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
    }
by-seat = { $seat } { $number }

## What people say to each other: phrases that everybody reads in their own language

say-hello = Всем привет
say-luck = Удачи и приятной игры
say-thinking = Дайте подумать
say-moment = Отойду на минутку
say-back = Я снова здесь
say-your-turn = Твой ход
say-take-time = Не спеши
say-well-played = Отличный ход
say-surprised = Вот этого не ожидал никто
say-lucky = Вот это везение
say-oops = Ой
say-sorry = Извините
say-thanks = Спасибо
say-close = Борьба на равных
say-good-game = Хорошая партия
say-again = Сыграем ещё?
say-bye = Пока, до встречи

## Ошибки

error-bad-text = «{ $got }» — такого действия нет.
error-ambiguous-text = «{ $got }» может означать разные ответы: { $choices }.
error-nothing-to-undo = Этот шаг отменить нельзя: с тех пор открылось что-то новое или решение принял кто-то другой.
error-not-your-decision = Сейчас решаете не вы.
error-no-such-option = Варианта { $number } нет; выберите от 1 до { $last }.

## Конец игры

result-winners = { $count ->
    [0] Победителей нет.
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
former-player = Бывший игрок

## Стол, нарисованный просто: для игр без своего поля

plain-table = На столе
plain-empty = пусто
plain-broken = Собственное поле этой игры не работает; вот простое. Из партии ничего не потеряно.
