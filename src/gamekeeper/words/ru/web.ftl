### Тексты одной только веб-страницы.

## Навигация

web-home = На главную
web-menu = Меню
web-skip = К содержанию
web-close = Закрыть
web-retry = Ещё раз
web-loading = Зажигаем фонарь…
web-settings = Настройки
web-more = Ещё об этом столе
web-title-new = Новый стол
web-title-rules = Правила
web-title-about = О нас
web-title-replay = Повтор
web-title-resume = С возвращением
web-title-lost = Не найдено
web-title-table = Стол
web-no-page = Здесь нет страницы
web-no-page-help = Возможно, в адресе ошибка. Дорога домой — ниже.
web-no-table = Стола с таким кодом нет
web-no-table-help = Мы искали «{ $code }». Проверьте ссылку или попросите новую у того, кто её прислал.
web-no-rules = Правил этой игры здесь нет
web-failed = Стол накрыть не удалось
web-failed-help = Сервер ответил не так, как должен. Ничего не потеряно; попробуйте ещё раз чуть позже.
web-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
web-link = Ссылка
web-copy = Копировать ссылку
web-copied = Скопировано

## Игры

web-game-fort = Форт
web-pitch-fort = Играйте с друзьями, пока их не позвал кто-то другой.
web-facts-fort = 2–4 игрока · около 30 минут · учиться недолго
web-short-fort-1 = За ход вы играете одну карту, и другие могут за вами повторить.
web-short-fort-2 = С кем вы не поиграли, те ждут во дворе, и позвать их может любой.
web-short-fort-3 = На пиццу и игрушки растёт форт. Побеждает тот, у кого больше очков.
web-game-yellowstone_park = Йеллоустон-парк
web-pitch-yellowstone_park = Выкладывайте зверей туда, где им есть место. Кто не поместился, достаётся вам.
web-facts-yellowstone_park = 2–5 игроков · около 45 минут · легко освоить
web-short-yellowstone_park-1 = За ход вы выкладываете одну или две карты: число указывает ряд, цвет — столбец.
web-short-yellowstone_park-2 = Карты дальше двух рядов или столбцов от вашей становятся вашими штрафными картами.
web-short-yellowstone_park-3 = Займите восьмую или девятую клетку и получите бонус. Побеждает тот, чья фишка ниже всех.
web-poster = Плакат: { $game }

## Главная

web-play-now = Играть
web-dealing = Раздаём…
web-against = Против трёх ботов
web-bots-level = Боты: { $level }
web-read-rules = Прочитать правила
web-other-games = Другие игры
web-my-tables = Ваши столы
web-with = за столом: { $names }
web-status-waiting = Ожидание
web-continue = Продолжить
web-finished = Сыгранные партии
web-look = Посмотреть
web-with-friends = Играть с друзьями
web-with-friends-help = Накройте стол и пошлите ссылку. Свободные места могут занять боты.
web-join = Сесть за стол
web-join-go = К столу
web-code = Код или ссылка
web-your-name = Ваше имя
web-name-help = Так вас называют за столом.
web-guest = Рейнджер

## Новый стол

web-game = Игра
web-players = Игроки
web-seats = Места
web-seat = Место { $number }
web-places-help = Открытые места — для тех, кому вы пошлёте ссылку. Игра начнётся, когда все места заняты.
web-place-me = Вы
web-place-open = Открыто: пригласите кого-нибудь
web-place-bot = Бот: { $level }
web-options = Варианты
web-from-to = От { $low } до { $high }.
web-drawn = по жребию
web-create-invite = Накрыть стол и пригласить
web-create-play = Накрыть стол и играть

## Наборы компонентов

web-pack = Компоненты
web-pack-help = То, что напечатано на картах. Играйте с коробкой или со своим файлом.
web-pack-box = Как в коробке
web-pack-own = Свой набор
web-pack-own-help = Набор — это текстовый файл TOML. Он проверяется здесь, хранится вместе со столом и ни в каких списках не появится.
web-pack-start = Скачать коробку как файл для начала
web-pack-file = Выбрать файл
web-pack-paste = Или вставить текст
web-pack-checking = Проверяем…
web-pack-good = { $name }: { $count ->
    [0] то же, что в коробке.
    [one] отличается от коробки { $count } строка.
    [few] отличаются от коробки { $count } строки.
   *[many] отличаются от коробки { $count } строк.
    }
