### Iditacards. Карта зовётся как напечатано; карты своих наборов — как напечатано на них.

title = Iditacards
tagline = Соберите упряжку и рискните ею на льду.
about = Гонка на собачьих упряжках сквозь холод и голод: карты оплачиваются картами, верх колоды испытывает удачу, побеждает тот, кто первым пересечёт финиш. В одиночку гонка идёт против числа ходов.

## Что на столе

card = { $name ->
    [a_hat] Шапка
    [armour] Броня
    [breakfast] Завтрак
    [dinner] Ужин
    [dog_chow] Сухой корм
    [first_aid] Аптечка
    [good_dog] Хороший пёс
    [grandma_soup] Бабушкин суп
    [husky] Хаски
    [lead_dog] Вожак
    [lunch] Обед
    [move] Ход
    [mush] Вперёд
    [repair_sled] Ремонт саней
    [rest] Отдых
    [upgrade_sled] Лучшие сани
    [wheel_dog] Коренной пёс
    [bear] Медведь
    [big_dog] Большой пёс
    [chihuahua] Чихуахуа
    [dog_food] Собачий корм
    [dog_shoes] Собачьи башмачки
    [downhill_slide] Спуск с горы
    [greyhound] Борзая
    [haste] Спешка
    [iditarod_drift] Занос Айдитарода
    [midnight_sun] Полуночное солнце
    [problem_dog] Трудный пёс
    [push] Толчок
    [rush] Натиск
    [slow_and_steady] Тише едешь
    [sprint] Рывок
    [squirrel] Белка
    [steam_engine] Паровой двигатель
    [tactical_play] Тактика
    [dog_trap] Капкан
    [eat_dog] Съесть собаку
    [hitch_a_ride] Попутчик
    [hydrogen_sulfide] Сероводород
    [ice_box] Ледник
    [improvise] Импровизация
    [plate_mail] Латы
    [polar_bear] Белый медведь
    [referee] Судья
    [russian_bear_dog] Русско-европейская лайка
    [salvage] Спасённое добро
    [scrapyard] Свалка
    [stab_in_the_dark] Выстрел в темноту
    [stop_and_shop] Стоянка с покупками
    [thermostat] Термостат
    [tip_sled] Опрокинутые сани
    [trade_dog] Обмен собаки
    [travel_light] Налегке
    [whale_meat] Китовое мясо
    [bandage] Бинт
    [bison] Бизон
    [brandy] Бренди
    [caffeine] Кофеин
    [cat] Кот
    [lazy_dog] Ленивый пёс
    [makeshift_sled] Самодельные сани
    [malamute] Маламут
    [midnight_snack] Полуночный перекус
    [new_sled] Новые сани
    [retriever] Ретривер
    [rope] Верёвка
    [study_up] Учёба
    [through_the_night] Всю ночь
    [tiara] Тиара
    [torch] Факел
    [band_aid] Пластырь
    [campfire] Костёр
    [coat] Пальто
    [cute_dog] Милый пёс
    [harness] Упряжь
    [ibuprofin] Ибупрофен
    [leather_hide] Кожаная шкура
    [leather_jacket] Кожаная куртка
    [poutine] Картошка с сыром
    [raw_venison] Сырая оленина
    [smart_dog] Умный пёс
    [venison_carpaccio] Карпаччо из оленины
    [venison_steak] Стейк из оленины
    [vigilance] Бдительность
    [all_in] Ва-банк
    [buffer_panel] Отбойник
    [cricket] Сверчок
    [daylight_savings_time] Летнее время
    [desperate_times] Отчаянные времена
    [diamorphine] Диаморфин
    [dog_collar] Ошейник
    [engineer_dog] Пёс-инженер
    [here_boy] Ко мне
    [meditate] Медитация
    [moose] Лось
    [nuclear_reactor] Ядерный реактор
    [out_of_control] Без управления
    [puppy] Щенок
    [robodog] Робопёс
    [satiated] Сытость
    [serenity] Безмятежность
    [sleeping_bag] Спальник
    [sticky_snow] Липкий снег
    [surgery] Операция
    [utility_knife] Складной нож
    [waffle] Вафля
    [damaged] Повреждение
   *[other] { $printed }
    }
deck = { $seat-who ->
    [you] ваша колода
   *[other] колода игрока { $seat }
    }
