### Форт. Карту называют по прозвищу ребёнка; это данные, и на всех языках они одинаковы.
### $from-out говорит, откуда берётся вещь: «с руки», «со двора игрока Ada».

title = Форт
tagline = Стройте форт, копите пиццу и играйте с друзьями, пока их не позвал кто-то другой.
about = Каждая карта что-то делает для вас, и другие могут за вами повторить. С кем вы не поиграли, тот ждёт во дворе и может уйти к соседу. На пиццу и игрушки растёт форт; побеждает тот, у кого больше очков.

## Масти и ресурсы

suit = { $suit ->
    [skateboard] скейтборд
    [shovel] лопатка
    [glue] клей
    [squirt_gun] брызгалка
    [crown] корона
    [book] книжка
   *[coin] монетка
    }
    .many = { $suit ->
        [skateboard] скейтборды
        [shovel] лопатки
        [glue] клей
        [squirt_gun] брызгалки
        [crown] короны
        [book] книжки
       *[coin] монетки
        }
    .title = { $suit ->
        [skateboard] Скейтборд
        [shovel] Лопатка
        [glue] Клей
        [squirt_gun] Брызгалка
        [crown] Корона
        [book] Книжка
       *[coin] Монетка
        }
    .letters = { $suit ->
        [skateboard] ске
        [shovel] лоп
        [glue] кле
        [squirt_gun] бры
        [crown] кор
        [book] кни
       *[coin] мон
        }
# Столько-то $resource, винительный падеж.
amount = { $resource ->
    [pizza] { $count ->
        [one] { $count } пиццу
        [few] { $count } пиццы
       *[many] { $count } пицц
        }
    [toy] { $count ->
        [one] { $count } игрушку
        [few] { $count } игрушки
       *[many] { $count } игрушек
        }
   *[any] { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
       *[many] { $count } любых ресурсов
        }
    }
one-resource = { $resource ->
    [pizza] одну пиццу
    [toy] одну игрушку
   *[any] один любой ресурс
    }
resource-letter = { $resource ->
    [pizza] П
   *[toy] И
    }
resource-title = { $resource ->
    [pizza] Пицца
   *[toy] Игрушки
    }
cost = { $pizza ->
    [0] { cost.rest }
   *[other] { cost.pizza }{ $toy ->
        [0] { $any ->
            [0] {""}
           *[other] {" "}+ { cost.any }
            }
       *[other] {" "}+ { cost.rest }
        }
    }
    .rest = { $toy ->
        [0] { cost.any }
       *[other] { cost.toys }{ $any ->
            [0] {""}
           *[other] {" "}+ { cost.any }
            }
        }
    .pizza = { $pizza ->
        [one] { $pizza } пицца
        [few] { $pizza } пиццы
       *[many] { $pizza } пицц
        }
    .toys = { $toy ->
        [one] { $toy } игрушка
        [few] { $toy } игрушки
       *[many] { $toy } игрушек
        }
    .any = { $any ->
        [0] ничего
        [one] { $any } любой ресурс
        [few] { $any } любых ресурса
       *[many] { $any } любых ресурсов
        }
both-resources = { $pizza ->
    [0] { $toys ->
        [0] ничего
       *[other] { both-resources.toys }
        }
   *[other] { $toys ->
        [0] { both-resources.pizza }
       *[other] { both-resources.pizza } и { both-resources.toys }
        }
    }
    .pizza = { $pizza ->
        [one] { $pizza } пицца
        [few] { $pizza } пиццы
       *[many] { $pizza } пицц
        }
    .toys = { $toys ->
        [one] { $toys } игрушка
        [few] { $toys } игрушки
       *[many] { $toys } игрушек
        }

## Что делают карты: по тексту на глагол, их соединяют «затем» и «за каждый»