web-pack-added = новая
web-pack-removed = убрана
web-pack-more = и ещё { $count }
web-pack-seats = Этого набора хватит на столько игроков: { $seats }.
web-pack-of-table = Компоненты этого стола
web-pack-differs = { $count ->
    [one] От коробки отличается { $count } строка.
    [few] От коробки отличаются { $count } строки.
   *[many] От коробки отличаются { $count } строк.
    }
web-pack-download = Скачать этот набор
web-components = Компоненты
web-components-help = Всё, что напечатано на компонентах, — так, как играют здесь.
web-components-marked = Строк всего { $total }, помечено { $count }: они взяты не из печатного источника или не целиком из него, а восстановлены.
web-components-drawn = рисунок
web-provenance = откуда взято
web-reconstructed = восстановлено

## Ожидание

web-waiting-room = { $open ->
    [0] Все собрались. Игра начинается.
    [one] Ждём ещё { $open } игрока.
   *[other] Ждём ещё { $open } игроков.
    }
web-invite = Пошлите эту ссылку
web-invite-help = Кто её откроет, может сесть за стол или смотреть. Сам код: { $code }.
web-open-seat = свободно
web-sit = Сесть сюда
web-leave = Освободить место
web-starts-by-itself = Игра начнётся сама, когда все места будут заняты.

## За столом

web-prompt = Что делать
web-own = Ваша сторона стола
web-turn = Ход { $turn }
web-you = вы
web-your-turn = Ваш ход
web-thinking = думает
web-deciding = решает
web-away = не за столом
web-bot-plays = За это место играет бот
web-waiting-for = Ждём: { $seats }.
web-sending = Отправляем…
web-moment = Минутку…
web-over = Игра окончена.
web-watching = Вы смотрите
web-picked = { $things }: выберите одну из подсвеченных клеток.
web-ends-turn = Вернуть это будет нельзя.
web-confirm = Да
web-back = Назад
web-undo = Отменить
web-skip-ahead = Пропустить
web-result = Итог
web-option-stop = Остановиться
web-option-refill = Добрать до { hand-up-to }
web-option-keep = Оставить руку
web-option-malus = Взять { hand-number } штрафных
web-option-pile = Добрать { hand-number }
web-answers = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
    }
web-order-drop = Спрашивать снова
web-rule = Правило { $rule }
web-why-wait = Сейчас не ваш ход.
web-reconnecting = Восстанавливаем связь, ничего не потеряно
web-log = Что было
web-log-empty = Пока ничего не произошло.
web-recap = С вашего прошлого хода
web-recap-short = Что было
web-hint = Подсказка
web-hint-thinking = Думаем…
web-hint-would = Сильный игрок поступил бы так:
web-hint-share = Этому он уделил { $share } % размышлений.

## Ещё о столе

web-share = Пригласить или показать
web-share-help = Кто откроет эту ссылку, может смотреть или занять свободное место.
web-other-device = Играть на другом устройстве
web-other-device-help = Эта ссылка только ваша: у кого она есть, тот играет за вас.
web-show-link = Показать личную ссылку
web-take-back = Вернуть своё место
web-absent = Не за столом
web-absent-help = { $minutes ->
    [one] Через { $minutes } минуту отсутствия за игрока может играть бот. Место можно вернуть в любое время.
    [few] Через { $minutes } минуты отсутствия за игрока может играть бот. Место можно вернуть в любое время.
   *[many] Через { $minutes } минут отсутствия за игрока может играть бот. Место можно вернуть в любое время.
    }
web-hand-to-bot = Пусть играет бот
web-fairness = Честные карты
web-commitment-help = Колода перемешана до первой карты. Это её печать; секрет откроется в конце, и каждый сможет её проверить.

## Конец

web-rematch = Сыграть ещё
web-join-rematch = К реваншу
web-tally = Итоговый подсчёт
web-tally-total = Итого
web-story-label = Линия каждого игрока за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
    }. Числа — в таблице ниже.
