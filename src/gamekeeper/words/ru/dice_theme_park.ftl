### Dice Theme Park. Карты названы по их id; карты своих наборов — так, как напечатано.

title = Dice Theme Park
tagline = Каждый гость — кубик, и каждый аттракцион его утомляет.
about = Управляйте парком развлечений: забирайте с монорельса нужных гостей, ведите их от аттракциона к аттракциону, пока хватает сил, и вкладывайте заработанное в новые аттракционы, улучшения и талисманы. В одиночку это гонка с целевым счётом и его целями.

## Things on the table

card = { $name ->
    [park_entrance] Вход
    [toy_train] Детский поезд
    [swing_boats] Качели-лодочки
    [slide_tower] Башня с горками
    [log_flume] Сплав на брёвнах
    [pirate_ship] Пиратский корабль
    [bumper_boats] Лодки-бамперы
    [wave_swinger] Цепочная карусель
    [duck_pond] Утиный пруд
    [spooky_forest] Жуткий лес
    [jungle_cruise] Круиз по джунглям
    [treetop_walk] Тропа в кронах
    [maze_garden] Сад-лабиринт
    [petting_zoo] Контактный зоопарк
    [ferris_wheel] Колесо обозрения
    [speedster] Скоростная горка
    [carousel] Карусель
    [sun_flyer] Солнечный полёт
    [bouncy_castle] Надувной замок
    [helter_skelter] Спиральная горка
    [pop_shop] Лавка газировки
    [coin_arcade] Игровые автоматы
    [hall_of_mirrors] Комната зеркал
    [ice_cream_parlour] Кафе-мороженое
    [tidal_drop] Приливная башня
    [kraken_coaster] Горки Кракена
    [submarine_dive] Погружение
    [rapids_run] Речные пороги
    [canopy_glider] Полёт над кронами
    [dinosaur_trail] Тропа динозавров
    [dragon_tower] Башня дракона
    [haunted_manor] Дом с привидениями
    [rocket_launch] Запуск ракеты
    [comet_coaster] Горки «Комета»
    [solar_loop] Солнечная петля
    [sky_drop] Падение с небес
    [grand_theatre] Большой театр
    [observation_dome] Смотровой купол
    [casino_royale] Королевское казино
    [food_court] Фуд-корт
    [mystery_ride] Таинственная поездка
    [lucky_wheel] Колесо удачи
    [magic_show] Шоу фокусов
    [time_machine] Машина времени
    [chaos_coaster] Горки хаоса
    [secret_vault] Тайное хранилище
    [big_step_blue] Большой шаг (синий)
    [big_step_green] Большой шаг (зелёный)
    [big_step_yellow] Большой шаг (жёлтый)
    [flip_blue] Переворот (синий)
    [flip_green] Переворот (зелёный)
    [flip_yellow] Переворот (жёлтый)
    [tips_blue] Чаевые (синие)
    [tips_green] Чаевые (зелёные)
    [applause_green] Овации (зелёные)
    [applause_yellow] Овации (жёлтые)
    [pair_of_steps] Пара шагов
    [usher_out] Проводить наружу
    [usher_in] Проводить внутрь
    [long_walk] Долгая прогулка
    [makeover] Новый образ
    [reroll_blue] Переброс (синий)
    [reroll_green] Переброс (зелёный)
    [reroll_yellow] Переброс (жёлтый)
    [no_skill] талисман
    [ticket_agent] Кассир
    [concierge] Консьерж
    [guide] Экскурсовод
    [mascot] Талисман
    [builder] Строитель
    [manager] Управляющий
    [innovator] Новатор
    [consultant] Консультант
    [chaperone] Сопровождающий
    [returning_guest_yellow] Вернувшийся гость (жёлтый)
    [fresh_guest_blue] Бодрый гость (синий)
    [theme_blue] Синяя тема
    [theme_green] Зелёная тема
    [all_rounder] Мастер на все руки
    [mascot_fan] Любитель талисманов
    [last_train] Последний поезд
    [accountant] Бухгалтер
    [recruiter] Кадровик
    [scheduler] Составитель смен
    [cartographer] Картограф
    [early_bird] Ранняя пташка
    [showman] Шоумен
    [engineer] Инженер
    [objective_most_money] Больше всего денег
    [objective_most_merch] Больше всего киосков
    [objective_tired_crowd] Усталая толпа
    [objective_full_house] Аншлаг
    [objective_grand_investment] Крупные вложения
    [objective_something_for_everyone] Каждому своё
    [objective_best_equipped] Лучшее оснащение
    [objective_travel_agency] Турагентство
    [objective_busy_day] Насыщенный день
    [objective_star_of_the_day] Звезда дня
    [objective_income] Наибольший доход
    [objective_thrift] Бережливость
    [objective_young_at_heart] Молоды душой
    [objective_blue_crowd] Синяя толпа
    [objective_green_crowd] Зелёная толпа
    [objective_yellow_crowd] Жёлтая толпа
    [objective_colour_theme] Один цвет
    [objective_premium_rides] Аттракционы класса B
    [objective_special_effects] Спецэффекты
    [objective_power_plant] Электростанция
    [objective_encore] На бис
    [objective_mascot_parade] Парад талисманов
    [goal_one_thrice] Один аттракцион запущен 3 раза
    [goal_six_attractions] Запущено 6 аттракционов
    [goal_money_12] 12 монет
    [goal_upgrades_4] 4 улучшения
    [goal_mascots_3] 3 талисмана
    [goal_maps_5] 5 карт парка
    [goal_every_map] Использованы все карты парка
    [goal_discard_3] Ушли 3 кубика
    [goal_two_of_each] По 2 гостя каждого цвета
    [goal_empty_entrance] Никого у входа
    [goal_four_colours] Запущены все четыре цвета
    [goal_stars_25] 25 звёзд за работу
    [goal_tiles_7] 7 аттракционов
    [goal_matching_3] 3 одинаковых удобства
    [goal_one_colour_3] Запущены 3 аттракциона одного цвета
    [goal_eight_attractions] Запущено 8 аттракционов
    [goal_thrice_and_twice] Один аттракцион 3 раза, другой дважды
    [goal_money_18] 18 монет
    [goal_upgrades_7] 7 улучшений
    [goal_mascots_5] 5 талисманов
    [goal_maps_6] 6 карт парка
    [goal_stars_42] 42 звезды за работу
    [goal_tiles_9] 9 аттракционов
    [goal_b_twice] Аттракционы B запущены дважды
    [goal_all_amenities] Все 8 удобств
    [goal_discard_4] Ушли 4 кубика
    [goal_few_dice] Не больше 8 гостей
    [goal_one_colour_4] Запущены 4 аттракциона одного цвета
    [goal_discard_each] Каждый цвет среди ушедших
    [goal_every_mascot_and_map] Использованы все талисманы и карты парка
    [goal_reroll_2] Переброшены 2 кубика
    [goal_reroll_six] Переброс дал 6
    [goal_innovations_3] 3 новинки
    [goal_reroll_4] Переброшены 4 кубика
    [goal_innovations_6] 6 новинок
    [goal_all_statues] Все 3 статуи
    [solo_1] Соло-карта 3
    [solo_2] Соло-карта 4
    [solo_3] Соло-карта 4
    [solo_4] Соло-карта 5
    [solo_5] Соло-карта 5
    [solo_6] Соло-карта 6
    [solo_7] Соло-карта 6
    [solo_8] Соло-карта 7
    [solo_9] Соло-карта 7
    [solo_10] Соло-карта 8
    [solo_11] Соло-карта 8
    [solo_12] Соло-карта 9
   *[other] { $printed }
    }