do = { $verb ->
    [pizza] получить { $number ->
        [one] { $number } пиццу
        [few] { $number } пиццы
       *[many] { $number } пицц
        }
    [toy] получить { $number ->
        [one] { $number } игрушку
        [few] { $number } игрушки
       *[many] { $number } игрушек
        }
    [resource] получить { $number ->
        [one] { $number } пиццу или { $number } игрушку
        [few] { $number } пиццы или { $number } игрушки
       *[many] { $number } пицц или { $number } игрушек
        }
    [pack] сложить 1 ресурс в рюкзак
    [lookout] добавить карту в дозор
    [trash] убрать свою карту
    [trash_this] убрать эту карту
    [recruit] позвать одного из ребят
    [advance] улучшить форт{ $less ->
        [0] {""}
        [1] {" "}на один ресурс дешевле
       *[other] {" "}на один ресурс дороже
        }
    [score] получить { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
        }
    [spend] потратить { $resource ->
        [pizza] { $number ->
            [one] { $number } пиццу
            [few] { $number } пиццы
           *[many] { $number } пицц
            }
        [toy] { $number ->
            [one] { $number } игрушку
            [few] { $number } игрушки
           *[many] { $number } игрушек
            }
       *[any] { $number ->
            [one] { $number } ресурс
            [few] { $number } ресурса
           *[many] { $number } ресурсов
            }
        }
    [trash_rival] убрать карту со двора соперника
    [copy_pack] скопировать свой рюкзак
    [copy_rival_pack] скопировать рюкзак соперника
    [convert] обменять пиццу на игрушку или наоборот
   *[other] { $verb }
    }
    .short = { $verb ->
        [pizza] { $number ->
            [one] { $number } пицца
            [few] { $number } пиццы
           *[many] { $number } пицц
            }
        [toy] { $number ->
            [one] { $number } игрушка
            [few] { $number } игрушки
           *[many] { $number } игрушек
            }
        [resource] { $number ->
            [one] { $number } пицца/игрушка
            [few] { $number } пиццы/игрушки
           *[many] { $number } пицц/игрушек
            }
        [pack] 1 в рюкзак
        [lookout] карту в дозор
        [trash] убрать свою
        [trash_this] убрать эту
        [recruit] позвать 1
        [advance] улучшить форт{ $less ->
            [0] {""}
            [1] {" "}(−1)
           *[other] {" "}(+1)
            }
        [score] { $number } оч.
        [spend] потратить { $resource ->
            [pizza] { $number ->
                [one] { $number } пиццу
                [few] { $number } пиццы
               *[many] { $number } пицц
                }
            [toy] { $number ->
                [one] { $number } игрушку
                [few] { $number } игрушки
               *[many] { $number } игрушек
                }
           *[any] { $number ->
                [one] { $number } любой
               *[many] { $number } любых
                }
            }
        [trash_rival] убрать у соперника
        [copy_pack] копия рюкзака
        [copy_rival_pack] копия чужого рюкзака
        [convert] обмен пицца↔игрушка
       *[other] { $verb }
        }
do-then = { $before }, затем { $after }
    .short = { $before } → { $after }
do-count = { $count ->
    [skateboard] каждый скейтборд
    [shovel] каждую лопатку
    [glue] каждый клей
    [squirt_gun] каждую брызгалку
    [crown] каждую корону
    [book] каждую книжку
    [coin] каждую монетку
    [any_suit] каждый значок выбранной масти
    [fort_level] каждый уровень форта
    [pack] каждый ресурс в рюкзаке
   *[lookout] каждую карту в дозоре
    }
    .short = { $count ->
        [skateboard] скейтборд
        [shovel] лопатка
        [glue] клей
        [squirt_gun] брызгалка
        [crown] корона
        [book] книжка
        [coin] монетка
        [any_suit] любая масть
        [fort_level] уровень форта
        [pack] рюкзак
       *[lookout] дозор
        }
do-times = { $what } за { $count }
    .short = { $what } × { $count }
# То же для нескольких глаголов, которые повторяют вместе.
do-each = за { $count }: { $what }
    .short = ({ $what }) × { $count }

## Что лежит на столе

card = { $name }
hand = { $seat-who ->
    [you] ваша рука
   *[other] рука игрока { $seat }
    }
    .out = с руки
deck = { $seat-who ->
    [you] ваша колода
   *[other] колода игрока { $seat }
    }
    .out = из колоды
discard-pile = { $seat-who ->
    [you] ваш сброс
   *[other] сброс игрока { $seat }
    }
    .out = из сброса
yard = { $seat-who ->
    [you] ваш двор
   *[other] двор игрока { $seat }
    }
    .out = { $seat-who ->
        [you] с вашего двора
       *[other] со двора игрока { $seat }
        }
lookout = { $seat-who ->
    [you] ваш дозор
   *[other] дозор игрока { $seat }
    }
    .out = { $seat-who ->
        [you] из вашего дозора
       *[other] из дозора игрока { $seat }
        }
stuff = { $seat-who ->
    [you] { $resource ->
        [pizza] ваша пицца
       *[toy] ваши игрушки
        }
   *[other] { $resource ->
        [pizza] пицца игрока { $seat }
       *[toy] игрушки игрока { $seat }
        }
    }
    .out = из вещей
pack = { $seat-who ->
    [you] { $resource ->
        [pizza] пицца в вашем рюкзаке
       *[toy] игрушки в вашем рюкзаке
        }
   *[other] { $resource ->
        [pizza] пицца в рюкзаке игрока { $seat }
       *[toy] игрушки в рюкзаке игрока { $seat }
        }
    }
    .out = из рюкзака
supply = { $resource ->
    [pizza] пицца в запасе
   *[toy] игрушки в запасе
    }
    .out = из запаса
fort = { $seat-who ->
    [you] ваш форт
   *[other] форт игрока { $seat }
    }
park = парк
    .out = из парка
park-place = место { $place } в парке
    .out = из парка
park-deck = колода парка
    .out = из колоды парка
card-in-play = сыгранная карта
    .out = со стола
added-cards = добавленные карты
    .out = со стола
box = коробка
    .out = из коробки
rules-to-take = придуманные правила на выбор
macaroni = макаронная скульптура
action = { $action ->
    [public] открытое действие
   *[private] личное действие
    }
    .title = { $action ->
        [public] Открытое действие
       *[private] Личное действие
        }

