### Yellowstone Park. Карту называют по цвету и числу; на ней есть зверь, который правил не касается.

title = Йеллоустон-парк
tagline = Выкладывайте зверей туда, где им есть место. Кто не поместился, достаётся вам.
about = У рядов есть номера, столбцы получают цвет. Держите карты в пределах трёх рядов и трёх столбцов, иначе остальные достанутся вам как штраф. Побеждает тот, чья фишка ниже всех.

## Что лежит на столе

colour = { $colour ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
   *[blue] синяя
    }
    .acc = { $colour ->
        [red] красную
        [yellow] жёлтую
        [green] зелёную
       *[blue] синюю
        }
    .gen = { $colour ->
        [red] красной
        [yellow] жёлтой
        [green] зелёной
       *[blue] синей
        }
    .noun = { $colour ->
        [red] Красный
        [yellow] Жёлтый
        [green] Зелёный
       *[blue] Синий
        }
holder-colour = { $holder ->
    [red] красным
    [yellow] жёлтым
    [green] зелёным
   *[blue] синим
    }
animal = { $animal ->
    [elk] лось
    [wolf] волк
    [bear] медведь
    [eagle] орёл
    [raccoon] енот
    [hare] заяц
    [lynx] рысь
   *[bison] бизон
    }
card = { colour } { $number }
    .full = { colour } { $number }, { animal }
    .acc = { colour.acc } { $number }
    .gen = { colour.gen } { $number }
space = ряд { $row }, столбец { $column }
    .at = в столбец { $column }
draw-pile = колода
malus-pile = { $seat-who ->
    [you] ваша штрафная стопка
   *[other] штрафная стопка ({ $seat })
    }

## Вопросы

# Сколько карт в полной руке: взять …
hand-number = { $hand ->
    [2] две
    [3] три
    [4] четыре
    [5] пять
   *[6] шесть
    }
# Сколько карт в полной руке: до …
hand-up-to = { $hand ->
    [2] двух
    [3] трёх
    [4] четырёх
    [5] пяти
   *[6] шести
    }
# Сколько карт в полной руке: с …
hand-with = { $hand ->
    [2] двумя
    [3] тремя
    [4] четырьмя
    [5] пятью
   *[6] шестью
    }
ask-lay-first = Выберите карту и столбец для неё.
ask-lay-second = Выложите вторую карту или остановитесь.
ask-refill = { $held ->
    [one] Добрать до { hand-up-to } карт или остаться с { $held } картой?
   *[other] Добрать до { hand-up-to } карт или остаться с { $held } картами?
    }
ask-source = Рука пуста. Взять { hand-number } из ваших штрафных карт (их { $malus }) или добрать { hand-number } из колоды (в ней { $pile })?

## Ответы

option-lay = Выложить { $card-acc } { $space-at }: { option-takes }{ option-bonus }
option-takes = { $count ->
    [0] ничего не забираете
    [one] забираете { $count } карту ({ $cards })
    [few] забираете { $count } карты ({ $cards })
   *[many] забираете { $count } карт ({ $cards })
    }
option-bonus = { $bonus ->
    [0] { "" }
   *[other] , фишка −{ $bonus }
    }
option-stop = Остановиться: ход заканчивается, карты не добираются
option-refill = Добрать до { hand-up-to } из колоды (в ней { $pile })
option-keep = Не добирать карты
option-malus = Взять наугад { hand-number } из своей штрафной стопки
option-pile = Добрать { hand-number } из колоды (в ней { $pile })

## События

event-deal = Каждый получает по { $count ->
    [one] { $count } карте
   *[many] { $count } карт
    }; в колоде остаётся { $pile }, одна карта открывается.
event-dealt = Ваша рука: { $cards }.
event-turn-up = Первая карта на поле — { $card }: { $space }.
event-turn = { $seat-who ->
    [you] Ход { $turn }: ваша очередь.
   *[other] Ход { $turn }: { $seat }.
    }
event-lay = { $seat-who ->
    [you] Вы кладёте { $card-acc } { $space-at }.
   *[other] { $seat } кладёт { $card-acc } { $space-at }.
    }
event-collect = { $seat-who ->
    [you] Вы забираете { $count ->
        [one] { $count } штрафную карту: { $cards-acc }.
        [few] { $count } штрафные карты: { $cards-acc }.
       *[many] { $count } штрафных карт: { $cards-acc }.
        }
   *[other] { $seat } забирает { $count ->
        [one] { $count } штрафную карту: { $cards-acc }.
        [few] { $count } штрафные карты: { $cards-acc }.
       *[many] { $count } штрафных карт: { $cards-acc }.
        }
    }