hand = { $seat-who ->
    [you] ваша рука
   *[other] рука игрока { $seat }
    }
discard = { $seat-who ->
    [you] ваш сброс
   *[other] сброс игрока { $seat }
    }
stack = { $seat-who ->
    [you] ваш риск
   *[other] риск игрока { $seat }
    }
look = { $seat-who ->
    [you] карты, на которые вы смотрите
   *[other] карты, на которые смотрит { $seat }
    }
sort = { $seat-who ->
    [you] карты, которые вы возвращаете
   *[other] карты, которые возвращает { $seat }
    }
team = { $seat-who ->
    [you] ваша упряжка
   *[other] упряжка игрока { $seat }
    }
gear = { $seat-who ->
    [you] ваше снаряжение
   *[other] снаряжение игрока { $seat }
    }
legend = { $seat-who ->
    [you] ваши легендарные карты
   *[other] легендарные карты игрока { $seat }
    }
supply = запас
pile-speed = колода «Бег»
pile-reckless = колода «Азарт»
pile-improvement = колода «Рост»
pile-survivor = колода «Защита»
destroyed-speed = уничтоженные карты «Бега»
destroyed-reckless = уничтоженные карты «Азарта»
destroyed-improvement = уничтоженные карты «Роста»
destroyed-survivor = уничтоженные карты «Защиты»
damage = стопка повреждений
box = коробка
gone = карты вне игры

## Вопросы

ask-turn = { $owed ->
    [0] Сыграйте карту или начните новый день.
   *[other] Карте «{ $card }» нужно ещё карт из колоды: { $owed }. Откройте верхнюю или начните новый день.
    }
ask-energy = Сбросьте карту за энергию для карты «{ $card }»; осталось: { $left }.
ask-join = Начинается новый день. Вы присоединитесь?
ask-legendary = Контрольный пункт: какая легендарная карта уйдёт в ваш сброс?
ask-kill = Какая из ваших собак погибнет?
ask-limit = Упряжка слишком велика. Какая собака её покинет?
ask-attach = Какой собаке достанется снаряжение?
ask-kill-fake = Какая ненастоящая собака погибнет?
ask-kill-laden = Какая собака со снаряжением погибнет?
ask-destroy = Уничтожить одну из этих карт? Не больше: { $left }.
ask-keep = Замешайте карту в колоду или возьмите все в руку.
ask-recover = Вернуть карту из сброса? Не больше: { $left }.
ask-fill = Какая колода пополнит запас?
ask-take = Возьмите карту из запаса; осталось: { $left }.
ask-destroy-held = Уничтожить карту с руки?

## Ответы

option-play = Сыграть карту «{ $card }»{ for-energy }{ for-health }{ for-risk }
for-energy = { $energy ->
    [0] { "" }
   *[other] { " · сбросить карт: " }{ $energy }
    }
for-health = { $health ->
    [0] { "" }
   *[other] { " · с колоды: " }{ $health }
    }
for-risk = { $risk ->
    [0] { "" }
   *[other] { " · ждёт карт колоды: " }{ $risk }
    }
option-risk = Открыть верхнюю карту колоды
option-day = Начать новый день
option-dismiss = Сначала убить: { $card }
option-drop = Сначала сбросить: { $card }
option-energy = Сбросить: { $card }
option-join = Присоединиться к новому дню
option-stay = Продолжить свой день
option-legendary = Взять: { $card }
option-take = Взять: { $card }
option-kill = { $owner-who ->
    [you] Убить: { $card }
   *[other] Убить: { $card } (игрок { $owner })
 }
option-kill-fake = { option-kill }
option-kill-laden = { option-kill }
option-limit = Расстаться: { $card }
option-attach = Надеть: { $card }
option-destroy = Уничтожить: { $card }
option-destroy-held = Уничтожить: { $card }
option-done = Больше ничего
option-keep = Замешать в колоду: { $card }
option-hand = Взять всё в руку
option-recover = Вернуть: { $card }
option-fill = Пополнить: { $deck }

## События

event-set-up = { $seat-who ->
    [you] Колоды перемешаны. Вы начинаете.
   *[other] Начинает { $seat }; колоды перемешаны.
    }
event-turn = { $seat-who ->
    [you] Ход { $turn }: вы.
   *[other] Ход { $turn }: { $seat }.
    }