die = { $colour ->
    [blue] синий гость
    [green] зелёный гость
   *[yellow] жёлтый гость
    }
hex = { $seat-who ->
    [you] клетка { $hex } вашего парка
   *[other] клетка { $hex } парка игрока { $seat }
    }
rail = монорельс { $rail }
park = { $seat-who ->
    [you] ваш парк
   *[other] парк игрока { $seat }
    }
mascots = { $seat-who ->
    [you] ваши талисманы
   *[other] талисманы игрока { $seat }
    }
hand = { $seat-who ->
    [you] ваша рука
   *[other] рука игрока { $seat }
    }
played = { $seat-who ->
    [you] ваш персонал этого раунда
   *[other] персонал игрока { $seat } в этом раунде
    }
administrator = { $seat-who ->
    [you] ваш администратор
   *[other] администратор игрока { $seat }
    }
offer = { $seat-who ->
    [you] карты, из которых вы выбираете
   *[other] карты, из которых выбирает { $seat }
    }
display = открытые аттракционы
trash = сброшенные аттракционы
stack-a = стопка A
stack-b = стопка B
skills = открытые умения
skill-deck = колода умений
skill-trash = сброшенные умения
supply = запас талисманов
goals = дорожка раундов
solo-deck = колода соло-карт
solo-card = соло-карта
gone = карты вне игры
box = коробка

## Questions

ask-draft = Какая карта персонала останется в коробке? Осталось: { $left }.
ask-start = Выберите, что оставить и где будет ваш первый аттракцион.
ask-plan = Какие две карты персонала вы играете?
ask-earlier = На сколько вы снижаете свою сумму?
ask-rail = Какой монорельс вы берёте?
ask-raise = Консьерж: поднять нового гостя на 1?
ask-escort = Сопровождающий: кто из новых гостей станет VIP?
ask-train = Последний поезд: какой гость выйдет в вашем парке?
ask-build = Построить аттракцион?
ask-build-at = { $card }: куда поставить?
ask-set-die = Два одинаковых удобства: какому гостю задать значение?
ask-set-value = Какое значение получит { $die } ({ $value })?
ask-gift = Четыре одинаковых удобства: какой сброшенный аттракцион построить даром?
ask-recruit = Нанять талисман за { $cost }?
ask-improve = Улучшайте парк или идите дальше.
ask-install = { $upgrade ->
    [merch] Куда поставить киоск?
    [effect] Куда поставить спецэффект?
   *[generator] Куда поставить генератор?
    }
ask-take-back = Какое улучшение вернуть?
ask-shift-from = Какое улучшение переставить?
ask-shift-to = Куда?
ask-innovate = { $innovation ->
    [booth] Какой аттракцион получит фотобудку?
    [cable] Какой аттракцион получит канатную дорогу?
   *[statue] Какой аттракцион получит статую?
    }