event-bonus = { $seat-who ->
    [you] Бонус { $steps }: ваша фишка переходит с { $before } на { $marker }.
   *[other] Бонус { $steps }: фишка игрока { $seat } переходит с { $before } на { $marker }.
    }
event-draw = { $seat-who ->
    [you] Вы добираете { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }; { pile-left }.
   *[other] { $seat } добирает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }; { pile-left }.
    }
pile-left = { $pile ->
    [0] колода пуста
   *[other] в колоде остаётся { $pile }
    }
event-drawn = Новые карты: { $cards }.
malus-left = { $malus ->
    [0] она пуста
   *[other] в ней остаётся { $malus }
    }
event-take-malus = { $seat-who ->
    [you] Вы берёте обратно { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        } из своей штрафной стопки; { malus-left }.
   *[other] { $seat } берёт обратно { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        } из штрафной стопки; { malus-left }.
    }
event-taken = Снова на руке: { $cards }.
event-score = Подсчёт. Штрафные карты: { $malus }. Фишки теперь: { $markers }.
event-new-pile = { $rest ->
    [0] Штрафные карты перемешаны
   *[other] Штрафные карты перемешаны вместе с остатком колоды (карт в нём: { $rest })
    }: в новой колоде { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
    }
event-counter = { $counter ->
    [0] Нейтральный счётчик дошёл до конца.
   *[other] Нейтральный счётчик переходит на { $counter }.
    }
event-end = Игра окончена: { $reason ->
    [turn-cap] достигнут предел ходов.
   *[end-score] фишка дошла до конечной отметки.
    }

## Почему так нельзя

why-cards-are-laid = Ваши карты в этот ход уже выложены.
why-must-lay = За ход нужно выложить хотя бы одну карту, поэтому остановиться пока нельзя.
why-no-refill-choice = { $choice ->
    [1] Добирать или нет, вы решаете после двух выложенных карт, если рука не пуста.
   *[0] Вдвоём и втроём выбора нет: после двух выложенных карт рука, если она не пуста, добирается сама.
    } Сейчас у вас карт: { $held }.
why-hand-not-empty = Откуда брать, вы выбираете с пустой рукой и хотя бы { hand-with } штрафными картами. У вас на руке { $held }, в штрафной стопке { $malus }.
why-not-in-hand = У вас нет { $card-gen }.
why-card-first = Сначала выберите карту с руки.
why-wrong-row = { $card } идёт в ряд { $number }, ряд её числа, а не в ряд { $row }.
why-colour-elsewhere = { colour.noun } цвет занимает столбец { $other }, поэтому { $card } идёт туда, а не в столбец { $column }.
why-column-taken = Столбец { $column } занят { holder-colour } цветом, а { $card } требует пустого столбца.

## Первая партия

lesson-try = Карта идёт в ряд своего числа. А в какой столбец? Попробуйте положить { $card-acc } в столбец { $column }: так нельзя, и вы узнаете почему.
lesson-try-done = { colour.noun } цвет уже занимает столбец { $other }, а столбец у цвета один.
lesson-row = Теперь выложите { $card-acc } { $space-at }: в ряд её числа, в столбец её цвета.
lesson-row-done = Она поместилась: все карты по-прежнему в пределах трёх рядов и трёх столбцов, и вы ничего не берёте.
lesson-empty = За ход кладут одну или две карты. Цвета карты «{ $card }» на поле нет, поэтому ей открыт любой пустой столбец. Положите её { $space-at }, рядом с другими.
lesson-empty-done = И она поместилась. Теперь этот столбец принадлежит её цвету.
lesson-refill = Вы выложили две карты; карт у вас на руке: { $held }. Кто выложил две, может добрать руку. Доберите.
lesson-refill-done = Карт на руке снова { $held }. Потом ходили другие; что они сделали, рассказывает журнал.
lesson-bonus = Из девяти мест занято { $spaces }. За восьмое даётся бонус, за девятое — побольше. Выложите { $card-acc } { $space-at }.
lesson-bonus-done = Занято мест: { $spaces }. Ваша фишка спускается с { $marker-before } на { $marker }. Чем ниже, тем лучше.
lesson-stop = Посмотрите на свои карты: куда ни положи любую из них, придётся забирать другие. Лучше остановиться.
lesson-stop-done = Вы выложили одну карту, поэтому не добираете; на руке { $held }. Кто не остановился вовремя, тому пришлось забрать карты.
lesson-twin = Каждая карта есть дважды. Двойник карты «{ $card }» лежит на поле; вторая ложится сверху и помещается всегда. Выложите её.
lesson-twin-done = Занято мест: { $spaces }, не больше прежнего. За карту на двойнике бонуса нет.
lesson-take = А теперь — чего стоит карта, которая не помещается. Выложите { $card-acc } { $space-at }: всё, что дальше двух рядов или столбцов от неё, достанется вам.
lesson-take-done = Слишком далеко лежали { $cards }: теперь они в вашей штрафной стопке. Карт в ней: { $malus }.
lesson-choose = Когда колода пуста, считают очки: фишки поднимаются на число штрафных карт, ваша — на { $malus } с { $marker }. Доберите руку или оставьте как есть.
lesson-choose-done = Карт на руке: { $held }. У кого рука пуста, берёт новые карты: из колоды или из своей штрафной стопки, если она достаточно велика.
lesson-end = Вот и вся игра. Когда при подсчёте фишка доходит до { $end_score }, игра окончена; побеждает тот, чья фишка ниже всех.