## Придуманные правила и особенности

made-up-rule = { $rule ->
    [big-plans] «Большие планы»
    [friendship-bracelet] «Узы дружбы»
    [piggy-bank] «Копилка»
    [pizza-party] «Вечеринка с пиццей»
    [loner] «Одиночка»
    [minimalism] «Минимализм»
    [popularity] «Популярность»
    [play-palace] «Играть в королевство»
    [secret-stash] «Секретный тайник»
    [sleepover] «Ночёвка»
    [slime-lab] «Лаборатория слизи»
   *[hidden] неизвестно
    }
    .what = { $rule ->
        [big-plans] 1 очко за каждое «улучшить форт» на ваших картах
        [friendship-bracelet] 1 очко за каждую вашу масть, кроме монетки, и ещё { $friendship } за все шесть
        [piggy-bank] 1 очко за каждую игрушку на вашем планшете
        [pizza-party] 1 очко за каждую пиццу на вашем планшете
        [loner] { $loner ->
            [one] { $loner } очко
            [few] { $loner } очка
           *[other] { $loner } очков
            }, если у вас не осталось лучших друзей
        [minimalism] { $minimalism ->
            [one] { $minimalism } очко
            [few] { $minimalism } очка
           *[other] { $minimalism } очков
            }, если ваш форт ровно { $level }-го уровня
        [popularity] 1 очко за каждую карту в вашем дозоре
        [play-palace] 1 очко за каждую вашу корону
        [secret-stash] 1 очко за каждый ресурс в рюкзаке
        [sleepover] { $sleepover ->
            [one] { $sleepover } очко
            [few] { $sleepover } очка
           *[other] { $sleepover } очков
            }, если карт у вас больше, чем у каждого соперника; { $tied }, если столько же, сколько у лучшего из них
        [slime-lab] 1 очко за каждую вашу книжку
       *[hidden] откроется в конце игры
        }
perk = { $perk ->
    [birthday-party] «Вечеринка по случаю дня рождения»
    [bribe] «Взятка»
    [copy-cat] «Повторюшка»
    [sticky-fingers] «Липкие пальцы»
    [xxl-backpack] «Рюкзак XXL»
    [diy] «Сделай сам»
    [do-over] «Ещё разок»
    [recycling] «Переработка»
   *[rough-housing] «Потасовка»
    }
    .what = { $perk ->
        [birthday-party] после призыва можно взять ещё одну карту из парка или его колоды
        [bribe] в свой ход в дозор можно брать карты из парка, его колоды и с любого двора
        [copy-cat] повторяя действие, где считают масть, можно сбросить две карты, и считаются обе
        [sticky-fingers] в свой ход складывать в рюкзак можно из запаса
        [xxl-backpack] в рюкзак помещается { $xxl ->
            [1] на один ресурс
            [2] на два ресурса
           *[other] ресурсов на { $xxl }
            } больше
        [diy] один раз, вместо того чтобы играть карту, улучшить форт на один ресурс дороже
        [do-over] один раз, когда карта сыграна и все повторили, сыграть вторую
        [recycling] один раз, в свой ход, взять карту из своего сброса на руку
       *[rough-housing] один раз, вместо того чтобы повторить, отправить карту ведущего в коробку
        }

## Вопросы

ask-draft = Какую карту вы оставите себе? Остальные уйдут налево. Круг { $round } из { $rounds }.
ask-play = Какую карту вы разыграете?
ask-recycle = «Переработка»: какую карту вы вернёте на руку?
ask-use = { $card }: какое действие выполнить первым?
ask-next = { $card }: выполните и другое действие?
ask-resource = { $card }: пицца или игрушки? Всё будет одного вида.
ask-suit = { $card }: какую масть считать?
ask-add = { $card } считает { suit.many }: пока { $count }. Добавьте карту или выполните действие.
ask-recruit = Кого вы позовёте к себе? Карта ляжет в ваш сброс.
ask-take = Действие позволяет позвать кого-нибудь ещё. Кого вы возьмёте?
ask-lookout = Какая карта пойдёт в дозор? Она останется там до конца игры.
ask-trash = Какую карту вы уберёте? Она покинет игру.
ask-trash-rival = Какую карту вы уберёте со двора соперника?
ask-pack = Что вы складываете в рюкзак? { $left ->
    [1] Один ресурс.
   *[many] Осталось: { $left }.
    }