ask-operate = Управляйте парком: запускайте, ведите гостей, используйте талисманы или закройте парк.
ask-party = { $place }: кто войдёт в группу?
ask-surprise = { $place }: кого перебросить вместо снижения?
ask-showman = { $place }: перебросить ещё одного гостя?
ask-fresh = { $place }: кто останется бодрым?
ask-who = Кто пойдёт дальше?
ask-where = Куда пойдёт { $die } ({ $value })?
ask-guide = Экскурсовод: кого вести?
ask-mascot-at = { $card }: на какой аттракцион?
ask-use = { $place }: изменить гостя или применить умение?
ask-turn = Как изменить: { $die } ({ $value })?
ask-extra = { $place }: карта «Талисман» меняет ещё одного гостя.
ask-skilled = { $place }: для кого умение?
ask-makeover = Какого цвета станет { $die } ({ $value })?
ask-swap = Составитель смен: какую сыгранную карту вернуть?
ask-swap-in = Какая карта уйдёт вместо неё?
ask-return = Кто из уставших гостей вернётся?
ask-return-value = С каким значением вернётся { $die }?

## Answers

option-draft = В коробку: { $card }
site = { $first } ({ $side ->
    [right] справа
    [left] слева
    [upper_right] справа сверху
    [upper_left] слева сверху
    [lower_right] справа снизу
   *[lower_left] слева снизу
    }){ $others ->
    [0] { "" }
   *[other] , ещё { $near }
    }
option-start = { $cards } · рядом: { site }
option-plan = { $cards } · сумма { $value }, доход { $money }
option-earlier = { $number ->
    [0] Не снижать
   *[other] На { $number }
    }
option-rail = { $rail }: очков { $pips }
option-raise = Поднять: { $die } ({ $value })
option-escort = { $die } ({ $value })
option-train = { $die } ({ $value })
option-build = Построить: { $card }
option-build-at = Рядом: { site }
option-set-die = { $die } ({ $value }) · { $place }
option-set-value = { $number }
option-gift = Построить: { $card }
option-recruit = Нанять: { $card }
option-map = Купить карту парка
option-merch = Установить киоск
option-effect = Установить спецэффект
option-generator = Установить генератор
option-booth = Построить фотобудку
option-cable = Построить канатную дорогу
option-statue = Построить статую
option-remove = Вернуть улучшение
option-shift = Переставить улучшение
option-install = { $place }, место { $space }
option-shift-from = { $place }, место { $space }
option-shift-to = { $place }, место { $space }
option-take-back = { $place }, место { $space }
option-innovate = { $place }, цена { $cost }{ $idle ->
    [1] : там нет цветного места, фотобудка ничего не даст
   *[0] { "" }
    }
option-operate = Запустить: { $place }
option-walk = По карте парка: { $die } ({ $value }) · { $place }
option-mascot = Использовать: { $card }
option-send = Позвать экскурсовода
option-party = { $die } ({ $value })
option-surprise = Перебросить: { $die } ({ $value })
option-showman = Перебросить: { $die } ({ $value })
option-fresh = { $die } ({ $value })
option-who = { $die } ({ $value })
option-where = { $place }
option-guide = { $die } ({ $value }) · { $place }
option-mascot-at = { $place }
option-use = { $die } ({ $value })
option-skill = Применить умение
option-up = Вверх, до { $number }
option-down = Вниз, до { $number }
option-wild = Любой цвет при следующем запуске
option-extra = { $die } ({ $value })
option-skilled = { $die } ({ $value }) · { $place }
option-makeover = { $colour ->
    [blue] Синий
    [green] Зелёный
   *[yellow] Жёлтый
    }
option-swap = Вернуть: { $card }
option-swap-in = Передать: { $card }
option-return = { $die }
option-return-value = { $number }
option-done = { $question ->
    [operate] Закрыть парк
    [improve] Закончить улучшения
    [build] Не строить
    [recruit] Никого не нанимать
    [raise] Никого не поднимать
    [escort] Без VIP
    [train] Никого не брать
    [swap] Не менять
    [makeover] Не менять образ
    [skilled] Достаточно
   *[other] Никто
    }

## Events

event-set-up = Парки открываются. Все тайно выбирают, с чего начать.
event-offer = { "" }
event-draft = { "" }
event-draft-own = В коробку: { $cards }.
event-start = { $seat-who ->
    [you] Вы начинаете: { $cards }.
   *[other] { $seat } начинает: { $cards }.
    }
event-display = { "" }
event-skill-display = { "" }
event-turn = Раунд { $turn }.
event-phase = { $count ->
    [1] Встреча гостей.
    [2] Расширение.
    [3] Улучшения.
    [4] Парки открыты.
   *[5] Подведение итогов.
    }
event-staff = { $seat-who ->
    [you] Вы играете: { $cards }.
   *[other] { $seat } играет: { $cards }.
    }
event-total = { $seat-who ->
    [you] Ваша сумма: { $count }.
   *[other] Сумма игрока { $seat }: { $count }.
    }
event-solo-card = Соло-карта: { $cards }.
event-order = Порядок хода: { $seats }.
event-income = { $seat-who ->
    [you] Ваш доход: { $count }.
   *[other] Доход игрока { $seat }: { $count }.
    }