event-draw = { $seat-who ->
    [you] Вы берёте карт: { $count }.
   *[other] { $seat } берёт карт: { $count }.
    }
event-draw-own = Новое в вашей руке: { $cards }.
event-look = { $seat-who ->
    [you] Вы смотрите верх колоды, карт: { $count }.
   *[other] { $seat } смотрит верх колоды, карт: { $count }.
    }
event-look-own = Вы видите: { $cards }.
event-put-back = { $seat-who ->
    [you] Вы замешиваете в колоду карт: { $count }.
   *[other] { $seat } замешивает в колоду карт: { $count }.
    }
event-put-back-own = { "" }
event-to-hand = { $seat-who ->
    [you] Вы берёте в руку карт: { $count }.
   *[other] { $seat } берёт в руку карт: { $count }.
    }
event-to-hand-own = { "" }
event-gather = { "" }
event-gather-own = { "" }
event-spent = { "" }
event-fresh = { $seat-who ->
    [you] Ваш день { $count } окончен: все карты замешаны.
   *[other] День { $count } игрока { $seat } окончен: все карты замешаны.
    }
event-weather = Погода: { $weather ->
    [snow] снег
    [sun] солнце
    [cloud] облака
    [storm] буря
    [wind] ветер
   *[rain] дождь
    }.
event-new-day = { $seat-who ->
    [you] Вы начинаете новый день.
   *[other] { $seat } начинает новый день.
    }
event-join = { $seat-who ->
    [you] Вы присоединяетесь.
   *[other] { $seat } присоединяется.
    }
event-stay = { $seat-who ->
    [you] Вы продолжаете свой день.
   *[other] { $seat } продолжает свой день.
    }
event-leg-numbers = { $seat-who ->
    [you] Новый этап: у вас холод { $hypothermia }, голод { $starvation }.
   *[other] Новый этап: у игрока { $seat } холод { $hypothermia }, голод { $starvation }.
    }
event-hypothermia = { $seat-who ->
    [you] Холод: у вас холод { $hypothermia }, голод { $starvation }.
   *[other] Холод: у игрока { $seat } холод { $hypothermia }, голод { $starvation }.
    }
event-starvation = { $seat-who ->
    [you] Голод: у вас холод { $hypothermia }, голод { $starvation }.
   *[other] Голод: у игрока { $seat } холод { $hypothermia }, голод { $starvation }.
    }
event-relief = { $seat-who ->
    [you] Облегчение: у вас холод { $hypothermia }, голод { $starvation }.
   *[other] Облегчение: у игрока { $seat } холод { $hypothermia }, голод { $starvation }.
    }
event-die = { $alone ->
    [1] Вы погибаете в пути.
   *[other] { $seat-who ->
        [you] Вы погибаете, возвращаетесь на клетку { $square } и начинаете в тепле и сытости.
       *[other] { $seat } погибает и возвращается на клетку { $square }.
        }
    }
event-damage = { $seat-who ->
    [you] Вы получаете повреждения: { $count }.
   *[other] { $seat } получает повреждения: { $count }.
    }
event-storm-bound = { $seat-who ->
    [you] Буря не пускает вас.
   *[other] Буря не пускает: { $seat }.
    }
event-go = { $seat-who ->
    [you] Вы проезжаете { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
        }.
   *[other] { $seat } проезжает { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
        }.
    }
event-pass = { $seat-who ->
    [you] Вы обгоняете игрока { $other }; { $other } отходит на клетку { $square }.
   *[other] { $other-who ->
        [you] { $seat } обгоняет вас; вы отходите на клетку { $square }.
       *[other] { $seat } обгоняет игрока { $other }; { $other } отходит на клетку { $square }.
    }
    }
event-legendary = { $seat-who ->
    [you] Контрольный пункт: { $cards } уходит в ваш сброс.
   *[other] Контрольный пункт: { $cards } уходит в сброс игрока { $seat }.
    }
event-play = { $seat-who ->
    [you] Вы играете: { $cards }.
   *[other] { $seat } играет: { $cards }.
    }
event-risk = { $seat-who ->
    [you] За риск вы открываете: { $cards }.
   *[other] За риск { $seat } открывает: { $cards }.
    }