ask-spend = Осталось заплатить: { cost }. Что вы отдадите?
ask-leave-out = Улучшение форта обойдётся на один ресурс дешевле: { cost }. Чего вы не станете платить?
ask-convert = Какой ресурс вы обменяете на другой?
ask-copy-rival = Чей рюкзак вы скопируете?
ask-rule = Какое придуманное правило вы оставите? Другие его не увидят.
ask-perk = Какую особенность вы возьмёте?
ask-name-suit = На карте { $card } только монетка. Карты какой масти должны сбрасывать остальные?
ask-follow = { $leader } разыгрывает карту { $card }. Чтобы повторить открытое действие, сбросьте карту этой масти: { suit }.
ask-follow-only-pass = { $leader } разыгрывает карту { $card }. Вам остаётся только пас: { $reason ->
    [no-card] на картах в вашей руке нет этой масти: { suit }
   *[other] ни одной вашей карты не хватит, чтобы выполнить открытое действие целиком
}.
ask-follow-second = «Повторюшка»: сбросите вторую подходящую карту?
ask-rough = «Потасовка»: отправите в коробку карту { $card }, которую разыграл игрок { $leader }?
ask-do-over = «Ещё разок»: сыграете вторую карту?
ask-birthday = «Вечеринка по случаю дня рождения»: возьмёте ещё одну карту?

## Ответы

in-part = { $full ->
    [1] {""}
   *[0] , не полностью
    }
option-draft = Оставить { $card }
option-play = Сыграть { $card }
option-none = Не разыгрывать карт
option-diy = «Сделай сам»: улучшить форт вместо карты, цена: { cost }
option-recycle = «Переработка»: взять карту из сброса на руку
option-recycled = Взять { $card } обратно на руку
option-use = Выполнить { action }{ in-part }
option-done = На этом закончить
option-resource = { resource-title }: { amount-gained }
amount-gained = получить { $gain }{ in-part }
option-suit = Считать { suit.many }: пока { $count }{ in-part }
option-add = Добавить { $card }: { suit } +{ $icons }, всего { $count }{ in-part }
option-go = Выполнить, засчитав { $count }{ $lookout ->
    [0] {""}
   *[other] {" "}(из дозора { $lookout })
    }{ in-part }
option-take = Взять { $card } { $from-out }
option-top = Взять верхнюю карту колоды парка не глядя
option-lookout-top = Положить верхнюю карту колоды парка не глядя в дозор
option-lookout = Положить { $card } { $from-out } в дозор
option-trash = Убрать { $card } { $from-out }
option-trash-rival = Убрать { $card } { $from-out }
option-pack = Сложить { one-resource } { $from-out } в рюкзак
option-spend = Отдать { one-resource } { $from-out }
option-leave-out = Не платить { one-resource }
option-convert = { $resource ->
    [pizza] Обменять пиццу { $from-out } на игрушку
   *[toy] Обменять игрушку { $from-out } на пиццу
    }
option-copy-rival = Скопировать рюкзак игрока { $rival }: { both-resources }
option-rule = Оставить правило { made-up-rule }: { made-up-rule.what } (сейчас { $worth })
option-perk = Взять особенность { perk }: { perk.what }
option-name-suit = { suit.title }
option-follow = Сбросить { $card } и повторить
option-follow-second = Сбросить и { $card }
option-pass = Пас
option-rough = Отправить { $card } в коробку
option-do-over = Сыграть вторую карту

## События

event-deal = { $draft ->
    [1] Каждый получает ребят на выбор.
   *[0] Каждый получает ребят и двух лучших друзей и берёт карты на руку.
    } В парке: { $park }. Особенности на выбор: { $perks }.
event-dealt = Ваши ребята: { $cards }.
event-draft = Круг { $round } из { $rounds }.
event-draft-hand = Вы выбираете из карт: { $cards }.
event-chose = Вы выбираете карту { $card }.
event-drafted = Все выбрали.
event-picked = {""}
event-shuffle = { $seat-who ->
    [you] Вы замешиваете карты в колоду: { $count }.
   *[other] { $seat } замешивает карты в колоду: { $count }.
    }
event-draw = { $seat-who ->
    [you] Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }.
   *[other] { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }.
    }
event-drawn = Ваша рука: { $cards }.
event-turn = { $seat-who ->
    [you] Ход { $turn }: ваша очередь.
   *[other] Ход { $turn }: { $seat }.
    }
event-cleanup = { $seat-who ->
    [you] Карты с вашего двора уходят в сброс: { $cards }.
   *[other] Карты со двора игрока { $seat } уходят в сброс: { $cards }.
    }
event-play = { $seat-who ->
    [you] Вы разыгрываете карту { $card }.
   *[other] { $seat } разыгрывает карту { $card }.
    }
event-play-none = { $seat-who ->
    [you] Вы не разыгрываете ни одной карты.
   *[other] { $seat } не разыгрывает ни одной карты.
    }
event-diy = { $seat-who ->
    [you] Вместо карты вы используете «Сделай сам».
   *[other] Вместо карты { $seat } использует «Сделай сам».
    }
event-recycle = { $seat-who ->
    [you] С «Переработкой» вы берёте карту { $card } обратно на руку.
   *[other] С «Переработкой» { $seat } берёт карту { $card } обратно на руку.
    }
event-add = { $seat-who ->
    [you] Вы добавляете карту { $card }.
   *[other] { $seat } добавляет карту { $card }.
    }
suit-counted = { $suit ->
    [skateboard] , скейтборд × { $count }
    [shovel] , лопатка × { $count }
    [glue] , клей × { $count }
    [squirt_gun] , брызгалка × { $count }
    [crown] , корона × { $count }
    [book] , книжка × { $count }
    [coin] , монетка × { $count }
   *[none] {""}
    }