event-rail = { $seat-who ->
    [you] Вы берёте { $rail }.
   *[other] { $seat } берёт { $rail }.
    }
event-raise = { $seat-who ->
    [you] Вы поднимаете до { $value }: { $die }.
   *[other] { $seat } поднимает до { $value }: { $die }.
    }
event-escort = { $seat-who ->
    [you] Ваш VIP: { $die } ({ $value }).
   *[other] VIP игрока { $seat }: { $die } ({ $value }).
    }
event-train = { $seat-who ->
    [you] Последним поездом к вам: { $die } ({ $value }).
   *[other] Последним поездом к игроку { $seat }: { $die } ({ $value }).
    }
event-build = { $seat-who ->
    [you] Вы строите за { $cost }: { $cards }.
   *[other] { $seat } строит за { $cost }: { $cards }.
    }
event-amenity = { $count ->
    [2] Два одинаковых удобства: гость получает любое значение.
    [3] Три одинаковых удобства: гость приходит из мешка.
   *[4] Четыре одинаковых удобства: сброшенный аттракцион даром.
    }
event-set-die = Теперь { $value }: { $die }.
event-draw = Из мешка приходит { $die } ({ $value }).
event-recruit = { $seat-who ->
    [you] Вы нанимаете за { $cost }: { $cards }.
   *[other] { $seat } нанимает за { $cost }: { $cards }.
    }
event-buy-map = { $seat-who ->
    [you] Вы покупаете карту парка за { $cost }.
   *[other] { $seat } покупает карту парка за { $cost }.
    }
upgrade-name = { $upgrade ->
    [merch] киоск
    [effect] спецэффект
   *[generator] генератор
    }
event-install = { $seat-who ->
    [you] Вы ставите { upgrade-name } за { $cost }: { $place }.
   *[other] { $seat } ставит { upgrade-name } за { $cost }: { $place }.
    }
event-remove = { $seat-who ->
    [you] Вы возвращаете { upgrade-name }: { $place }.
   *[other] { $seat } возвращает { upgrade-name }: { $place }.
    }
event-shift = { $seat-who ->
    [you] Вы переставляете { upgrade-name }: { $place }.
   *[other] { $seat } переставляет { upgrade-name }: { $place }.
    }
event-innovate = { $seat-who ->
    [you] Вы строите { $innovation ->
        [booth] фотобудку
        [cable] канатную дорогу
       *[statue] статую
        } за { $cost }: { $place }.
   *[other] { $seat } строит { $innovation ->
        [booth] фотобудку
        [cable] канатную дорогу
       *[statue] статую
        } за { $cost }: { $place }.
    }
event-operate = { $seat-who ->
    [you] Вы запускаете ({ $values }): { $place }.
   *[other] { $seat } запускает ({ $values }): { $place }.
    }
event-fresh = Не устаёт { $die }: { $value }.
event-pip = Устаёт { $die }: { $value }.
event-reroll = Переброшен { $die }: { $value }.
event-leave = Покидает парк { $die }.
event-move = Идёт дальше { $die } ({ $value }): { $place }.
event-move-map = По карте парка { $die } ({ $value }) идёт дальше: { $place }.
event-move-guide = Экскурсовод ведёт: { $die } ({ $value }) — { $place }.
event-ride = Канатная дорога приносит { $count }.
event-mascot = { $seat-who ->
    [you] Вы используете { $card }: { $place }.
   *[other] { $seat } использует { $card }: { $place }.
    }
event-turn-die = Теперь { $die } показывает { $value }.
event-wild = Любым цветом при следующем запуске считается { $die } ({ $value }).
event-tips = { $seat-who ->
    [you] Ваши чаевые: { $count }.
   *[other] Чаевые игрока { $seat }: { $count }.
    }
event-applause = { $seat-who ->
    [you] Овации приносят вам { $count ->
        [one] { $count } звезду
        [few] { $count } звезды
       *[many] { $count } звёзд
        }.
   *[other] Овации приносят игроку { $seat } { $count ->
        [one] { $count } звезду
        [few] { $count } звезды
       *[many] { $count } звёзд
        }.
    }
event-makeover = Теперь это { $die } ({ $value }).
event-closes = { $seat-who ->
    [you] Вы закрываете парк.
   *[other] { $seat } закрывает парк.
    }
event-earn = { $seat-who ->
    [you] { $place }
   *[other] { $place } ({ $seat })
    }: запусков { $count }, звёзд { $stars }{ $money ->
    [0] { "" }
   *[other] { "," } денег { $money }
    }.
event-statues = { $seat-who ->
    [you] Ваши статуи приносят { $count }.
   *[other] Статуи игрока { $seat } приносят { $count }.
    }
event-administrator = { $seat-who ->
    [you] Ваш администратор приносит { $count }.
   *[other] Администратор игрока { $seat } приносит { $count }.
    }
event-vips = { $seat-who ->
    [you] VIP-гости приносят вам { $count }.
   *[other] VIP-гости приносят игроку { $seat } { $count }.
    }
event-objective = { $card }: { $values }.
event-place = { $seat-who ->
    [you] Задача раунда приносит вам { $count }.
   *[other] Задача раунда приносит игроку { $seat } { $count }.
    }