event-pay = { $seat-who ->
    [you] Вы сбрасываете за энергию: { $cards }.
   *[other] { $seat } сбрасывает за энергию: { $cards }.
    }
event-health = { $seat-who ->
    [you] Вы сбрасываете за здоровье: { $cards }.
   *[other] { $seat } сбрасывает за здоровье: { $cards }.
    }
event-payment-fails = { $seat-who ->
    [you] Повреждение: ваша оплата не удалась.
   *[other] Повреждение: оплата игрока { $seat } не удалась.
    }
event-fizzle = { $seat-who ->
    [you] { $cards }: без эффекта, в ваш сброс.
   *[other] { $cards }: без эффекта, в сброс игрока { $seat }.
    }
event-pend = { $seat-who ->
    [you] «{ $card }» ждёт карт из вашей колоды: { $count }.
   *[other] «{ $card }» ждёт карт из колоды игрока { $seat }: { $count }.
    }
event-paid = «{ $card }»: { $count ->
    [0] риск оплачен
   *[other] осталось { $count }
    }.
event-takes-effect = { $seat-who ->
    [you] «{ $card }» действует для вас.
   *[other] «{ $card }» действует для игрока { $seat }.
    }
event-snowed-in = { $seat-who ->
    [you] В снег ваша карта саней ничего не делает.
   *[other] В снег карта саней игрока { $seat } ничего не делает.
    }
event-dog = { $seat-who ->
    [you] { $cards }: теперь в вашей упряжке.
   *[other] { $cards }: теперь в упряжке игрока { $seat }.
    }
event-armour = { $seat-who ->
    [you] { $cards } спасает: { $dog }.
   *[other] { $cards } спасает у игрока { $seat }: { $dog }.
    }
event-drop = { $seat-who ->
    [you] { $cards } ({ $dog }): в ваш сброс.
   *[other] { $cards } ({ $dog }): в сброс игрока { $seat }.
    }
event-dog-to-hand = { $seat-who ->
    [you] { $cards } погибает и возвращается в вашу руку.
   *[other] { $cards } погибает и возвращается в руку игрока { $seat }.
    }
event-dog-to-discard = { $seat-who ->
    [you] { $cards } погибает и уходит в ваш сброс.
   *[other] { $cards } погибает и уходит в сброс игрока { $seat }.
    }
event-destroy = { $seat-who ->
    [you] Вы навсегда теряете: { $cards }.
   *[other] { $seat } навсегда теряет: { $cards }.
    }
event-no-room = { $seat-who ->
    [you] В вашей упряжке нет места: { $cards }.
   *[other] В упряжке игрока { $seat } нет места: { $cards }.
    }
event-attach = { $seat-who ->
    [you] Вы надеваете: { $cards } ({ $dog }).
   *[other] { $seat } надевает: { $cards } ({ $dog }).
    }
event-void = { $seat-who ->
    [you] Ни одна ваша собака не может погибнуть: эффекта нет.
   *[other] Ни одна собака игрока { $seat } не может погибнуть: эффекта нет.
    }
event-recover = { $seat-who ->
    [you] Вы возвращаете: { $cards }.
   *[other] { $seat } возвращает: { $cards }.
    }
event-renew = Уничтоженные карты колоды замешаны в неё снова.
event-fill = Новое в запасе: { $cards }.
event-take = { $seat-who ->
    [you] Вы берёте: { $cards }.
   *[other] { $seat } берёт: { $cards }.
    }
event-until-day-ends = { $seat-who ->
    [you] До конца вашего дня { $what ->
        [immune] ни соперники, ни погода не действуют
        [free-energy] энергия ничего не стоит
       *[free-health] здоровье ничего не стоит
        }.
   *[other] До конца дня игрока { $seat } { $what ->
        [immune] ни соперники, ни погода не действуют
        [free-energy] энергия ничего не стоит
       *[free-health] здоровье ничего не стоит
        }.
    }
event-end = Гонка окончена: { $reason ->
    [finish] сани пересекли финиш.
    [death] вы погибли в пути.
   *[turn-cap] достигнут предел ходов.
    }

## Почему что-то нельзя