web-verify = Проверить колоду
web-verify-help = Печать была видна с самого начала. Теперь секрет открыт: ваш браузер вычислит по нему печать и сравнит.
web-verify-published = Печать, показанная в начале
web-verify-seed = Секрет
web-verify-computed = Печать, вычисленная здесь
web-verify-check = Вычислить и сравнить
web-verify-holds = Они совпадают. Колода была определена до первой карты.
web-verify-broken = Они различаются. Это не та колода, что была опечатана.
web-verify-cannot = Этот браузер вычисляет печати только на защищённых страницах. Запись можно проверить командой «gamekeeper verify».
web-record = Сохранить запись

## Повтор

web-replay-first = В начало
web-replay-back = Шаг назад
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-last = В конец
web-replay-scrub = Позиция
web-replay-at = { $at } из { $total }
web-replay-link = Ссылка сюда
web-to-table = К столу

## Йеллоустон-парк на странице

web-park-board = Поле, семь рядов и семь столбцов
web-park-space = Ряд { $row }, столбец { $column }{ $cards ->
    [none] {""}
   *[other] : { $cards }
    }{ $told ->
    [none] {""}
   *[other] . { $told }
    }
web-park-space-cost = { $count ->
    [0] Ничего не забираете
    [one] Забираете { $count } карту
    [few] Забираете { $count } карты
   *[many] Забираете { $count } карт
    }{ $bonus ->
    [0] {""}
   *[other] , фишка минус { $bonus }
    }
web-park-track = Шкала очков. { $markers }. Игра кончается на { $end }.
web-park-marker = Фишка
web-park-malus = Штрафные карты
web-park-held = Карты в руке
web-park-pile = Колода
web-park-own-malus = Ваши штрафные карты
web-park-occupied = клеток занято
web-park-counter = нейтральный счётчик
web-park-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
   *[many] Ваша рука: { $count } карт
    }
web-park-no-cards = Ваша рука пуста.
web-park-story = Фишки вместе со штрафными картами, ход за ходом
web-park-card-first = Сначала выберите карту из руки.
web-park-wrong-row = { $card } идёт в ряд { $number }, ряд её числа, а не в ряд { $row }.
web-learn-yellowstone_park-1 = На поле семь рядов и семь столбцов. Ваша фишка начинает с 5, и чем она ниже, тем лучше.
web-learn-yellowstone_park-2 = В свой ход выложите одну карту и, если хотите, вторую.
web-learn-yellowstone_park-3 = Карта идёт в ряд своего числа. Если её цвет есть на поле — в столбец этого цвета; если нет — в любой пустой столбец. Такая же карта ложится сверху.
web-learn-yellowstone_park-4 = Карты дальше двух рядов или двух столбцов от выложенной — ваши: они ложатся рубашкой вверх в вашу штрафную стопку.
web-learn-yellowstone_park-5 = Если карта легла на пустую клетку и занятых клеток стало восемь, ваша фишка отступает на 1; если девять — на 3.
web-learn-yellowstone_park-6 = После двух карт можно добрать до шести; вдвоём и втроём это обязательно. Если рука пуста, доберите шесть карт или возьмите шесть своих штрафных, если их хватает.
web-learn-yellowstone_park-7 = Когда колода кончается, каждая фишка продвигается на число штрафных карт, и они становятся новой колодой. Когда фишка дошла до 35, игра окончена и побеждает самая низкая.

## Форт на странице

web-fort-card = { $name }, { $suits }. Открытое: { $public }. Личное: { $private }.
web-fort-both = Открытое: { $public }. Личное: { $private }.
web-fort-now = { $action ->
    [public] Открытое сейчас:
   *[private] Личное сейчас:
    } { $what }{ $full ->
    [1] {""}
   *[other] , частично
    }{ $best ->
    [0] {""}
   *[other] , самое большее { $best }
    }.
web-fort-not-first = { $action ->
    [public] Открытое действие не может быть первым.
   *[private] Личное действие не может быть первым.
    }
web-fort-board = { $seat-who ->
    [you] Ваш планшет
   *[other] Планшет игрока { $seat }
    }