event-swap = { $seat-who ->
    [you] Ваш составитель смен передаёт: { $cards }.
   *[other] Составитель смен игрока { $seat } передаёт: { $cards }.
    }
event-swap-back = { "" }
event-dismiss = Составитель смен выходит из игры.
event-tired = { $seat-who ->
    [you] Ваши уставшие гости: { $dice }.
   *[other] Уставшие гости игрока { $seat }: { $dice }.
    }
event-return = Возвращается { $die }: { $value }.
event-goal = Выполнено: { $card }. Целевой счёт остаётся { $count }.
event-goal-missed = Не выполнено: { $card }. Целевой счёт растёт до { $count }.
event-pass = { "" }
event-ready = Карты парка снова готовы, талисманы дома.
event-rails = Монорельсы заполняются.
event-clear = { "" }
event-reshuffle = Сброшенные умения перемешаны.
event-money-stars = { $seat-who ->
    [you] Ваши деньги стоят { $count }.
   *[other] Деньги игрока { $seat } стоят { $count }.
    }
event-end = Парк закрывается насовсем.
event-final = { "" }

## Why something cannot be done

why-not-in-hand = У вас на руке нет: { $cards }.
why-too-dear = Цена { $cost }, у вас { $money }.
why-struck-out = { $card }: в этом раунде закрыто.
why-not-on-display = { $card }: такого среди открытых нет.
why-hex-taken = Там уже стоит { $place }.
why-not-beside = Новый аттракцион ставят рядом с вашим, внутри границы.
why-nothing-there = Там ничего не построено.
why-no-icon = { $place }: в этом раунде свободных значков не осталось.
why-no-party = { $place }: из гостей там не собрать нужную группу.
why-no-map = Готовых карт парка нет.
why-no-space = { $place }: такого места для улучшения нет.
why-one-of-a-kind = { $place }: такое улучшение там уже есть.
why-space-taken = { $place }: это место занято.
why-rail-taken = { $rail }: уже занят.
why-rail-struck-out = { $rail }: в этом раунде закрыт.

## How it ends

outcome-last-round = Последний раунд сыгран.
outcome-target-beaten = Целевой счёт превзойдён.
outcome-target-missed = Целевой счёт не превзойдён.

## What an answer does to what can be counted, and what another one would do

gain-stars =
    .more = приносит { $count ->
        [one] { $count } звезду
        [few] { $count } звезды
       *[many] { $count } звёзд
        }
    .less = стоит { $count ->
        [one] { $count } звезды
        [few] { $count } звёзд
       *[many] { $count } звёзд
        }
    .none = сразу не приносит звёзд
    .else-more = принесло бы { $count ->
        [one] { $count } звезду
        [few] { $count } звезды
       *[many] { $count } звёзд
        }
    .else-less = стоило бы { $count ->
        [one] { $count } звезды
        [few] { $count } звёзд
       *[many] { $count } звёзд
        }
    .else-none = сразу не принесло бы звёзд
gain-line =
    .more = приносит до конца раунда { $count ->
        [one] { $count } звезду
        [few] { $count } звезды
       *[many] { $count } звёзд
        }
    .none = больше не приносит звёзд в этом раунде
    .else-more = принесло бы до конца раунда { $count ->
        [one] { $count } звезду
        [few] { $count } звезды
       *[many] { $count } звёзд
        }
    .else-none = больше не принесло бы звёзд в этом раунде
gain-money =
    .more = приносит денег: { $count }
    .less = стоит денег: { $count }
    .none = не стоит денег
    .else-more = принесло бы денег: { $count }
    .else-less = стоило бы денег: { $count }
    .else-none = не стоило бы денег

## What the estimate is made of

part-stars = звёзды
    .better = вы получаете звёзды
    .worse = вы теряете звёзды
part-money = деньги
    .better = у вас остаётся больше денег
    .worse = у вас остаётся меньше денег
part-guests = гости
    .better = ваших гостей хватит на большее число катаний
    .worse = ваших гостей хватит на меньшее число катаний
part-park = парк
    .better = ваш парк зарабатывает больше
    .worse = ваш парк зарабатывает меньше
part-helpers = карты парка и талисманы
    .better = у вас больше карт парка или талисманов
    .worse = у вас меньше карт парка или талисманов
part-goals = задачи и цели
    .better = задачи, цели и администратор обещают больше звёзд
    .worse = задачи, цели и администратор обещают меньше звёзд

## К чему ведёт ответ в партиях, доигранных до конца

fact-richest = в конце у вас больше всех денег
fact-crowd = в конце у вас больше всех гостей
fact-biggest = в вашем парке больше всех аттракционов

## Set-up

setup-game = Игра
    .help = 0 — вводная: 4 раунда без администраторов и умений; 1 — полная: 5 раундов; 2 — короткая: полная за 4 раунда.
setup-game-0 = Вводная: 4 раунда, без администраторов и умений
setup-game-1 = Полная: 5 раундов
setup-game-2 = Короткая: полная за 4 раунда
setup-surprises = Сюрпризы
    .help = Мини-дополнение: аттракционы и умения, которые перебрасывают кубики.
setup-innovations = Новинки
    .help = Мини-дополнение: канатные дороги, фотобудки, статуи и Новатор вместо Строителя.