## Чем кончилось

outcome-end-score = Фишка дошла до конечной отметки.
outcome-turn-cap = Достигнут предел ходов.

## Что меняет ответ и что изменил бы другой

gain-malus =
    .more = вы заберёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }
    .less = избавит вас от { $count ->
        [one] { $count } штрафной карты
       *[many] { $count } штрафных карт
        }
    .none = вы ничего не заберёте
    .else-more = пришлось бы забрать { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }
    .else-less = это избавило бы от { $count ->
        [one] { $count } штрафной карты
       *[many] { $count } штрафных карт
        }
    .else-none = забирать ничего не пришлось бы
gain-markers =
    .more = из-за подсчёта ваша фишка поднимется на { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[many] { $count } делений
        }
    .less = ваша фишка опустится на { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[many] { $count } делений
        }
    .none = ваша фишка останется на месте
    .else-more = из-за подсчёта ваша фишка поднялась бы на { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[many] { $count } делений
        }
    .else-less = ваша фишка опустилась бы на { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[many] { $count } делений
        }
    .else-none = ваша фишка осталась бы на месте
instead-option-lay = { $same ->
    [yes] если положить её { $space-at }
   *[other] если положить { $card-acc } { $space-at }
    }
instead-option-stop = если остановиться
instead-option-refill = если добрать карты
instead-option-keep = если оставить руку как есть
instead-option-malus = если взять штрафные карты
instead-option-pile = если взять из колоды

## Из чего складывается оценка

part-markers = фишки
    .better = ваша фишка стоит лучше по сравнению с другими
    .worse = ваша фишка стоит хуже по сравнению с другими
part-malus = штрафные стопки
    .better = у вас будет меньше штрафных карт
    .worse = у вас будет больше штрафных карт
part-hand-fit = рука
    .better = остальные ваши карты лучше подходят к полю
    .worse = остальные ваши карты хуже подходят к полю
part-board-danger = следующий игрок
    .better = следующему игроку достанется более полное поле
    .worse = следующему игроку достанется более пустое поле

## К чему ведёт ответ в партиях, доигранных до конца

fact-low = ваша фишка остаётся в нижней половине шкалы
fact-clean = ваша штрафная стопка в конце пуста

## Настройки

setup-edge_matrix = Матрица на краю
    .help = Продвинутое правило: ряды 1 и 7 тоже образуют матрицу, из шести клеток.
setup-two_player_variant = Нейтральный счётчик
    .help = Вдвоём: каждый возврат штрафных карт на руку приближает подсчёт.
setup-end_score = Конечная отметка
    .help = Игра заканчивается, когда при подсчёте чья-то фишка доходит до этого числа.
setup-turn_cap = Предел ходов
    .help = После этого числа ходов игра сразу заканчивается.
setup-start_seat = Кто начинает
    .help = Место, которое ходит первым; если не задано, решает жребий.

## Подписи вокруг поля

label-hand = рука
label-malus = штраф
label-marker = фишка
label-pile = колода
label-counter = счётчик
label-track = шкала очков
label-turn = ход { $turn }
label-your-hand = Ваша рука
legend-double = две карты
legend-open = можно положить

## В терминале

notation-help = Карта и столбец записываются так: Y4:6 — жёлтая 4 в столбец 6; если открыт лишь один столбец, хватит и Y4.
notation-example = Y4:3
answer-takes = { $count ->
    [0] ничего
   *[other] заберёте { $count }
    }
answer-bonus = фишка −{ $bonus }