why-not-this-dog = { $card }: эту собаку выбрать нельзя — она не может погибнуть, на ней нет места или карта просит о другой.
why-in-order = Карты сбрасывают слева направо, по одной: «{ $card }» идёт раньше или позже, смотрите, какие выделены.
why-not-in-hand = У вас на руке нет карты «{ $card }».
why-risk-pending = Ваш риск не оплачен: карта «{ $card }» остаётся на руке, пока он не оплачен или не брошен.
why-not-payable = Карта «{ $card }» стоит энергии { $energy } и здоровья { $health }; кроме неё на руке { $held }, в колоде { $deck }.

## Чем всё кончилось

outcome-finish = Сани пересекли финиш.
outcome-death = Каюр погиб в пути.
outcome-turn-cap = Достигнут предел ходов.

## Что меняет ответ и что изменил бы другой

gain-position =
    .more = продвигает вас на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
        }
    .less = отбрасывает вас на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
        }
    .none = оставляет вас на месте
    .else-more = продвинуло бы вас на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
        }
    .else-less = отбросило бы вас на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
        }
    .else-none = оставило бы вас на месте
gain-conditions =
    .more = прибавляет всего { $count } холода и голода
    .less = убавляет всего { $count } холода и голода
    .none = не меняет холода и голода
    .else-more = прибавило бы всего { $count } холода и голода
    .else-less = убавило бы всего { $count } холода и голода
    .else-none = не изменило бы холода и голода
gain-hand =
    .more = добавляет на руку { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }
    .less = забирает с руки { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }
    .none = не меняет числа карт на руке
    .else-more = добавило бы на руку { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }
    .else-less = забрало бы с руки { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }
    .else-none = не изменило бы числа карт на руке

## Из чего складывается оценка

part-position = место
    .better = вы продвигаетесь по маршруту
    .worse = вы отстаёте на маршруте
part-engine = упряжка
    .better = упряжка тянет лучше
    .worse = упряжка тянет хуже
part-conditions = холод и голод
    .better = вам теплее и сытнее
    .worse = вам холоднее или голоднее
part-deck = колода
    .better = ваши карты лучше
    .worse = ваши карты хуже
part-hand = рука
    .better = у вас больше карт на руке
    .worse = у вас меньше карт на руке
part-pending = риск
    .better = на ваши риски поставлено больше
    .worse = на ваши риски поставлено меньше

## К чему ведёт ответ в партиях, доигранных до конца

fact-last-leg = вы добираетесь до последнего этапа
fact-team = в конце у вас в упряжке не меньше двух собак
fact-damaged = в конце у вас три или больше карт «Повреждение»

## Подготовка

setup-upgrade_decks = Колоды улучшений
    .help = Сумма: 1 Бег, 2 Азарт, 4 Рост, 8 Защита; 15 — все.
setup-upgrade_decks-0 = никаких
setup-upgrade_decks-part-1 = Бег
setup-upgrade_decks-part-2 = Азарт
setup-upgrade_decks-part-4 = Рост
setup-upgrade_decks-part-8 = Защита
setup-speed_on_advance = Скорость в конце хода
    .help = Завершающий шаг учитывает скорость; иначе это одна клетка.
setup-snow = Снег уничтожает запас
    .help = Как напечатано на поле: снег уничтожает запас, а карты саней действуют.
setup-solo_utility = Служебные карты в одиночку
    .help = В одиночной игре есть и служебные карты.
setup-turn_cap = Предел ходов
    .help = После стольких ходов каждого решает порядок на маршруте.

## На столе

label-square = клетка
label-hypothermia = холод
label-starvation = голод
label-speed = скорость
label-hand = рука
label-deck = колода
label-energy = энергия
label-health = здоровье
label-risk = риск
label-all = все
label-empty = ничего
label-in-play = в игре
label-your-hand = Ваша рука
label-joined = новый день начинают: { $names }
label-printed = в скобках — как напечатано
label-deadly = × на 7: { $alone ->
    [1] гонка окончена
   *[other] гибель, назад на 30 клеток
    } · ┼ контрольный пункт
label-new-day = новый день даст { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[other] { $draw } карт
    } (на руке { $hand })