event-use = { $seat-who ->
    [you] Вы выполняете { action }{ suit-counted }{ in-part }.
   *[other] { $seat } выполняет { action }{ suit-counted }{ in-part }.
    }
event-used = {""}
event-begin = {""}
event-phase = {""}
event-trash-marked = {""}
event-gather = { $seat-who ->
    [you] Вы получаете { amount }.
   *[other] { $seat } получает { amount }.
    }
event-pack = { $seat-who ->
    [you] Вы складываете { amount } { $from-out } в рюкзак.
   *[other] { $seat } складывает { amount } { $from-out } в рюкзак.
    }
event-spend = { $seat-who ->
    [you] Вы отдаёте { one-resource } { $from-out }.
   *[other] { $seat } отдаёт { one-resource } { $from-out }.
    }
event-convert = { $seat-who ->
    [you] { $resource ->
        [pizza] Вы меняете пиццу { $from-out } на игрушку.
       *[toy] Вы меняете игрушку { $from-out } на пиццу.
        }
   *[other] { $resource ->
        [pizza] { $seat } меняет пиццу { $from-out } на игрушку.
       *[toy] { $seat } меняет игрушку { $from-out } на пиццу.
        }
    }
event-copy = { $seat-who ->
    [you] Вы копируете { $rival-who ->
        [you] свой рюкзак
       *[other] рюкзак игрока { $rival }
        }, теперь в вещах: { both-resources }.
   *[other] { $seat } копирует { $rival-who ->
        [you] ваш рюкзак
       *[other] рюкзак игрока { $rival }
        }, теперь в вещах: { both-resources }.
    }
event-score = { $seat-who ->
    [you] Вы получаете { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
        }, теперь у вас { $points }.
   *[other] { $seat } получает { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
        }, всего { $points }.
    }
event-advance = { $seat-who ->
    [you] Ваш форт вырастает до уровня { $level }.
   *[other] Форт игрока { $seat } вырастает до уровня { $level }.
    }
event-lookout = { $seat-who ->
    [you] Вы кладёте карту { $card } { $from-out } в дозор.
   *[other] { $seat } кладёт карту { $card } { $from-out } в дозор.
    }
event-lookout-unseen = { $seat-who ->
    [you] Вы кладёте в дозор верхнюю карту колоды парка.
   *[other] { $seat } кладёт в дозор верхнюю карту колоды парка, не показывая её.
    }
event-lookout-own = Это карта { $card }.
event-trash = { $seat-who ->
    [you] Вы убираете карту { $card } { $from-out }.
   *[other] { $seat } убирает карту { $card } { $from-out }.
    }
event-trash-rival = { $seat-who ->
    [you] Вы убираете карту { $card } { $from-out }.
   *[other] { $seat } убирает карту { $card } { $from-out }.
    }
event-recruit = { $seat-who ->
    [you] Вы берёте карту { $card } { $from-out }.
   *[other] { $seat } берёт карту { $card } { $from-out }.
    }
event-refill = В парк приходит карта { $card }.
event-rule-taken = { $seat-who ->
    [you] Вы смотрите придуманные правила и оставляете одно.
   *[other] { $seat } смотрит придуманные правила и оставляет одно.
    }
event-rule-kept = Ваше придуманное правило — { made-up-rule }.
event-perk-taken = { $seat-who ->
    [you] Вы берёте особенность { perk }.
   *[other] { $seat } берёт особенность { perk }.
    }
event-perk-used = { $seat-who ->
    [you] Ваша особенность { perk } уходит в коробку.
   *[other] Особенность { perk } уходит в коробку ({ $seat }).
    }
event-macaroni = { $seat-who ->
    [you] Вы берёте макаронную скульптуру.
   *[other] { $seat } берёт макаронную скульптуру.
    }
event-name-suit = { $seat-who ->
    [you] Вы называете масть для повтора: { suit }.
   *[other] { $seat } называет масть для повтора: { suit }.
    }
event-follow = { $seat-who ->
    [you] Вы повторяете за картой { $card }, сбросив: { $cards }.
   *[other] { $seat } повторяет за картой { $card }, сбросив: { $cards }.
    }
event-trash-this = Карта { $card } покидает игру.
event-rough = { $seat-who ->
    [you] «Потасовка»: вы отправляете карту { $card } в коробку.
   *[other] «Потасовка»: { $seat } отправляет карту { $card } в коробку.
    }
event-do-over = { $seat-who ->
    [you] «Ещё разок»: вы разыгрываете вторую карту.
   *[other] «Ещё разок»: { $seat } разыгрывает вторую карту.
    }
event-birthday = { $seat-who ->
    [you] «Вечеринка по случаю дня рождения»: вы берёте ещё одну карту.
   *[other] «Вечеринка по случаю дня рождения»: { $seat } берёт ещё одну карту.
    }
event-discard = { $seat-who ->
    [you] Вы сбрасываете: { $cards }.
   *[other] { $seat } сбрасывает: { $cards }.
    }