setup-promo = Промо-набор
    .help = Консультанты, Сопровождающие с VIP-гостями и новые задачи раундов.
setup-promo_objectives = Только новые задачи
    .help = С промо-набором: лишь его задачи, без прежних.
setup-solo_side = Сложная сторона
    .help = В одиночку: целевой счёт 170 вместо 160.
setup-extra_goals = Дополнительные цели
    .help = В одиночку, сумма: вторая цель в раунде 2 (1), 3 (2), 4 (4), 5 (8).
setup-extra_goals-part-1 = Раунд 2
setup-extra_goals-part-2 = Раунд 3
setup-extra_goals-part-4 = Раунд 4
setup-extra_goals-part-8 = Раунд 5

## In the terminal

label-round = Раунд { $round } из { $rounds }
label-phase = { $phase ->
    [start] Подготовка
    [plan] План
    [welcome] Встреча
    [expand] Расширение
    [improve] Улучшения
    [operate] Работа
   *[upkeep] Итоги
    }
label-order = порядок хода
label-target = целевой счёт { $target }{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } за невыполненные цели)
    }
label-in-round = Раунд { $round }
label-goal = { $numbers }, { $reached ->
    [1] достигнуто
   *[0] промах стоит { $penalty }
    }
label-stars = звёзды
label-earned = сегодня
label-money = деньги
label-income = доход
label-maps = карты
label-mascots = талисм.
label-guests = гости
label-attractions = аттр.
label-wants = нужны
label-spaces = улучшения
label-amenity = удобство
label-cost = цена
label-letter = { $colour ->
    [blue] С
    [green] З
   *[yellow] Ж
    }
label-values = { $values ->
    [odd] нечёт
    [even] чёт
    [low] низ
   *[high] верх
    }
label-triple = 3 равных
label-straight = 3 подряд
label-upgrade = { $upgrade ->
    [merch] киоск
    [effect] эффект
   *[generator] генер.
    }
label-innovation = { $innovation ->
    [booth] будка
    [cable] канатка
   *[statue] статуя
    }
label-sign = { $sign ->
    [any] любой гость
    [run] был запуск
    [free] есть запуск
    [mascot] талисман
    [closed] недоступно
   *[wild] считается любым цветом
    }
label-space-sign = [2] свободное место и цена
label-star = { $count } ★
label-pays = +${ $count }
label-for = цена { $cost }
label-income-of = доход { $count }
label-bonus = { $count ->
    [2] задать гостя
    [3] новый гость
   *[4] плитка даром
    }
label-surprise = одно место с сюрпризом: кубик можно перебросить
label-at-hexes = клетки { $hexes }
label-rails = Монорельсы
label-display = Аттракционы
label-skills = Умения
label-offer = На выбор
label-staff = значение { $value }, денег { $money }
label-administrator = Администратор
label-your-mascots = Талисманы
label-played = Персонал
label-total = сумма { $value }
label-prices = Карта парка стоит { $map }, талисман — { $mascot }.
label-your-hand = Ваша рука

notation-help = Аттракционы — по клетке, как hex:5, гости — по номеру, как die:12, карты — по имени, как log_flume, персонал — как guide+mascot, слова — как up, merch, done.
notation-example = log_flume

## Что напечатано, словами

amenity = { $amenity ->
    [food] еда
    [drinks] напитки
    [seating] скамейки
    [gardens] сады
    [first_aid] медпункт
    [lights] освещение
    [toilets] туалеты
   *[lockers] шкафчики
    }
colour-of = { $colour ->
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
    [grey] серый
   *[any] любой цвет
    }
does = { $verb ->
    [returns] Итоги: гость с 1 возвращается ко входу с любым значением.
    [returns_colour] Итоги: уходящий гость этого цвета возвращается ко входу с любым значением.
    [raises] Встреча: один новый гость до 2 выше или двое на 1 выше.
    [guides] Работа: один гость с любого аттракциона на любой другой.
    [adjusts] Работа: каждый талисман меняет ещё одного гостя.
    [recruit_less] Расширение: талисман на { $amount } дешевле.
    [upgrade_less] Улучшения на { $amount } дешевле.
    [map_less] Улучшения: карта парка на { $amount } дешевле.
    [removes] Сначала можно вернуть одно установленное улучшение.
    [installs] Улучшения: на одно больше.
    [shifts] Улучшения: одно переставляется.
    [again] Работа: один аттракцион без свободного значка ещё раз.
    [leaves] Ничего не делает и покидает игру.
    [escorts] Встреча: один новый гость становится VIP.
    [fresh] Работа: на аттракционе этого цвета один гость этого цвета не устаёт.
    [last_train] Встреча: один гость с оставшегося монорельса.
    [swaps] Итоги, раз за игру: сыгранная карта меняется на карту с руки.
    [earlier] План: ваша сумма до { $amount } ниже.
    [cheaper_stars] В конце: звезда на { $amount } дешевле.
    [rerolls] Работа: в группе с сюрпризом перебрасывается ещё один гость.
    [leap] Один гость на { $amount } выше или ниже.
    [flip] Один гость с 2 на 5 или с 5 на 2.
    [tips] Деньги: { $amount } за каждого гостя здесь, не больше { $most }.
    [applause] { $amount ->
        [one] { $amount } звезда
        [few] { $amount } звезды
       *[other] { $amount } звёзд
        } за каждого гостя здесь, не больше { $most }.
    [pair] Два гостя, каждый на 1 выше или ниже.
    [usher_out] Гость к соседям, дважды.
    [usher_in] Гость от соседей сюда, дважды.
    [walk] Один гость на расстояние до { $amount ->
        [one] { $amount } аттракциона
       *[other] { $amount } аттракционов
        }.
    [makeover] Один гость меняет цвет, значение то же.
   *[reroll] Один гость перебрасывается.
    }