label-leg = { $leg ->
    [town] Город
    [hills] Холмы
    [blizzard] Метель
    [frozen_lake] Замёрзшее озеро
    [rope_bridge] Верёвочный мост
    [mountain] Гора
    [wasteland] Пустошь
    [forest] Лес
    [cliff_face] Утёс
   *[village] Деревня
 }
    .says = { $leg ->
        [town] Здесь вы неуязвимы
        [hills] Каждая ваша собака: скорость +1
        [blizzard] Каждая ваша собака: скорость −1
        [frozen_lake] Голод не растёт
        [rope_bridge] Риск всегда пропадает
        [mountain] Новый день: только 6 карт
        [wasteland] Новый день: голод +1
        [forest] Новый день: гибнет ваша собака
        [cliff_face] Без прибавки скорости
       *[village] После хода: верните 1 карту
     }
label-leg-told = { label-leg }, клетки с { $first } по { $last }. Холод { $cold }, голод { $hunger }. { label-leg.says }.
label-seat = Клетка { $square }, { label-leg }. Скорость { $speed }. На руке { $hand }, в колоде { $deck }. Новый день даёт карт: { $draw }.
label-upgrade-deck = { $deck ->
    [speed] Бег
    [reckless] Азарт
    [improvement] Рост
   *[survivor] Защита
 }
    .says = { $deck ->
        [speed] быстрые собаки, ходы
        [reckless] ловушки, сделки
        [improvement] колода лучше
       *[survivor] тепло и еда
     }
label-upgrade-decks = Колоды улучшений
label-weather = { $weather ->
    [sun] Солнце
    [cloud] Облака
    [storm] Буря
    [wind] Ветер
    [rain] Дождь
   *[snow] Снег
 }
    .says = { $weather ->
        [sun] Скорость +1
        [cloud] Скорость −1
        [storm] Никто не движется
        [wind] Скорость +5; при броске холод +1
        [rain] Скорость +3; при броске голод +1
        [clearing-snow] При броске запас уничтожается
       *[snow] Карты саней не действуют
     }
label-speed-part = { $part ->
    [dogs] собаки
    [attachments] снаряжение
    [leg] этап
    [weather] погода
    [engineer] Пёс-инженер
   *[cliff] утёс
 } { $value }
label-fails = сорвёт оплату
label-no-energy = нужно других карт на руке: { $count }
label-no-health = нужно карт в колоде: { $count }
label-may = возможно повреждение
label-wants = { $count ->
    [0] оплачена
    [one] ждёт { $count } карту
    [few] ждёт { $count } карты
   *[many] ждёт { $count } карт
 }
label-clock = Ход { $turn } · день { $day }
label-type = { $type ->
    [movement] Движение
    [dog] Собака
    [attachment] Снаряжение
    [food] Еда
    [personal] Личное
    [sled] Сани
    [damage] Повреждение
   *[utility] Разное
 }
label-leads-risk = { $pays ->
    [0] { "" }
   *[other] Наверняка платят карт: { $pays }.{ " " }
 }{ $may ->
    [0] { "" }
   *[other] Неясно: { $may }.{ " " }
 }{ $fails ->
    [0] { "" }
   *[other] Срыв: { $fails }.{ " " }
 }При срыве всё ожидающее пропадает.
label-after-risk = То, что дадут карты, здесь не учтено.
label-leads-take = Уходит в ваш сброс: после нового дня её можно взять.
label-leads-legendary = { label-leads-take }
label-leads-destroy = Вы теряете её навсегда.
label-leads-recover = Затем она вернётся на руку или уйдёт в колоду.
label-leads-day = Рука, колода, сброс и всё ожидающее замешиваются, вы берёте новую руку, бросается кубик погоды.
label-later = слева направо
label-step-to = движение на { $value }
label-step-passes = мимо { $value }
label-step-end = шаг на { $value }
label-step-damage = { $value ->
    [one] { $value } повреждение
    [few] { $value } повреждения
   *[many] { $value } повреждений
 }
label-step-hypothermia = холод { $value }
label-step-starvation = голод { $value }
label-step-huts = легендарная карта
label-step-dies = гибель
label-step-void = { $value ->
    [fails] оплата сорвётся: без действия
    [may] повреждение может сорвать оплату
    [snow] в снег не действует
   *[no-dog] без смертной собаки не действует
 }
label-step-kills = { $value ->
    [one] погибнет ваша собака
    [few] погибнут { $value } ваши собаки
   *[many] погибнут { $value } ваших собак
 }
label-step-saved = вместо неё уходит { $value }, собака жива
label-step-lost = с ней уходит { $value }
label-step-speed = скорость { $value }
label-step-stays = остаётесь на { $value }