web-fort-level = Форт уровня { $level }
web-fort-next = Следующий уровень: { $pizza ->
    [0] {""}
   *[other] пицца × { $pizza }{" "}
    }{ $toy ->
    [0] {""}
   *[other] игрушки × { $toy }{" "}
    }{ $any ->
    [0] {""}
   *[other] любые × { $any }
    }
web-fort-pack = Рюкзак: { $count } из { $room }
web-fort-lookout = Дозор: { $count } из { $room }
web-fort-yard-empty = В этом дворе никто не ждёт.
web-fort-levels = Уровни форта
web-fort-levels-help = Сколько очков уровень принесёт в конце, чего он стоит и сколько помещается в рюкзак и дозор.
web-fort-cost = цена
web-fort-room = места
web-fort-match = масть
web-fort-nothing-played = Сыгранной карты нет.
web-fort-track = Шкала очков. { $points }. На { $end } очках начинается последний раунд.
web-fort-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
   *[many] Ваша рука: { $count } карт
    }
web-fort-no-cards = У вас на руке ничего нет.
web-fort-deck = Осталось в вашей колоде: { $count }
web-fort-deck-help = Без порядка. Это видите только вы.
web-fort-rule-secret = До конца игры это видите только вы.
web-fort-worth = { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
   *[many] сейчас { $points } очков
    }
web-fort-draft = Выбор { $round } из { $rounds }
web-fort-draft-help = Оставьте одну карту. Остальные уйдут налево, когда выберут все.
web-fort-draft-watch = Все выбирают втайне.
web-fort-draft-who = Кто уже выбрал
web-fort-has-chosen = выбор сделан
web-fort-still-chooses = ещё выбирает
web-fort-no-picks = Пока никого.
web-fort-pass-on = Пас до моего хода
web-fort-passing = До своего хода вы ни за кем не повторяете.
web-fort-tally-track = Шкала
web-fort-tally-fort = Форт
web-fort-tally-rule = Придуманное правило
web-fort-story = Очки на шкале, ход за ходом
web-learn-fort-1 = У вас небольшая колода ребят. В свой ход сыграйте одну карту: её открытое действие, личное или оба. Хотя бы одно надо выполнить полностью.
web-learn-fort-2 = Некоторые действия считают масть. Чтобы выполнить их больше раз, добавьте с руки карты этой масти или посчитайте значки в своём дозоре. Монета — любая масть.
web-learn-fort-3 = Потом могут повторить другие: каждый может сбросить одну карту той же масти и тоже выполнить открытое действие.
web-learn-fort-4 = Позовите кого-нибудь в свой сброс: из парка, из его колоды или с любого двора.
web-learn-fort-5 = Сыгранное и добавленное уходит в сброс, лучшие друзья тоже. Остальные с руки идут на ваш двор, и до вашего следующего хода их могут позвать другие. Доберите пять карт.
web-learn-fort-6 = Пиццей и игрушками оплачивают форт. Чем он выше, тем больше приносит очков и тем больше помещается в рюкзак и дозор. Уровень 1 даёт придуманное правило, уровень 2 — особенность, уровень 5 — макаронную скульптуру.
web-learn-fort-7 = Когда у кого-то 25 очков на шкале или форт пятого уровня, или кончилась колода парка, раунд доигрывают. Шкала, форт, придуманное правило и скульптура дают итог; побеждает тот, у кого больше очков.

## Правила

web-in-short = Коротко
web-law = Ниже полный текст на английском. Там, где пересказ слишком краток, решает он.

## Настройки

web-set-language = Язык
web-set-theme = Свет
web-set-theme-system = как на устройстве
web-set-theme-light = день
web-set-theme-dark = ночь
web-set-pace = Темп чужих ходов
web-set-pace-slow = медленно
web-set-pace-normal = обычно
web-set-pace-instant = сразу
web-set-confirm = Переспрашивать
web-set-confirm-turn = когда нельзя отменить
web-set-confirm-always = всегда
web-set-confirm-never = никогда
web-set-motion = Движение
web-set-motion-system = как на устройстве
web-set-motion-full = полное
web-set-motion-reduced = уменьшенное
web-set-patterns = Узоры на картах
web-set-patterns-help = Лист, лапа, перо и капля обозначают цвета.
web-set-contrast = Высокий контраст
web-set-contrast-help = Линии и текст заметнее.
web-set-sound = Звук
web-set-sound-help = Стук, когда наступает ваш ход.