event-yard = { $seat-who ->
    [you] На ваш двор: { $cards }.
   *[other] На двор игрока { $seat }: { $cards }.
    }
event-last-round = { $reason ->
    [points] { $seat-who ->
        [you] Вы дошли до конца дорожки очков.
       *[other] Игрок { $seat } дошёл до конца дорожки очков.
        }
    [fort] { $seat-who ->
        [you] Ваш форт достроен.
       *[other] Форт игрока { $seat } достроен.
        }
    [turn-cap] Приближается предел ходов.
   *[park-deck] Колода парка пуста.
    } Это последний раунд.
event-rules-shown = { $seat-who ->
    [you] Вы открываете придуманное правило: { made-up-rule }, { rule-points }.
   *[other] { $seat } открывает придуманное правило: { made-up-rule }, { rule-points }.
    }
rule-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
    }
event-end = Игра окончена: { $reason ->
    [points] кто-то дошёл до конца дорожки очков.
    [fort] один из фортов достроен.
    [turn-cap] достигнут предел ходов.
   *[park-deck] колода парка пуста.
    }

## Почему так нельзя

why-not-now = { $thing ->
    [hand] { $asked ->
        [take] Карты на руке уже с вами; сейчас к вам присоединяется кто-то из парка, его колоды или с чужого двора.
       *[other] Карту с руки разыгрывают в начале хода, добавляют там, где считается её масть, или сбрасывают, чтобы повторить действие. Сейчас этого не требуется.
        }
    [none] Обойтись без карты можно только в начале хода.
    [discard] В сброс заглядывают, только когда действует особенность «Переработка» или когда действие убирает карту из игры.
    [park-card] Карта уходит из парка, когда её зовут к себе: в конце хода или там, где так говорит действие.
    [yard-card] Карта уходит с чужого двора, когда вы зовёте её к себе: в конце хода или там, где так говорит ваше действие.
    [action] Действие выбирают и выполняют, когда его карта разыграна, по одному действию за раз.
    [resource] Пиццу и игрушки берут из запаса, только когда их даёт действие.
    [stuff] Ваши пицца и игрушки перемещаются, только когда действие кладёт их в рюкзак, тратит или меняет.
    [suit] Масть выбирают только для действия, которое считает любую масть, и после карты с одной лишь монетой.
    [rival] Соперника выбирают только для действия, которое копирует рюкзак соперника.
    [rule] Придуманное правило выбирают, когда ваш форт достигает уровня 1.
   *[perk] Особенность выбирают, когда ваш форт достигает уровня 2, и применяют в свой момент.
    [diy] «Сделай сам» заменяет карту, которую разыгрывают в начале хода.
    [pass] Сейчас пропускать нечего.
    }
why-not-in-hand = У вас на руке нет карты { $card }.
why-not-in-discard = В вашем сбросе нет карты { $card }.
why-not-in-park = В парке нет карты { $card }.
why-not-in-yard = { $seat-who ->
    [you] На вашем дворе нет карты { $card }.
   *[other] На дворе игрока { $seat } нет карты { $card }.
    }
why-not-playable = Ни одно действие карты { $card } сейчас нельзя выполнить полностью, поэтому разыграть её нельзя.
why-not-full = Если начать так ({ $card }, { action }), ни одно действие не будет выполнено полностью.
why-empty-use = Сейчас { action } карты { $card } ничего бы не дало.
why-used = Вы уже использовали { action } карты { $card }; каждое действие выполняется один раз.
why-must-be-full = Первое действие карты { $card } выполнено не полностью, поэтому нужно полностью выполнить другое.
why-not-useful = Карта { $card } ничего бы не прибавила.
why-leaves-none-full = После карты { $card } ни одно действие нельзя было бы выполнить полностью.
why-no-icon = На карте { $card } нет нужной масти: { suit }.
why-no-lookout-icons = { $count ->
    [0] Без значков из дозора это сейчас не выполнить.
   *[other] Столько значков из дозора ({ $count }) здесь не засчитать, или они ничего не изменят.
    }
why-no-room = { $resource ->
    [pizza] Столько пиццы не получить: мало места или мало осталось в запасе.
   *[toy] Столько игрушек не получить: мало места или мало осталось в запасе.
    }
why-no-resource = { $resource ->
    [pizza] Пиццу оттуда взять нельзя: её там нет или здесь она не подходит.
   *[toy] Игрушку оттуда взять нельзя: её там нет или здесь она не подходит.
    }
why-no-perk = У вас нет нужной особенности, или сейчас её применить нельзя.
why-cannot-follow = Если сбросить карту { $card }, действие не выполнить полностью.
why-second-card = Одной первой карты мало: сбросьте вторую.
why-own-pack = Выберите рюкзак соперника, который вам что-нибудь даст.
why-pack-not-whole = Рюкзак, который выбран ({ $rival }), целиком скопировать нельзя, а другой можно.
why-not-left-out = { $resource ->
    [pizza] В цене нет пиццы.
    [toy] В цене нет игрушек.
   *[any] В цене нет любых ресурсов.
    }