## В терминале

notation-help = Карта пишется по имени, например dog_chow; собаки и снаряжение — по месту, например dog1:2 и gear:1.
notation-example = dog_chow

## Что делают карты: текст на каждое слово набора

damages = { $amount ->
    [one] { $amount } повреждение
    [few] { $amount } повреждения
   *[many] { $amount } повреждений
    }
or-all = { $amount ->
    [999] все
   *[other] { $amount }
    }
of-all = { $where ->
    [999] всех
   *[other] { $where }
    }
does = { $verb ->
    [draw] возьмите карт: { $amount }{ per-dog }
    [move] движение { $amount }
    [double_move] движение { $amount }, путь вдвое
    [destroy] уничтожьте { or-all } из { of-all }
    [recover] верните { $amount }
    [recover_venison] верните всю оленину
    [take] { $where ->
        [0] возьмите { $amount } из запаса
       *[other] пополните запас до { $where }, возьмите { $amount }
        }
    [take_dog] пополняйте запас до собаки, возьмите 1
    [trade_hand] уничтожьте руку, пополните запас до стольких же, возьмите столько же
    [damage] получите { damages }
    [hypothermia] холод +{ $amount }
    [starvation] голод +{ $amount }
    [no_hypothermia] холод до 0
    [no_starvation] голод до 0
    [kill] убейте свою собаку
    [kill_fake] убейте любую ненастоящую собаку
    [kill_laden] убейте любую собаку со снаряжением
    [rivals-kill] каждый соперник убивает собаку
    [rivals-damage] каждому сопернику { damages }
    [rivals-hypothermia] каждому сопернику холод +{ $amount }
    [rivals-starvation] каждому сопернику голод +{ $amount }
    [rivals-leg_hypothermia] каждому сопернику холод по этапу
    [rivals-leg_starvation] каждому сопернику голод по этапу
    [new_day] начните новый день
    [shuffle_discard] замешайте сброс в колоду
    [immune] неуязвимость до конца вашего дня
    [free_energy] энергия 0 до конца вашего дня
    [free_health] здоровье 0 до конца вашего дня
    [destroy_held] можно уничтожить карту с руки
    [repeat] оплатившее её риск действует дважды
    [destroy_this] уничтожьте эту карту
   *[other] { $verb }
    }
per-dog = { $per_dog ->
    [1] {" "}за каждую вашу собаку
   *[other] {""}
    }
does-then = { $before }: { $after }
does-if = { $condition ->
    [not_moved] если сегодня не двигались: { $what }
    [ate] если сегодня ели: { $what }
    [not_ate] иначе { $what }
    [ate_meals] если сегодня были завтрак, обед и ужин: { $what }
    [treated] если сегодня была другая личная карта: { $what }
   *[other] { $what }
    }
holds-count = { $amount ->
    [0] не несёт снаряжения
   *[other] несёт снаряжения: { $amount }
    }
has = { $trait ->
    [speed] скорость { $signed }
    [new_day_draw] новый день: карт { $signed }
    [speed_per_other] каждая другая ваша собака: скорость { $signed }
    [counts] считается за { $amount ->
        [one] { $amount } собаку
        [few] { $amount } собаки
       *[many] { $amount } собак
        }
    [holds] { holds-count }
    [energy_less] энергия −{ $amount }
    [health_less] здоровье −{ $amount }
    [risk_less] риск −{ $amount }
    [legs_eased] этапы дают на { $amount } меньше
    [cannot_die] не может погибнуть
    [armour] сбрасывается вместо гибели собаки
    [to_discard] убита: в ваш сброс
    [to_hand] убита: на руку
    [dying_kills_one] с ней гибнет ещё одна ваша собака
    [dying_kills_all] с ней гибнут все ваши собаки
    [unharmed_passing] без повреждений при обгоне
    [moving_draws] при движении возьмите карт: { $amount }
    [doubles_speed] скорость ×2
    [day_end_move] конец дня без карт на руке и в колоде: движение { $amount }
    [destroys_more] личные карты: уничтожьте +{ $amount } из +{ $amount }
    [takes_more] карты саней: запас до +{ $amount }, возьмите +{ $amount }
    [starts] в игре с начала
   *[other] { $trait }
    }

## Первая партия