## О нас

web-about-lead = Gamekeeper хранит правила современных настольных игр, чтобы вы играли в них здесь — с друзьями и с сильными ботами.
web-about-fair = Честность по устройству
web-about-fair-text = Сервер раздаёт и судит. То, чего вам не видно, не попадает в ваш браузер. Колода опечатана до первой карты, и печать можно проверить в конце.
web-about-bots = Боты
web-about-bots-text = Они видят то, что видно с их места, и ничего больше. Лёгкий многое упускает, эксперт не торопится. Подсказка показывает, что сделал бы сильный бот и почему.
web-about-access = Для всех
web-about-access-text = Всё доступно с клавиатуры и с программой чтения экрана, у каждого цвета есть форма, а движение можно выключить в настройках.
web-about-data = Ваши данные
web-about-data-text = Вы играете как гость. Одна cookie помнит ваши места; имя и настройки хранятся в этом браузере и за столами, где вы играете. Больше никому они не известны.
web-about-games = Игры
web-about-games-text = «Форт» придумал Грант Родик, издательство Leder Games выпустило его в 2020 году. «Йеллоустон-парк» придумал Уве Розенберг, издательство Amigo выпустило его в 2003 году. Все рисунки и тексты здесь наши. Если игра вам понравилась, купите коробку.
web-about-api = Интерфейс для программ

## Ошибки сервера

web-error-any = Не получилось: { $message }
error-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
error-failed = Не получилось. Попробуйте ещё раз чуть позже.
error-bad-message = Страница прислала то, чего сервер не понимает. Загрузите её заново.
error-bad-name = Такое имя показать нельзя. Выберите другое, не длиннее 40 букв.
error-bad-position = Партия до этого не дошла.
error-bad-token = Эта ссылка больше не действует.
error-no-seat = Это может только тот, кто сидит за столом.
error-wrong-origin = Запрос пришёл с другого сайта и отклонён.
error-not-your-seat = Это место занимает другой игрок.
error-unknown-table = Такого стола нет.
error-unknown-seat = За столом нет такого места.
error-unknown-game = Такой игры здесь нет.
error-not-found = По этому адресу ничего нет.
error-stale-number = Игра уже ушла вперёд; вот как обстоят дела.
error-seat-taken = Здесь уже кто-то сидит.
error-already-seated = Вы уже сидите за этим столом.
error-table-full = Свободных мест нет. Вы можете смотреть.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
error-match-over = Игра окончена.
error-not-over = Игра ещё идёт.
error-not-absent = Игрок здесь или отошёл совсем недавно.
error-seat-handed-over = За это место играет бот. Сначала верните его.
error-message-too-large = Слишком много за один раз.
error-too-many-requests = Слишком быстро. Подождите немного.
error-too-many-tables = Все столы заняты. Попробуйте позже.
error-too-many-connections = В хижине нет места. Попробуйте позже.
error-store-failed = Записать не удалось. Ничего не потеряно; попробуйте ещё раз.
error-damaged-table = Этот стол больше не читается.
error-internal-error = У нас что-то пошло не так. Попробуйте ещё раз чуть позже.
error-bad-pack = В наборе компонентов ошибка, место: { $place }. Указано { $got }, нужно { $wanted }.
error-pack-too-large = Набор компонентов слишком велик: самое большее { $most } байт.
error-unknown-pack = На этом сервере нет такого набора компонентов.
error-bad-setup = Так стол накрыть нельзя. Проверьте варианты.
error-bad-save = Этот стол больше не читается.
error-illegal-action = Сейчас это невозможно.
error-no-hint = Для этого решения подсказки нет.

## Возвращение

web-resume-failed = Эта личная ссылка не действует
web-resume-failed-help = Возможно, она устарела или в ней не хватает части. Откройте её снова с устройства, на котором играли.