why-suit-counts-nothing = С этой мастью вам нечего считать: { suit }.
why-suit-leaves-none-full = С этой мастью ни одно действие не выполнить полностью: { suit }.
why-no-top = Колода парка пуста.
why-not-offered = Этого нельзя выбрать.
why-yard-not-allowed = «Вечеринка по случаю дня рождения» позволяет брать карты только из парка и его колоды.

## Первая партия

lesson-play = В свой ход вы разыгрываете одну карту с руки. Разыграйте карту «{ $card }».
lesson-play-done = У карты два действия: открытое, которое могут повторить другие, и личное — только для вас.
lesson-public = Можно выполнить оба, одно за другим. Начните с открытого действия.
lesson-public-done = Оно приносит ресурсы, из которых строят форт.
lesson-kind = Всё, что оно приносит, — одного вида: пицца или игрушки. На этот раз возьмите пиццу.
lesson-kind-done = Сколько это будет, зависит от того, сколько значков его масти вы считаете.
lesson-match = Ради значков можно добавлять карты с руки. Попробуйте карту «{ $card }»: её добавить нельзя, и вы узнаете почему.
lesson-match-done = Считаются только значки той масти, которую называет действие.
lesson-add = Монета считается за любую масть. Добавьте карту «{ $card }»: значков станет { $count }.
lesson-add-done = Значков: { $count }; получено ресурсов: { $gain }. Добавленная карта даёт только значки, её действия не выполняются.
lesson-private = Выполните и личное действие карты «{ $card }».
lesson-private-done = Оно кладёт карту с вашей руки в дозор.
lesson-lookout = Карта в дозоре остаётся там навсегда, и её значки считаются для всего, что вы разыграете потом. Положите туда карту «{ $card }».
lesson-lookout-done = Карта «{ $card }» в дозоре. Потом соперник сбросил карту той же масти, что у вашей, и повторил её открытое действие.
lesson-recruit = Прежде чем ход закончится, к вам кто-то присоединится. Возьмите из парка любую открытую карту.
lesson-recruit-done = Карта «{ $card }» теперь в вашем сбросе. Дети, которых вы не разыграли, ждут во дворе: до вашего следующего хода соперники могут их забрать.
lesson-follow = Соперник разыграл карту, и теперь вы можете повторить её действие: сбросьте карту «{ $card }» — на ней нужная масть.
lesson-follow-done = Вам досталось { $gain }, хотя ход был не ваш.
lesson-end = Так и идут ходы. Оплачивайте новые уровни форта: они приносят очки, собственное придуманное правило и особенность. Когда кто-то далеко ушёл по шкале, построил самый высокий форт или опустела колода парка, побеждает тот, у кого больше очков.

## Чем кончилось

tally-track = Победная дорожка
tally-fort = Форт
tally-rule = Придуманное правило
tally-macaroni = { label-macaroni }
outcome-points = Кто-то дошёл до конца дорожки очков.
outcome-fort = Один из фортов достроен.
outcome-park-deck = Колода парка закончилась.
outcome-turn-cap = Достигнут предел ходов.
tie-broken = При равенстве очков выше тот, у кого выше форт.

## Что меняет ответ и что изменил бы другой

gain-points =
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
gain-fort =
    .more = поднимает форт на { $count ->
        [one] { $count } уровень
        [few] { $count } уровня
       *[many] { $count } уровней
        }
    .less = опускает форт на { $count ->
        [one] { $count } уровень
        [few] { $count } уровня
       *[many] { $count } уровней
        }
    .none = форт остаётся прежним
    .else-more = форт вырос бы на { $count ->
        [one] { $count } уровень
        [few] { $count } уровня
       *[many] { $count } уровней
        }
    .else-less = форт опустился бы на { $count ->
        [one] { $count } уровень
        [few] { $count } уровня
       *[many] { $count } уровней
        }
    .else-none = форт остался бы прежним
gain-resources =
    .more = добавит припасов: { $count ->
        [one] { $count } пицца или игрушка
        [few] { $count } пиццы и игрушки
       *[many] { $count } пицц и игрушек
        }
    .less = потратит припасы: { $count ->
        [one] { $count } пицца или игрушка
        [few] { $count } пиццы и игрушки
       *[many] { $count } пицц и игрушек
        }
    .none = не приносит ни пиццы, ни игрушек
    .else-more = добавилось бы припасов: { $count ->
        [one] { $count } пицца или игрушка
        [few] { $count } пиццы и игрушки
       *[many] { $count } пицц и игрушек
        }
    .else-less = ушло бы припасов: { $count ->
        [one] { $count } пицца или игрушка
        [few] { $count } пиццы и игрушки
       *[many] { $count } пицц и игрушек
        }
    .else-none = ни пиццы, ни игрушек не прибавилось бы
gain-lookout =
    .more = отправит в дозор { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }
    .less = заберёт из дозора { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
        }
    .none = в дозор никто не уходит
    .else-more = в дозор ушло бы: { $count }
    .else-less = из дозора ушло бы: { $count }
    .else-none = в дозор никто не ушёл бы