rewards = Итоги: 1, 2 или 3 звезды, если { $what } хотя бы { $low }, { $middle } или { $high }.
requires-die = { $values ->
    [odd] нечётный{ " " }
    [even] чётный{ " " }
    [low] низкий{ " " }
    [high] высокий{ " " }
   *[all] { "" }
    }{ $colour ->
    [blue] синий гость
    [green] зелёный гость
    [yellow] жёлтый гость
   *[any] гость
    }
requires = { $relation ->
    [one] { $one }
    [more] { $one } выше, чем { $other }
    [less] { $one } ниже, чем { $other }
    [equal] { $one } и { $other } с равным значением
    [triple] три гостя с равным значением
    [straight] три гостя подряд
   *[and] { $one } и { $other }
    }{ $with ->
    [blue] , один из них синий
    [green] , один из них зелёный
    [yellow] , один из них жёлтый
   *[none] { "" }
    }
counts = { $word ->
    [money] деньги
    [spent] потрачено за раунд
    [income] доход парка
    [pips] очки всех гостей
    [dice] гости
    [high_dice] гости с 5 или 6
    [dice_blue] синие гости
    [dice_green] зелёные гости
    [dice_yellow] жёлтые гости
    [each_colour] гости самого редкого цвета
    [entrance_dice] гости у входа
    [left] ушло за раунд
    [left_each] ушедшие гости самого редкого цвета
    [rerolled] переброшено за раунд
    [sixes] выпало шестёрок за раунд
    [tiles] аттракционы
    [tiles_cost] цена всех аттракционов
    [tiles_colour] аттракционы одного цвета
    [tiles_b] аттракционы B
    [amenities] разные удобства
    [amenity_match] одинаковые удобства
    [upgrades] улучшения
    [upgrades_merch] киоски
    [upgrades_effects] спецэффекты
    [upgrades_generators] генераторы
    [innovations] новинки
    [statues] статуи
    [maps] карты парка
    [mascots] талисманы
    [travel] карты парка и талисманы
    [ready_maps] неиспользованные карты парка
    [ready_mascots] неиспользованные талисманы
    [used_mascots] использованные талисманы
    [operated] разных аттракционов запущено
    [operated_blue] синих аттракционов запущено
    [operated_green] зелёных аттракционов запущено
    [operated_yellow] жёлтых аттракционов запущено
    [operated_colours] цветов запущено
    [operated_colour] аттракционов одного цвета запущено
    [operations_b] запусков аттракционов B
    [encore] запусков одного аттракциона
    [second] запусков второго
   *[stars] звёзды за запуски
    }
    .many = { $word ->
        [money] денег
        [income] дохода парка
        [pips] очков всех гостей
        [dice] гостей
        [high_dice] гостей с 5 или 6
        [dice_blue] синих гостей
        [dice_green] зелёных гостей
        [dice_yellow] жёлтых гостей
        [each_colour] гостей самого редкого цвета
        [entrance_dice] гостей у входа
        [left_each] ушедших гостей самого редкого цвета
        [tiles] аттракционов
        [tiles_cost] цены всех аттракционов
        [tiles_colour] аттракционов одного цвета
        [tiles_b] аттракционов B
        [amenities] разных удобств
        [amenity_match] одинаковых удобств
        [upgrades] улучшений
        [upgrades_merch] киосков
        [upgrades_effects] спецэффектов
        [upgrades_generators] генераторов
        [innovations] новинок
        [statues] статуй
        [maps] карт парка
        [mascots] талисманов
        [travel] карт парка и талисманов
        [ready_maps] неиспользованных карт парка
        [ready_mascots] неиспользованных талисманов
        [used_mascots] использованных талисманов
        [stars] звёзд за запуски
       *[other] { counts }
    }
counted = { $order ->
    [least] меньше всего
   *[most] больше всего
    }: { $what }

## Первая партия