lesson-sled = В свой ход вы играете одну карту с руки, потом сани едут дальше. Начните с карты «{ $card }». Она стоит энергии { $energy } и здоровья { $health }.
lesson-sled-done = Сначала платят энергию — другими картами с руки.
lesson-energy = Сбросьте за неё карту «{ $card }». Она не пропадёт: сброс вернётся к вам с новым днём.
lesson-energy-done = Здоровье оплачено верхними картами колоды: было { $left-before }, осталось { $left }.
lesson-buy = Ваша карта действует: она даёт новую карту из колоды улучшений на ваш выбор. Подойдёт { $deck } или другая.
lesson-buy-done = Новая карта у вас в сбросе. Ваши сани проехали вперёд, а потом их обогнал соперник. Кого обгоняют, тот возвращается на клетку назад.
lesson-risky = Теперь рискнём. Карта «{ $card }» увезёт далеко, но кроме энергии { $energy } и здоровья { $health } у неё есть риск { $risk }: сначала ради неё надо сыграть столько карт с верха колоды. Сыграйте её.
lesson-risky-done = Как всегда, сначала энергия.
lesson-choice = Какими картами платить, решаете вы. Сбросьте карту «{ $card }».
lesson-choice-done = Карта на руке — это либо её действие, либо одна энергия, но не то и другое вместе.
lesson-paid = Теперь сбросьте карту «{ $card }». Берегитесь карт «Повреждение»: если такой картой платят, оплата срывается.
lesson-paid-done = Карта оплачена и ждёт перед вами своего риска.
lesson-risk = Пока риск ждёт, ваш ход — это верхняя карта колоды. В ней карт, на которые вам хватит: { $pays }; остальных: { $fails }, и с любой из них пропадёт всё. Откройте её.
lesson-risk-done = На неё хватило, и подействовали обе карты: сани проехали с клетки { $square-before } на клетку { $square }.
lesson-checkpoint = По дороге был контрольный пункт: одна ваша легендарная карта уходит в сброс. Возьмите карту «{ $card }» или другую.
lesson-checkpoint-done = За городом холодно и мало еды: холод у вас теперь { $cold }, голод { $hunger }.
lesson-dear = От холода дороже энергия, от голода — здоровье. Попробуйте карту «{ $card }»: на неё не хватит, и вы узнаете почему.
lesson-dear-done = Теперь она стоит энергии { $energy } и здоровья { $health }, а других карт на руке: { $held }.
lesson-day = Вместо карты всегда можно начать новый день. Все ваши карты перемешают, вы возьмёте новую руку, и бросят кубик погоды.
lesson-day-done = У вас новая рука. Ветер подгоняет все сани, и всем становится холоднее.
lesson-ride = Собака, холмы и ветер дают вам скорость { $speed }. Она прибавляется к каждому движению, и к тому, которым кончается ход. Сыграйте карту «{ $card }», она ничего не стоит.
lesson-ride-done = С клетки { $square-before } на клетку { $square }, мимо следующего контрольного пункта: скорость важнее того, что написано на карте.
lesson-end = Так и едут, этап за этапом. Берите карты получше, собирайте упряжку, вовремя начинайте новый день и не давайте холоду и голоду вас погубить: это отбросит далеко назад. Побеждает тот, кто первым пересечёт финиш.

## Примеры, которые можно сыграть

example-W1 = Хаски стоит энергии, здоровья и риска. Энергию платят остальной рукой, здоровье — с колоды; потом ради риска открывают и играют карту за картой.
example-W1-done = Завтрак и Обед оплачены как любая карта, поэтому риск Хаски оплачен: собак в игре { $dogs }, карт на руке { $hand }, в колоде { $deck }.
example-W5 = Ваши сани вот-вот проедут три клетки, а другие стоят на две клетки впереди. Кого обогнали, тот отходит на клетку назад, а кто обогнал, получает повреждение.
example-W5-done = Вы на клетке { $square }, другие на { $other }, а в вашем сбросе карта повреждения.

## Числа набора

pack-race-hand = Карты на новый день
pack-race-legendary = Легендарные карты каждому
pack-race-dogs = Собаки в упряжке
pack-race-deadly = Холод или голод, от которого гибнут
pack-race-back = Клетки назад после гибели
pack-race-advance = Клетки вперёд в конце хода