instead-option-play = если сыграть { $card }
instead-option-none = если не играть карту

## Из чего складывается оценка

part-points = очки
    .better = у вас больше очков
    .worse = у вас меньше очков
part-fort = форт
    .better = ваш форт растёт быстрее
    .worse = ваш форт растёт медленнее
part-resources = ресурсы
    .better = у вас больше пиццы и игрушек для дела
    .worse = у вас меньше пиццы и игрушек для дела
part-deck = колода
    .better = ваша колода становится лучше
    .worse = ваша колода становится хуже
part-rule = придуманное правило
    .better = ваше придуманное правило принесёт больше
    .worse = ваше придуманное правило принесёт меньше

## К чему ведёт ответ в партиях, доигранных до конца

fact-top = вы достраиваете свой форт
fact-sculpture = вы получаете скульптуру из макарон
fact-track = у вас больше всех очков на шкале
fact-rule = ваше придуманное правило приносит не меньше 5 очков

## Настройки

setup-draft = Драфт
    .help = Каждый выбирает ребят по одному; без драфта их просто раздают.
setup-turn_cap = Предел ходов
    .help = После этого числа ходов раунд доигрывают, и игра заканчивается.
setup-start_seat = Кто начинает
    .help = Место, которое ходит первым; если не задано, решает жребий.

## Подписи вокруг стола

label-your-hand = Ваша рука
label-your-deck = Ваша колода
label-your-rule = Ваше придуманное правило
label-draft-hand = На выбор
label-picks = Уже выбраны
label-public = открытое
label-private = личное
label-hand = рука
label-deck = колода
label-discard = сброс
label-yard = двор
label-lookout = дозор
label-stuff = вещи
label-pack = рюкзак
label-fort = форт
label-points = очки
label-park = В парке
label-park-deck = колода парка { $count }
label-supply = запас
label-perks = особенности
label-rule = правило
label-rule-hidden = придуманное правило, закрыто
label-rules-left = придуманные правила { $count }
label-macaroni = макаронная скульптура
label-in-play = В игре
label-added = добавлено
label-turn = ход { $turn } · раунд { $round }
label-last-round = последний раунд
label-next-level = следующий уровень
label-next-gives = { $what ->
    [rule] придуманное правило
    [perk] особенность
   *[macaroni] макаронная скульптура
    }
label-friend = лучший друг
label-box = В коробке
label-empty = пусто
label-match = масть: { suit }

## В терминале

notation-help = Карту пишут её прозвищем, например bug; если она не на руке, то и местом: park:bug, yard1:bug, discard:bug. Прочие ответы — слова вроде public, private, done, pass, top.
notation-example = park:bug
answer-best = до { $best }
answer-cannot = сейчас нельзя
answer-added = с добавленными до { $best }
answer-part = не полностью

## Примеры, которые можно сыграть

example-E1 = На Bug одна лопатка, на Moles две, и ещё одна на карте в вашем дозоре. Открытое действие приносит пиццу за каждую засчитанную лопатку; что засчитать, выбираете вы.
example-E1-done = Карта, добавленная карта и дозор вместе: пицц { $pizza }. Личное действие принесло очков: { $points }, по уровню вашего форта.
example-E2 = Открытое действие Bud приносит две пиццы, а места на одну. Действие, которое нельзя выполнить полностью, можно выполнить частично, если другое действие карты выполнено полностью: для этого и нужно личное.
example-E2-done = Личное выполнено полностью, открытое частично: пицц в ваших вещах теперь { $pizza }.
example-E3 = Личное действие Doodles можно выполнить полностью, а места есть на две игрушки. На двух ваших картах есть клей, на одной вместо него монетка. Сколько карт можно добавить?
example-E3-done = Любую, но не обе: игрушек { $toys }, больше места нет, а добавлять без пользы нельзя. Карт на руке осталось: { $hand }.

## Числа набора

pack-limits-pizza = Места для пиццы
pack-limits-toys = Места для игрушек
pack-limits-pack = Места в рюкзаке, по уровням
pack-limits-lookout = Карты в дозоре, по уровням
pack-limits-tokens = Пицц, и игрушек, в запасе
pack-limits-hand = Карты на руке
pack-limits-dealt = Ребят каждому в начале
pack-limits-park = Ребят в парке
pack-end-points = Сколько очков завершает партию
pack-end-sculpture = Очки за скульптуру
pack-made_up-level = Правила: уровень форта
pack-made_up-spare = Правила: сверх одного на игрока
pack-made_up-friendship = «Узы дружбы»: все шесть мастей
pack-made_up-loner = «Одиночка»
pack-made_up-minimalism = «Минимализм»
pack-made_up-minimalism_level = «Минимализм»: на уровне
pack-made_up-sleepover = «Ночёвка»: больше всех карт
pack-made_up-sleepover_tied = «Ночёвка»: карт поровну
pack-perks-level = Особенности: уровень форта
pack-perks-spare = Особенности: сверх одной на игрока
pack-perks-xxl = «Рюкзак XXL»: мест больше на