lesson-staff = Раунд начинается тайно: каждый кладёт две карты персонала. Меньшая сумма ходит раньше, а ещё карты приносят деньги. Положите карты: { $cards } — сумма { $value }, доход { $money }.
lesson-staff-done = Карты открыты: ваша сумма { $total }, у соперника { $rival }. Значит, в этом раунде вы ходите первым.
lesson-rail = Кубики — ваши гости: цвет и очки, то есть их силы. Возьмите { $rail }. У его гостей очков вместе: { $pips }.
lesson-rail-done = Теперь они у вашего входа. Соперник взял другой монорельс.
lesson-build = Теперь можно строить. На плитках видно, каких гостей они хотят и сколько звёзд приносят за каждый запуск. У вас денег { $money }: выберите «{ $card }».
lesson-build-done = Новый аттракцион должен стоять рядом с другим в вашем парке.
lesson-place = Поставьте его рядом: { $near }. Тогда гости смогут перейти.
lesson-place-done = Это стоило денег: было { $money-before }, осталось { $money }. Потом можно было бы нанять талисман; на этот раз поберегите деньги.
lesson-improve = Дальше все сразу улучшают парки. Со спецэффектом аттракцион приносит больше звёзд. Выберите его.
lesson-improve-done = Он встаёт на аттракцион, с которого вы начали, и на этом ваши улучшения закончены.
lesson-nobody = Теперь все запускают аттракционы, сколько хотят. Попробуйте «{ $place }»: пока нельзя, и вы узнаете почему.
lesson-nobody-done = Аттракциону нужна группа гостей, которые стоят на нём, — точно такая, как на его плитке.
lesson-entrance = Все ваши гости у входа, а ему подходит любой один гость. Запустите «{ $place }».
lesson-entrance-done = Кубик-метка на аттракционе считает, сколько раз он работал.
lesson-guest = Кто участвует, теряет очко, а потом идёт дальше. Выберите: { $die } ({ $value }).
lesson-guest-done = Катание утомляет: очком меньше. А у кого очко всего одно, тот покидает парк.
lesson-walk = Теперь этот гость должен перейти на соседний аттракцион. Выберите «{ $place }»: ему нужен именно этот цвет.
lesson-walk-done = Там гость может сразу участвовать.
lesson-ride = Ему достаточно этого одного гостя. Запустите «{ $place }».
lesson-ride-done = Здесь стоит ваш спецэффект: он считается дополнительно.
lesson-on = Гость снова идёт дальше. Выберите «{ $place }» или другого соседа.
lesson-on-done = Так один гость за раунд побывает на многих аттракционах. Путь по парку и есть игра.
lesson-close = Можно было бы продолжать: у входа есть генератор, его можно запустить ещё раз, а карты парка ведут гостей туда, где они нужны. Теперь закройте парк и посмотрите, что он принёс.
lesson-close-done = Звёзд было { $stars-before }, стало { $stars }; киоск у входа принёс деньги: было { $money-before }, стало { $money }. У соперника звёзд: { $rival }.
lesson-end = Новый раунд снова начинается с персонала; сыгранные карты ушли к соседу. Талисманы поднимают или опускают гостя, новые улучшения приносят больше, а в некоторых раундах награждает задача. После последнего побеждает тот, у кого больше звёзд.

## Примеры, которые можно сыграть

example-P3 = У входа стоят два гостя, и ему подойдёт любой. Запустите вход с зелёным, отправьте его дальше и посмотрите, можно ли запустить вход снова.
example-P3-done = На зелёном кубике { $value }, и ему пришлось уйти дальше. У входа есть генератор, поэтому он сработал ещё раз для второго гостя, кубиков-меток там: { $cubes }.
example-P4 = Сплав на брёвнах хочет любой кубик и синий выше него: оба там. Колесо обозрения хочет нечётный жёлтый и чётный кубик, и жёлтый там уже ждёт. Прокатите синего гостя на обоих.
example-P4-done = Синий кубик прокатился дважды и показывает { $blue }; другой на Сплаве показывает { $yellow }. Жёлтому с Колеса терять было больше нечего, и он ушёл.
example-P5 = Синий гость стоит у входа, а до Сплава на брёвнах два шага. Карта парка переводит гостя без катания; у вас их две.
example-P5-done = Две карты, два шага: карт осталось { $maps }, а на синем кубике по-прежнему { $value }.
example-P6 = Сплав на брёвнах хочет синий кубик выше другого, а они равны. Талисман может это изменить.
example-P6-try = Попробуйте сначала { $place }: запустить его пока нельзя.
example-P6-done = С лишним очком для синего Сплав сработал: кубиков-меток там { $cubes }, а на синем кубике снова { $value }.
example-P7 = На Сплаве на брёвнах нет синего гостя. Талисман позволяет гостю считаться любого цвета на один запуск.
example-P7-try = Попробуйте { $place }: без синего кубика его не запустить.
example-P7-done = Жёлтый кубик сошёл за синий на один этот запуск, теперь на нём { $value }. Потом он снова жёлтый, поэтому кубиков-меток там всего { $cubes }.

## Числа набора

pack-numbers-money = Деньги в начале
pack-numbers-maps = Карты парка в начале
pack-numbers-mascots = Талисманы в начале
pack-numbers-mascot_cost = Цена талисмана
pack-numbers-map_cost = Цена карты парка
pack-numbers-merch = Деньги от киоска
pack-numbers-effect = Звёзды от спецэффекта
pack-numbers-upgrades_of_a_kind = Улучшения одного вида у каждого
pack-numbers-money_per_star = Деньги за звезду в конце
pack-numbers-drawn_value = Значение кубика из мешка
pack-numbers-map_tokens = Карты парка в запасе
pack-numbers-dice = Кубики одного цвета, на 1–4 игроков
pack-numbers-places = Звёзды за задачу раунда по местам, на 1–4 игроков
pack-rounds-upgrades = Улучшения за раунд
pack-rounds-innovations = Новинки за раунд
