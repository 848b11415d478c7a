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
web-title-replay = Просмотр партии
web-title-review = Разбор партии
web-title-practice = Упражнения
web-title-learn = Первая партия
web-title-example = Пример
web-title-resume = С возвращением
web-title-mail = Адрес почты
web-title-unsubscribe = Без писем
web-title-lost = Не найдено
web-title-table = Стол
web-no-page = Такой страницы здесь нет
web-no-page-help = Возможно, в адресе ошибка. Дорога домой — ниже.
web-no-table = Стола с таким кодом нет
web-no-table-help = Мы искали «{ $code }». Проверьте ссылку или попросите новую у того, кто её прислал.
web-no-rules = Правил этой игры здесь нет
web-failed = Не удалось открыть стол
web-failed-help = Сервер ответил не так, как должен. Ничего не потеряно; попробуйте ещё раз чуть позже.
web-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
web-link = Ссылка
web-copy = Копировать ссылку
web-copied = Скопировано

## Игры

web-game-dice_theme_park = Dice Theme Park
web-pitch-dice_theme_park = Каждый гость — кубик, и каждый аттракцион его утомляет.
web-facts-dice_theme_park = 1–4 игрока · 60–90 минут · есть что учить
web-short-dice_theme_park-1 = Выберите две карты персонала: малая сумма первой берёт гостей, большой доход платит за остальное.
web-short-dice_theme_park-2 = Ведите гостей от аттракциона к аттракциону. Каждый приносит звёзды и стоит гостю очка.
web-short-dice_theme_park-3 = Стройте аттракционы, улучшения, нанимайте талисманы. Побеждает тот, у кого больше звёзд.
web-game-fort = Форт
web-pitch-fort = Играйте с друзьями, пока их не позвал кто-то другой.
web-facts-fort = 2–4 игрока · около 30 минут · учиться недолго
web-short-fort-1 = За ход вы играете одну карту, и другие могут за вами повторить.
web-short-fort-2 = С кем вы не поиграли, те ждут во дворе, и позвать их может любой.
web-short-fort-3 = На пиццу и игрушки растёт форт. Побеждает тот, у кого больше очков.
web-game-iditacards = Iditacards
web-pitch-iditacards = Гонка на собачьих упряжках, и холод идёт по пятам.
web-facts-iditacards = 1–4 игрока · 60–90 минут · есть что учить
web-short-iditacards-1 = Одна карта за ход; платят картами с руки и с колоды.
web-short-iditacards-2 = Риск окупается через несколько ходов, если колода не подведёт.
web-short-iditacards-3 = Побеждает первый на финише. Холод и голод отбрасывают назад.
web-game-yellowstone_park = Йеллоустон-парк
web-pitch-yellowstone_park = Выкладывайте зверей туда, где им есть место. Кто не поместился, достаётся вам.
web-facts-yellowstone_park = 2–5 игроков · около 45 минут · легко освоить
web-short-yellowstone_park-1 = За ход вы выкладываете одну или две карты: число указывает ряд, цвет — столбец.
web-short-yellowstone_park-2 = Карты дальше двух рядов или столбцов от вашей становятся вашими штрафными картами.
web-short-yellowstone_park-3 = Займите восьмую или девятую клетку и получите бонус. Побеждает тот, чья фишка ниже всех.
web-facts-any = Игроков: { $seats }
web-poster = Плакат: { $game }

## Главная

web-play-now = Играть
web-dealing = Раздаём…
web-against = { $count ->
    [one] Против одного бота
    [2] Против двух ботов
    [3] Против трёх ботов
   *[other] Против { $count } ботов
    }
web-bots-level = Уровень ботов: { $level }
web-read-rules = Прочитать правила
web-other-games = Другие игры
web-with = за столом: { $names }
web-status-waiting = Ждём игроков
web-continue = Продолжить
web-finished = Сыгранные партии
web-ended-won = Вы победили
web-ended-shared = Вы разделили победу
web-ended-lost = { $count ->
    [0] Не удалось
    [one] Победа: { $winners }; у вас { place }
   *[other] Победа на всех: { $winners }; у вас { place }
    }
web-ended-unknown = Завершена
web-running = Идущие партии
web-look = Посмотреть
web-with-friends = Играть с друзьями
web-with-friends-help = Создайте стол и отправьте ссылку. Свободные места могут занять боты.
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
web-places-help = Свободные места — для тех, кому вы отправите ссылку. Игра начнётся, когда все места заняты.
web-place-me = Вы
web-place-beside = Ещё кто-то за этим устройством
web-place-name = Имя на месте { $number }
web-person = Игрок { $number }
web-beside-help = Вы играете за одним устройством: между ходами двоих оно показывает имя и ничего со стола.
web-hand-over = Передать: { $name }
web-hand-over-title = { $name }, решать вам
web-hand-over-text = Сейчас больше никто не должен смотреть.
web-hand-over-sit = Это я, { $name }
web-hand-over-look = Это я, { $name }, хочу посмотреть
web-hand-over-none = Сейчас здесь никому не надо решать
web-place-open = Свободно: пригласите кого-нибудь
web-place-bot = Бот: { $level }
web-options = Параметры игры
web-from-to = От { $low } до { $high }.
web-drawn = по жребию
web-create-invite = Создать стол и пригласить
web-create-play = Создать стол и играть

## Наборы компонентов

web-pack = Компоненты
web-pack-help = То, что напечатано на картах: как в изданной игре или как в вашем файле.
web-pack-box = Как в коробке
web-pack-mine = Тот, что я правлю
web-pack-own = Свой набор
web-pack-own-help = Набор — это текстовый файл TOML. Он проверяется здесь, хранится вместе со столом и ни в каких списках не появится.
web-pack-start = Скачать содержимое коробки как образец
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
web-components-help = Всё, что напечатано на компонентах, — так, как здесь играют.
web-components-marked = Строк всего { $total }, из них помечено { $count }: они взяты не из печатного источника или не целиком из него, а восстановлены.
web-components-drawn = рисунок
web-provenance = откуда взято
web-reconstructed = восстановлено

## Ожидание

web-waiting-room = { $open ->
    [0] Все собрались. Игра начинается.
    [one] Ждём ещё { $open } игрока.
   *[other] Ждём ещё { $open } игроков.
    }
web-invites = { $host } зовёт вас сыграть: { $game }
web-invited = Вас зовут сыграть: { $game }
web-join-game = Присоединиться
web-choose-seat = Выбрать другое место
web-invite-here = { $names } и { $open ->
    [one] { $open } свободное место
    [few] { $open } свободных места
   *[many] { $open } свободных мест
    }
web-invite-empty = Свободных мест: { $open }
web-invite-watch = Если хотите только смотреть, просто оставьте эту страницу открытой.
web-link-waiting = { $facts }. { $open ->
    [one] Свободно { $open } место.
    [few] Свободно { $open } места.
   *[many] Свободно { $open } мест.
    }
web-link-players = { $game }: { $names }
web-link-playing = Партия идёт. Откройте ссылку, чтобы смотреть.
web-link-over = Партия окончена. Откройте ссылку, чтобы увидеть, чем она закончилась.
web-link-replay = Посмотрите партию ещё раз, шаг за шагом.
web-invite = Отправьте эту ссылку
web-invite-help = Кто её откроет, может сесть за стол или смотреть. Код стола: { $code }.
web-open-seat = свободно
web-sit = Сесть сюда
web-leave = Освободить место
web-starts-by-itself = Игра начнётся сама, когда все места будут заняты.
web-host = Хозяин стола
web-host-you = Здесь решаете вы: какие места займут боты, кто сыграет за отошедшего и когда начинать.
web-host-is = Здесь решает { $name }. Если хозяина долго нет, решать может каждый за столом.
web-open-again = Освободить
web-start-now = Начать сразу, с ботами
web-start-level = Их сила

## За столом

web-prompt = Что делать
web-own = Ваша сторона стола
web-turn = Ход { $turn }
web-you = вы
web-your-turn = Ваш ход
web-waiting-for-you = Ждут вас
web-thinking = думает
web-deciding = решает
web-away = нет за столом
web-bot-plays = Вместо игрока играет бот
web-waiting-for = Ждём: { $seats }.
web-sending = Отправляем…
web-moment = Минутку…
web-over = Игра окончена.
web-ended = Партия прервана
web-ended-rows = В этой партии столько решений, сколько здесь вмещает один стол, и она окончена без победителя.
web-ended-left = Все ушли, и партия закончилась без победителя.
web-watching = Вы смотрите
web-picked = { $things }: { $next ->
    [card] выберите карту к этому
    [mixed] выберите и остальное из подсвеченного: карты и место
   *[other] выберите одно из подсвеченных мест
    }.
web-ends-turn = Отменить это будет нельзя.
web-confirm = Да
web-back = Назад
web-undo = Отменить
web-skip-ahead = Промотать
web-result = Итог
web-option-stop = Остановиться
web-option-refill = { $scores ->
   *[0] Добрать до { hand-up-to }
    [1] { $pile ->
        [1] Добрать последнюю
        [one] Добрать последнюю { $pile }
       *[other] Добрать последние { $pile }
        }
    }
web-option-keep = Не добирать
web-option-malus = Взять { hand-number } штрафных
web-option-pile = { $scores ->
   *[0] Добрать { hand-number }
    [1] { $pile ->
        [1] Добрать последнюю
        [one] Добрать последнюю { $pile }
       *[other] Добрать последние { $pile }
        }
    }
web-answers = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
    }
web-lone = Это единственный ответ: он будет дан через мгновение или когда вы его нажмёте.
web-order-drop = Спрашивать снова
web-rule = Правило { $rule }
web-why-wait = Сейчас не ваш ход.
web-reconnecting = Восстанавливаем связь, ничего не потеряно
web-you-are-offline = Нет соединения с интернетом. Ничего не потеряно: игра продолжится, когда связь вернётся.
web-slow-answer = Сервер отвечает медленно. Ждём…
web-log = Что произошло
web-log-empty = Пока ничего не произошло.
web-recap = С вашего прошлого хода
web-recap-short = Что нового
web-hint = Подсказка
web-hint-thinking = Обдумываем…
web-hint-would = Сильный игрок поступил бы так:

## Ещё о столе

web-share = Пригласить или показать
web-invite-qr = Код для камеры
web-invite-scan = Телефон, наведённый на этот код, откроет стол.
web-invite-send = Отправить ссылку
web-invite-text = Давай сыграем: { $game }.
web-share-help = Кто откроет эту ссылку, может смотреть или занять свободное место.
web-share-closed = Хозяин стола не пускает зрителей: стол видят только те, кто за ним сидит.
web-not-watched = За этим столом зрителей нет
web-not-watched-help = Его видят только те, кто за ним сидит.
web-watched = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
    }
web-watched-by = { $count ->
    [one] Смотрит { $names }
   *[other] Смотрят { $names }
    }
web-watched-more = { $count ->
    [one] Смотрят { $names } и ещё { $count } человек
    [few] Смотрят { $names } и ещё { $count } человека
   *[many] Смотрят { $names } и ещё { $count } человек
    }
web-watching-may = Другим можно смотреть
web-other-device = Играть на другом устройстве
web-other-device-help = Эта ссылка только ваша: кто откроет её первым, тот играет за вас.
web-show-link = Создать личную ссылку
web-link-open = Действует один раз, до { $when }.
web-link-used = использована { $when }
web-link-expired = не использована; срок истёк { $when }
web-link-made = Создана { $when }
web-link-revoke = Отозвать ссылку
web-links-of-mine = { $count ->
    [one] Ещё { $count } личная ссылка
    [few] Ещё { $count } личные ссылки
   *[many] Ещё { $count } личных ссылок
    }
web-take-back = Вернуть своё место
web-absent = Кого нет за столом
web-absent-help = { $minutes ->
    [one] Через { $minutes } минуту отсутствия за игрока может играть бот. Место можно вернуть в любое время.
    [few] Через { $minutes } минуты отсутствия за игрока может играть бот. Место можно вернуть в любое время.
   *[many] Через { $minutes } минут отсутствия за игрока может играть бот. Место можно вернуть в любое время.
    }
web-hand-to-bot = Пусть играет бот
web-going = Если вам пора
web-going-bot = Передать моё место боту
web-going-help = Он играет за вас, и никому не приходится ждать. Место можно вернуть в любое время.
web-fairness = Честная раздача
web-commitment-help = Колода перемешана до первой карты. Это её печать; секрет откроется в конце, и каждый сможет её проверить.

## Talking at the table

web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-public = Кто смотрит за этим столом, читает и чат.
web-chat-unread = { $count ->
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
   *[many] Чат, { $count } новых сообщений
    }
web-chat-watching = зритель
web-chat-phrases = Фразы
web-chat-words = Ваше сообщение
web-chat-send = Отправить
web-chat-sending = Отправляется
web-chat-about = Об этом сообщении от { $name }
web-chat-mute = Не читать { $name }
web-chat-muted = Вы больше не увидите сообщений от { $name } ни здесь, ни за другими столами. Список таких людей — в разделе «Ваш аккаунт».
web-chat-report = Пожаловаться
web-chat-reported = Владелец сервера посмотрит на это сообщение.
web-chat-off = Хозяин стола отключил чат.
web-chat-only = Каждый читает эти фразы на своём языке. Хозяин стола может разрешить и свои слова.
web-chat-silent = Зрители читают, но не пишут.
web-chat-rule = Чат и зрители
web-chat-rule-all = Фразы и свои слова
web-chat-rule-phrases = Только фразы
web-chat-rule-off = Без чата
web-chat-watchers = Зрители тоже могут писать
web-chat-mutes = Кого вы не читаете
web-chat-mutes-help = Вы не видите их сообщений ни за одним столом. Им об этом не сообщают.
web-chat-unmute = Снова читать { $name }

## Столы для всех

web-listed = Открыт для всех
web-listed-help = Пока вы ждёте, все на этом сервере видят стол и ваше имя на главной странице и могут занять свободное место. Иначе — только те, у кого есть ссылка.
web-listed-here = Пока вы здесь ждёте, этот стол видят все на главной странице.
web-lobby = Открытые столы
web-lobby-count = { $count ->
    [0] Открытых столов нет
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[other] { $count } открытых столов
    }
web-lobby-all = Все столы: { $count }
web-lobby-empty = Сейчас никто не ждёт компании. Начните вы: вас увидит каждый, кто откроет эту страницу.
web-lobby-anybody = { $game } с кем угодно
web-lobby-anybody-help = Вы сядете к тому, кто ждёт и играет примерно так же сильно, или подождёте сами там, где вас видят все.
web-lobby-go = Найти соперника
web-lobby-sit-with = Сесть за стол: { $names }
web-lobby-mine = Ваш стол
web-lobby-near = примерно ваш уровень
web-lobby-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
    }
web-lobby-unusual = необычные варианты

## Рейтинг

web-title-ratings = Рейтинг
web-title-profile = Профиль
web-rated-table = На рейтинг
web-rated-table-help = Итог меняет рейтинг каждого. Играют с тем, что лежит в коробке, без подсказок, каждый со своего устройства. Кто уходит, тот последний.
web-rated-here = Это рейтинговый стол: итог меняет рейтинг каждого, кто здесь играет. Подсказок нет.
web-rated-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
    }
web-rated-at = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
    }
web-rated-place = { place }
web-unrated-chosen = Этот стол не рейтинговый: здесь играют для удовольствия.
web-unrated-alone = Партия в одиночку не влияет на рейтинг.
web-unrated-nobody = Не на рейтинг: за рейтинговым столом нужны вы или другой человек.
web-unrated-device = Не на рейтинг: несколько человек играют с одного устройства.
web-unrated-pack = Не на рейтинг: играют не с тем, что лежит в коробке.
web-unrated-bots = Не на рейтинг: силу ботов этой игры никто не измерял.
web-unrated-practice = Упражнения не влияют на рейтинг.
web-unrated-rows = Рейтинг не изменился: партия не доиграна.
web-resign = Сдаться
web-resign-ask = Вы займёте последнее место, за вас доиграет бот, и вернуться будет нельзя. Остальные ничего не теряют.
web-resign-yes = Сдаться сейчас
web-left-resigned = сдался; доигрывает бот
web-left-absent = ушёл; доигрывает бот
web-left-late = время вышло; доигрывает бот
web-left-forfeited = поражение по времени; доигрывает бот
web-gone-resigned = сдача
web-gone-absent = уход
web-gone-late = время вышло
web-gone-forfeited = поражение по времени
web-absent-rated = { $minutes ->
    [one] Кого нет за столом и кого ждут { $minutes } минуту, того может заменить бот. Тогда он последний; остальные ничего не теряют.
    [few] Кого нет за столом и кого ждут { $minutes } минуты, того может заменить бот. Тогда он последний; остальные ничего не теряют.
   *[other] Кого нет за столом и кого ждут { $minutes } минут, того может заменить бот. Тогда он последний; остальные ничего не теряют.
    }
web-rating-change = Рейтинг { $before } → { $after }
web-provisional = предварительный
web-rank-place = Место
web-rank-name = Имя
web-rank-number = Рейтинг
web-rank-matches = Партии
web-rank-pages = Страницы
web-rank-hidden = Другие вас здесь не видят. Если бы видели, вы были бы на { $place }-м месте.
web-rank-empty = Здесь пока никого нет: нужна рейтинговая партия и ваше согласие, чтобы вас видели.
web-rank-begin = Создать рейтинговый стол
web-rank-bots = Боты, для сравнения
web-rank-means = Что значит это число
web-rank-means-text = Это то, что человек умеет почти наверняка. Все начинают с 1000: это мало, потому что о новичке ещё ничего не известно; число растёт с каждой победой над сильными и с каждой новой партией. Кто играет не хуже бота, приблизится к его числу за несколько десятков партий. До { $least } партий оно предварительное. Числа ботов не меняются и одинаковы на всех серверах.
web-page-of = Страница { $page } из { $pages }
web-page-next = Следующая страница
web-page-before = Предыдущая страница
web-show-me = Показывать меня в рейтинге
web-show-me-help = Тогда другие видят ваше имя, { $name }, ваш рейтинг и рейтинговые партии и где вы смотрите. Иначе их не видит никто.
web-profile-way = Ваш рейтинг и рейтинговые партии
web-profile-best = Сильнее всего здесь: { $what }. Побед больше, чем можно было ожидать.
web-profile-best-mine = Сильнее всего вы здесь: { $what }. Побед больше, чем можно было ожидать.
web-profile-none = Рейтинговых партий пока нет.
web-profile-none-mine = У вас пока нет рейтинговых партий.
web-profile-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
    }
web-profile-won = побед { $won } %, ожидалось { $expected } %
web-profile-past = Рейтинговые партии
web-somebody = кто-то

## Конец

web-rematch = Сыграть ещё
web-join-rematch = К реваншу
web-rematch-help = С теми же людьми и настройками; все пересаживаются на одно место, и начинает другой.
web-share-result = Поделиться
web-margin = { $count ->
    [one] Отрыв от { $seat }: { $count } очко.
    [few] Отрыв от { $seat }: { $count } очка.
   *[many] Отрыв от { $seat }: { $count } очков.
    }
web-margin-tie = Поровну с { $seat }, но выше по правилу для ничьей.
web-margin-yellowstone_park = { $count ->
    [one] Фишка на { $count } шаг ниже, чем у { $seat }.
    [few] Фишка на { $count } шага ниже, чем у { $seat }.
   *[many] Фишка на { $count } шагов ниже, чем у { $seat }.
    }
web-margin-fort = { $count ->
    [one] На { $count } очко больше, чем у { $seat }.
    [few] На { $count } очка больше, чем у { $seat }.
   *[many] На { $count } очков больше, чем у { $seat }.
    }
web-margin-iditacards = { $count ->
    [one] Отрыв от { $seat }: { $count } клетка.
    [few] Отрыв от { $seat }: { $count } клетки.
   *[many] Отрыв от { $seat }: { $count } клеток.
    }
web-margin-dice_theme_park = { $count ->
    [one] На { $count } звезду больше, чем у { $seat }.
    [few] На { $count } звезды больше, чем у { $seat }.
   *[many] На { $count } звёзд больше, чем у { $seat }.
    }
web-ahead-always = Впереди от начала до конца.
web-ahead-since = { $unit ->
    [round] Впереди до конца с раунда { $number }.
   *[turn] Впереди до конца с хода { $number }.
    }
web-ahead-count = Всё решил только окончательный подсчёт.
web-part-most = Больше всего дало: { $part }, +{ $count }.
web-turning = Перелом, решение { $number }:
web-turning-chance = Шансы { $seat } на победу выросли с { $from } до { $to } из ста.
web-turning-find = Где был перелом?
web-turning-looking = Партия доигрывается из каждого момента, чтобы увидеть, где она повернулась …
web-turning-none = Перелома не было: шансы не менялись.
web-tally = Итоговый подсчёт
web-tally-total = Итого
web-story-label = Линия каждого игрока за { $unit ->
    [round] { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
   *[turn] { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
    }. Числа — в таблице ниже.
web-story-step = { $unit ->
    [round] Раунд { $number }
   *[turn] Ход { $number }
    }
web-verify = Проверить колоду
web-verify-help = Печать была видна с самого начала. Теперь секрет открыт: ваш браузер заново вычислит по нему печать и сравнит их.
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
web-replay-link = Ссылка на этот момент
web-replay-eyes = Глазами
web-replay-onlooker = зрителя
web-review-of = Чьи решения
web-review-working = Боты доигрывают партию со многих мест, чтобы увидеть, какой она могла стать. Это займёт немного времени.
web-review-label-wins = Шансы каждого на победу в { $count ->
        [one] { $count } моменте
       *[other] { $count } моментах
        } партии; числа далее
web-review-label-points = Сколько набирали боты с { $count ->
        [one] { $count } места
       *[other] { $count } мест
        } партии; числа далее
web-review-look = Посмотреть момент
web-play-on = Сыграть отсюда
web-play-on-help = Вы окажетесь за новым столом против ботов. Колода перемешана так же: из неё придёт то же, что пришло.
web-practice = { $found ->
    [0] Упражнения: найдите лучший ответ
   *[other] Упражнения (найдено { $found })
    }
web-practice-done = найдено
web-practice-back = Предыдущая позиция
web-practice-on = Следующая позиция
web-practice-next = Дальше
web-practice-again = Ещё раз
web-to-table = К столу

web-lesson = { $step ->
    [0] Учиться играя: первая партия
   *[other] Продолжить первую партию (шаг { $step })
    }
web-lesson-again = Сначала
web-lesson-on = Играть дальше
web-lesson-on-help = Против лёгких ботов, с этой позиции
web-lesson-new = Новая партия
web-example-rules = Назад к правилам
web-example-next = Следующий пример: { $id }

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
web-park-held = Карты на руке
web-park-pile = Колода
web-park-own-malus = Ваши штрафные карты
web-park-occupied = клеток занято
web-park-counter = ней­траль­ный счётчик
web-park-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
   *[many] Ваша рука: { $count } карт
    }
web-park-no-cards = Ваша рука пуста.
web-park-story = Фишки вместе со штрафными картами, ход за ходом
web-park-example-matrices = Сколько матриц вмещают одну карту на каждом из этих мест
web-learn-yellowstone_park-1 = На поле семь рядов и семь столбцов. Ваша фишка начинает с 5, и чем она ниже, тем лучше.
web-learn-yellowstone_park-2 = В свой ход выложите одну карту и, если хотите, вторую.
web-learn-yellowstone_park-3 = Карта идёт в ряд своего числа. Если её цвет есть на поле — в столбец этого цвета; если нет — в любой пустой столбец. Такая же карта ложится сверху.
web-learn-yellowstone_park-4 = Карты дальше двух рядов или двух столбцов от выложенной — ваши: они ложатся рубашкой вверх в вашу штрафную стопку.
web-learn-yellowstone_park-5 = Если карта легла на пустую клетку и занятых клеток стало восемь, ваша фишка отступает на 1; если девять — на 3.
web-learn-yellowstone_park-6 = После двух карт можно добрать до шести; вдвоём и втроём это обязательно. Если рука пуста, доберите шесть карт или возьмите шесть своих штрафных, если их хватает.
web-learn-yellowstone_park-7 = Когда колода кончается, каждая фишка продвигается на число своих штрафных карт, и они становятся новой колодой. Когда фишка дошла до 35, игра окончена и побеждает самая низкая.

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
web-fort-level = Форт { $level }-го уровня
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
web-fort-up-to = до { $best }
web-fort-in-yard = { $count ->
    [0] Двор пуст
   *[other] Во дворе: { $count }
    }
web-fort-yours = Форт: { $seat }
web-fort-mine = ваше
web-fort-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
    }
web-fort-next-for = дальше { $points } за
web-fort-park = Парк
    .short = Парк
    .help = берут после хода
web-fort-unseen = втёмную, сверху
web-fort-plays = ходит
web-fort-did-not-follow = { $you ->
    [0] { $count ->
        [one] не повторяет
       *[other] не повторяют
        }
   *[1] { $count ->
        [one] Вы не повторяли
       *[other] Вы и другие не повторяли
        }
    }
web-fort-levels = Уровни форта
web-fort-levels-help = Сколько очков уровень принесёт в конце, сколько он стоит и сколько помещается в рюкзак и дозор.
web-fort-cost = цена
web-fort-room = места
web-asked-fort-follow = Можно повторить
web-asked-fort-rough = Можно использовать «Потасовку»
web-asked-fort-draft = Выберите карту
web-fort-match = масть
web-fort-nothing-played = Сыгранной карты нет.
web-fort-track = Победная дорожка. { $points }. Раунд, в котором кто-то доходит до { $end } очков, — последний.
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
web-fort-plan-play = Как вы разыграете карту { $card }?
web-fort-plan-follow = Повторить за картой { $card } так?
web-fort-plan-go = Повторить
web-fort-plan-other = Другая карта
web-fort-plan-does = { $both ->
    [1] Сначала { $first }, затем { $second }
    [2] Действие: { $first }
   *[0] Итог: { $first }
    }.
web-fort-plan-hint = { $follows ->
    [1] Нажмите на карту и посмотрите, что даст повторение. Пока ничего не сбрасывается.
   *[0] Нажмите на карту, чтобы положить её на плед. Пока ничего не сыграно.
    }
web-fort-plan-discard = Вы сбросите { $card }: { $what }.
web-fort-plan-behind = На ваш двор: { $cards }.
web-fort-plan-unseen = остальное откроется
web-fort-plan-other-way = { $first ->
    [public] Сначала открытое
   *[private] Сначала личное
    }: { $what }
web-fort-plan-fixed = { $used ->
    [1] От этого действия нельзя отказаться: хотя бы одно выполняется, и одно — полностью.
   *[0] Сейчас это действие выполнить нельзя.
    }
web-fort-gain = { $sign ->
    [pizza] { $less ->
        [1] −{ $count ->
            [one] { $count } пицца
            [few] { $count } пиццы
           *[many] { $count } пицц
            }
       *[0] { $count ->
            [one] { $count } пицца
            [few] { $count } пиццы
           *[many] { $count } пицц
            }
        }
    [toy] { $less ->
        [1] −{ $count ->
            [one] { $count } игрушка
            [few] { $count } игрушки
           *[many] { $count } игрушек
            }
       *[0] { $count ->
            [one] { $count } игрушка
            [few] { $count } игрушки
           *[many] { $count } игрушек
            }
        }
    [pack] { $count } в рюкзак
    [score] { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
        }
    [advance] форт { $to }-го уровня
    [lookout] { $count } в дозор
    [trash] { $count ->
        [one] убрана { $count } карта
        [few] убрано { $count } карты
       *[many] убрано { $count } карт
        }
    [trash_rival] { $count ->
        [one] убрана { $count } карта соперника
        [few] убрано { $count } карты соперников
       *[many] убрано { $count } карт соперников
        }
    [trash_this] эта карта покинет игру
    [convert] { $count ->
        [one] { $count } обмен
        [few] { $count } обмена
       *[many] { $count } обменов
        }
   *[recruit] { $count ->
        [one] { $count } новичок
        [few] { $count } новичка
       *[many] { $count } новичков
        }
    }
web-fort-note = { $kind ->
    [played] Выбрана
    [added] Добавлена
    [add] Можно добавить
    [swap] Вместо карты { $name }
    [slot] Можно выбрать
    [stay] Останется
    [friend] Останется у вас
   *[idle] Дождётся вашего хода
    }
    .text = { $kind ->
        [played] лежит на пледе
        [added] нажмите, чтобы вернуть
        [add] нажмите, чтобы подложить
        [swap] считается одна из двух
        [slot] нажмите, чтобы выбрать
        [stay] на вашем дворе, откуда её могут взять другие
        [friend] уйдёт в ваш сброс
       *[idle] и останется на руке
        }
web-fort-take-back = Вернуть: { $name }
web-fort-one-by-one = По одному
web-fort-may-follow-who = Могут повторить
web-fort-any = любой
web-fort-use = да
web-fort-which-kid = кто?
web-fort-swap = Нажмите, чтобы заменить.
web-fort-lookout-counted = Засчитано из дозора: { $count }.
web-fort-lookout-less = Засчитать на один меньше.
web-fort-pass-on = Пас до моего хода
web-fort-passing = До своего хода вы ни за кем не повторяете.
web-fort-story = Очки на победной дорожке, ход за ходом

web-learn-fort-1 = У вас небольшая колода ребят. В свой ход сыграйте одну карту: её открытое действие, личное или оба. Хотя бы одно надо выполнить полностью.
web-learn-fort-2 = Некоторые действия считают масть. Чтобы выполнить их больше раз, добавьте с руки карты этой масти или засчитайте значки в своём дозоре. Монетка — любая масть.
web-learn-fort-3 = Потом за вами могут повторить другие: каждый может сбросить одну карту той же масти и тоже выполнить открытое действие.
web-learn-fort-4 = Позовите кого-нибудь к себе в сброс: из парка, из его колоды или с любого двора.
web-learn-fort-5 = Сыгранное и добавленное уходит в сброс, лучшие друзья тоже. Остальные с руки идут на ваш двор, и до вашего следующего хода их могут позвать другие. Доберите пять карт.
web-learn-fort-6 = Пиццей и игрушками оплачивают форт. Чем он выше, тем больше приносит очков и тем больше помещается в рюкзак и дозор. 1-й уровень даёт придуманное правило, 2-й — особенность, 5-й — макаронную скульптуру.
web-learn-fort-7 = Когда у кого-то 25 очков на победной дорожке или форт пятого уровня либо кончилась колода парка, раунд доигрывают. Дорожка, форт, придуманное правило и скульптура дают итог; побеждает тот, у кого больше очков.

## Iditacards

web-ida-trail = Трасса
web-ida-leg-enter = У входящего на этап холод и голод не меньше указанных.
web-ida-stands = { $who ->
    [you] Вы на клетке { $square }.
   *[other] { $seat } на клетке { $square }.
 }
web-ida-passed = { $short ->
    [1] { $damage ->
        [0] назад на 1
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }
   *[other] { $seats } назад на 1{ $damage ->
        [0] { "" }
        [one] { " · " }{ $damage } повреждение
        [few] { " · " }{ $damage } повреждения
       *[many] { " · " }{ $damage } повреждений
    }
 }
web-ida-tag-move = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
 }
web-ida-tag-advance = вперёд на { $count }
web-ida-flag = Показать: { $seat } на клетке { $square }
web-ida-zoom = Что видно на карте
web-ida-zoom-mine = Мои сани
web-ida-zoom-leader = Лидер
web-ida-zoom-all = Все
web-ida-lens = Часть трассы на карте
web-ida-window = клетки с { $from } по { $to }
web-ida-you = Вы
web-ida-adds = прибавка к цене
web-ida-your-team = Ваша упряжка
web-ida-dogs = Собак { $count } из { $room } · новый день: { $draw }
web-ida-dogs-short = собак
web-ida-attached = надето { $count }
web-ida-room = место для собаки
web-ida-team = { $count ->
    [one] { $count } собака
    [few] { $count } собаки
   *[many] { $count } собак
 }
web-ida-your-risk = Ваш риск
web-ida-no-risk = риска нет
web-ida-wants = ждёт { $count }
web-ida-fizzled = Без действия
web-ida-pending = Ожидает
web-ida-paying = Оплата: { $card }
web-ida-owed = ещё { $count }
web-ida-more = и ещё { $count } ниже
web-ida-under = Оплачено, под ней:
web-ida-risk-help = Карта с риском ждёт здесь, пока с верха вашей колоды не сыграно столько карт, по одной за ход.
web-ida-post = Фактория
web-ida-supply = запас { $count }
web-ida-supply-short = запас
web-ida-supply-empty = Запас пуст.
web-ida-wares = Карты на выбор
web-ida-from = { $place ->
    [supply] Фактория
    [looked] С верха вашей колоды
    [discard] Ваш сброс
    [legendary] Ваши легендарные карты
   *[teams] Собаки на выбор
 }
web-ida-meter-name = { $what ->
    [cold] Холод
   *[hunger] Голод
 }
web-ida-meter = { web-ida-meter-name }: { $value }. При 7 — смерть.
web-ida-speed = скорость
web-ida-speed-help = { $advances ->
    [yes] К каждому движению прибавляется { $speed }, и к шагу в конце хода; меньше 0 не бывает.
   *[no] К каждому движению прибавляется { $speed }, а к шагу в конце хода ничего; меньше 0 не бывает.
 }
web-ida-square = Клетка
web-ida-in-hand = Карт на руке
web-ida-in-deck = Карт в колоде
web-ida-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
   *[many] Ваша рука: { $count } карт
 }
web-ida-no-cards = На руке пусто.
web-ida-legendary = { $count ->
    [one] легендарная
    [few] легендарные
   *[many] легендарных
 }
web-ida-damage = повреждения
web-ida-own-deck = ваша колода
web-ida-own-discard = ваш сброс
web-ida-top-card = { $count ->
    [1] Верхняя карта — последняя в колоде:
   *[other] Чем может быть верхняя карта:
 }
web-ida-lost = При срыве всё ожидающее пропадает.
web-ida-odds-pays = платит
web-ida-odds-may = неясно
web-ida-odds-fails = срыв
web-ida-all = всё
web-ida-cost = { $cost ->
    [energy] Энергия
    [health] Здоровье
   *[risk] Риск
 } { $count }
web-ida-cost-energy = { $count ->
    [-1] Сбросьте всю руку.
    [0] С руки ничего не сбрасывается.
    [one] Сбросьте { $count } карту с руки.
    [few] Сбросьте { $count } карты с руки.
   *[many] Сбросьте { $count } карт с руки.
}
web-ida-cost-health = { $count ->
    [0] Колода остаётся как есть.
    [one] Сбросьте { $count } карту с верха колоды.
    [few] Сбросьте { $count } карты с верха колоды.
   *[many] Сбросьте { $count } карт с верха колоды.
}
web-ida-cost-risk = { $count ->
    [0] Действует сразу.
    [one] Действует, когда ради неё разыграна { $count } карта с верха колоды, в один из следующих ходов.
    [few] Действует, когда ради неё разыграны { $count } карты с верха колоды, по одной за ход.
   *[many] Действует, когда ради неё разыграно { $count } карт с верха колоды, по одной за ход.
}
web-ida-printed = напечатано { $count }
web-ida-sum = { $part ->
    [today] сегодня даром
   *[condition] { $cost ->
        [energy] холод
       *[health] голод
    }
 }
web-ida-goes = { $count ->
    [one] со скоростью: { $count } клетка
    [few] со скоростью: { $count } клетки
   *[many] со скоростью: { $count } клеток
 }
web-ida-goes-home = до финиша
web-ida-then = на { $end }
web-ida-to-then = на { $to }, потом { $end }
web-ida-joins = { $how ->
    [starts] { $seat } начинает
    [joins] { $seat } участвует
    [stays] { $seat } остаётся
    [you] Вы
   *[open] { $seat }: ещё не спрошен
 }
web-ida-day-join = Если участвуете
web-ida-day-you = Вы
web-ida-day-hand = карт на руке, сейчас { $count }
web-ida-day-deck = В колоде после добора: { $count }
web-ida-day-lost = { $count ->
    [one] { $cards } замешивается в колоду; риск потерян.
   *[other] { $cards } замешиваются в колоду; риск потерян.
 }
web-ida-day-nothing = У вас ничего не ожидает.
web-ida-day-damaged = Повреждений среди ваших карт: { $count } из { $cards }.
web-ida-day-dogs = Собаки и снаряжение остаются в игре.
web-ida-day-die = Кубик погоды
web-ida-day-stay = Если остаётесь
web-ida-day-keep = Рука ({ $hand }), колода ({ $deck }) и то, что ожидает, остаются.
web-ida-day-all = Кубик бросают для всех. Пустошь и лес бьют по тем, кто там стоит.
web-ida-day-others = Остальные могут присоединиться:
web-ida-day-draws = { $seat } берёт { $count }
web-asked-iditacards-join = Участвуете?
web-ida-pays = { $fails ->
    [1] Вы сбросите: { $cards }. Оплата сорвётся.
   *[0] Вы сбросите: { $cards }. { $left ->
        [0] Это вся ваша рука.
       *[other] Коснитесь другой карты, чтобы сбросить её.
    }
 }
web-ida-pay = { $count ->
    [1] Сбросить
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
 }
web-ida-ended-finish = Вы дошли. Ходов: { $turns }, новых дней: { $days }
web-ida-ended-death = Тропа победила. Ваш забег окончен на { $turns }-м ходу.
web-ida-ended-turn-cap = Забег остановлен пределом ходов на клетке { $square }.
web-run = Ваш забег
web-ida-solo-turns = { $count ->
    [one] ход
    [few] хода
   *[many] ходов
 }
web-ida-solo-days = { $count ->
    [one] новый день
    [few] новых дня
   *[many] новых дней
 }
web-ida-solo-warning = В одиночку холод или голод 7 — конец забега.
web-run-pace = { $ahead ->
    [1] Впереди лучшего забега на { $count }
    [0] Наравне с лучшим забегом
   *[-1] Позади лучшего забега на { $count }
 }
web-run-over = { $best ->
    [1] Ваш лучший забег здесь
   *[0] Ваш лучший забег здесь был короче
 }
web-best-alone = Ваша лучшая одиночная игра на этом устройстве.
web-run-best = Лучший здесь: { $told }
web-run-first = Здесь ещё ни один забег не дошёл
web-ida-look-deck = Ваша колода: { $count }
web-ida-look-discard = { $who ->
    [you] Ваш сброс: { $count }
   *[other] Сброс, { $seat }: { $count }
 }
web-ida-look-legendary = Ваши легендарные карты: { $count }
web-ida-look-weather = Погода
web-ida-look-team = Ваша упряжка
web-ida-look-risk = Ваш риск
web-ida-look-post = Фактория: в запасе { $count }
web-ida-look-body = Вы
web-ida-deck-help = По названиям, не по порядку. Видите только вы.
web-ida-empty = Здесь ничего нет.
web-ida-story = Клетки, ход за ходом
web-learn-iditacards-1 = У вас колода из 26 начальных карт, собака перед санями и шесть карт на руке. Побеждает тот, кто первым пройдёт последнюю из 160 клеток.
web-learn-iditacards-2 = В свой ход сыграйте карту. Энергию платят картами с руки на выбор, здоровье — картами с верха колоды. Потом шаг: одна клетка и ваша скорость.
web-learn-iditacards-3 = Карта с риском ждёт перед вами. В каждый следующий ход вы обязаны сыграть ради неё верхнюю карту колоды; когда оплачено достаточно, она действует. Если карту не оплатить, всё ожидающее пропадает.
web-learn-iditacards-4 = Вместо карты можно начать новый день: всё, кроме собак и снаряжения, замешивается, вы берёте шесть карт и больше, бросают кубик погоды. Другие могут участвовать.
web-learn-iditacards-5 = Холод прибавляется к энергии, голод — к здоровью. Их задают этапы трассы. При 7 вы погибаете и отходите на 30 клеток.
web-learn-iditacards-6 = Карты саней пополняют общий запас из одной из четырёх колод и дают взять карты в сброс. Собаки прибавляют скорость или карты; каждая несёт снаряжение.
web-learn-iditacards-7 = Обгон отодвигает другого на клетку назад и даёт вам карту повреждения; сбросив её в оплату, вы срываете оплату. Контрольные пункты дают легендарные карты.
web-learn-dice_theme_park-1 = У каждого свой парк из шестиугольников. Гости — кубики: цвет и очки, то есть силы гостя. После 4 или 5 раундов побеждает тот, у кого больше звёзд.
web-learn-dice_theme_park-2 = Раунд начинается тайно: выберите две карты персонала. Их сумма решает, кто ходит раньше: меньшая впереди; доход — то, что напечатано на них и стоит в вашем парке.
web-learn-dice_theme_park-3 = По очереди каждый берёт кубики одного монорельса, потом может построить аттракцион рядом с другим и нанять талисман. Второе, третье или четвёртое одинаковое удобство, где бы в парке оно ни было, даёт бонус.
web-learn-dice_theme_park-4 = Потом все сразу покупают улучшения и карты парка. Киоск приносит деньги, спецэффект — звёзды, с генератором аттракцион работает дважды.
web-learn-dice_theme_park-5 = Потом все сразу ведут свои парки. Чтобы запустить аттракцион, нужна группа его гостей, какую он требует. Каждый из них теряет очко, и один идёт дальше, к соседнему аттракциону.
web-learn-dice_theme_park-6 = Помогают карты парка и талисманы: карта ведёт гостя к соседу; талисман поднимает или опускает одного, даёт одному считаться любого цвета или применяет умение.
web-learn-dice_theme_park-7 = В итогах считают звёзды, потом задачу раунда, если она есть. Гости с одним очком уходят домой, сыгранный персонал — к соседу слева. В конце 3 монеты — звезда.

## Dice Theme Park: вокруг парка

web-dtp-rounds = Раунды
web-dtp-judged = здесь подводят итог
web-dtp-phases = Фазы раунда
web-dtp-clock = { $round ->
    [0] { $phase }
   *[other] Раунд { $round } из { $rounds } · { $phase }
 }
web-dtp-staff = Значение { $value }, приносит ${ $money }.
web-dtp-seat = { $stars }★, ${ $money }, карт парка готово { $ready } из { $maps }, талисманов готово { $calm } из { $mascots }.
web-dtp-amenity = { $count ->
    [0] { $amenity }
   *[other] { $amenity }: { $count ->
        [1] впервые
        [2] 2-е задаёт гостя
        [3] 3-е даёт гостя
        [4] 4-е даёт аттракцион даром
       *[other] { $count }-е
    }
 }
web-dtp-ladder = { $count ->
    [2] любое значение одному гостю
    [3] гость из мешка, с 4
   *[4] сброшенный аттракцион даром
 }
web-dtp-blocked = закрыто
web-dtp-taken = занято
web-dtp-pips = всего { $count }
web-dtp-used = занят
web-dtp-face-down = лицом вниз
web-dtp-too-dear = У вас ${ $money }.
web-dtp-state = { $phase ->
    [start] { $open ->
        [1] выбирает
       *[0] выбор сделан
    }
    [plan] { $open ->
        [1] выбирает персонал
       *[0] выбор сделан
    }
    [improve] { $open ->
        [1] улучшает
       *[0] готово
    }
   *[operate] { $open ->
        [1] открыт · пока { $stars }★
       *[0] закрыт · { $stars }★
    }
 }
web-dtp-stars = Звёзды
web-dtp-money = Деньги
web-dtp-maps = Карты парка
web-dtp-mascots = Талисманы
web-dtp-places = Места приносят
web-dtp-goal = { $how ->
    [goal] достигнуто
    [goal-missed] упущено
    [course] пока выполнено:
   *[open] сейчас:
 }
web-dtp-missed = Красным — сколько упущенная цель прибавляет к целевому счёту{ $twins ->
    [0] .
   *[other] ; в скобках — что прибавляется один раз за её раунд.
 }
web-dtp-at-most = { $value }, не больше { $most }
web-dtp-goals = Цели
web-dtp-target = Целевой счёт
web-dtp-added = + { $count } за { $goals ->
    [one] { $goals } упущенную цель
    [few] { $goals } упущенные цели
   *[other] { $goals } упущенных целей
 }
web-dtp-wins = победа с { $count }
web-dtp-best = Лучшее здесь: { $stars }★ против { $target }.
web-dtp-no-best = Здесь ещё не закончена ни одна игра в одиночку.
web-dtp-counted = { $least ->
    [1] Меньше всего
   *[0] Больше всего
 }: { $what }.
web-dtp-row = { $what ->
    [statues] Статуи
    [administrator] Администратор
    [vips] Гости VIP
    [place] Задача раунда
    [applause] Овации
   *[other] Деньги
 }
web-dtp-nothing-yet = Пока ничего.
web-dtp-ledger = { $phase ->
    [start] Вы начинаете с
    [plan] Ваши две карты
    [welcome] Порядок хода
    [expand] Ваши удобства
    [improve] Что у вас есть
    [operate] Заработано в раунде
   *[upkeep] Итоги
 }
web-dtp-becomes = Вместо ${ $money } станет
web-dtp-order = Сумма
web-dtp-lowest = Первой идёт наименьшая сумма.
web-dtp-alone = Соло-карта раунда закрывает то, что на ней указано, если её значение не больше вашей суммы.
web-dtp-last-round = Прошлые итоги
web-dtp-tie = { $why ->
    [stars] Поровну: раньше тот, у кого меньше звёзд, { $stars }★
   *[order] Поровну: прежний порядок наоборот
 }
web-dtp-counted-later = Считается в итогах.
web-dtp-solo-card = Соло-карта
web-dtp-solo-says = { $value } не больше вашей суммы { $total }, поэтому в этом раунде закрыты:
web-dtp-solo-what = { $what ->
    [rail] монорельс номер
    [tile] аттракцион номер
   *[skill] умение номер
 }
web-dtp-left = Ушли из парка
web-dtp-coming = Задачи раундов
web-dtp-yours = Всё ваше
web-dtp-account = Счёт этой фазы
web-dtp-surprise = гостя у знака ? можно вместо этого перебросить
web-dtp-requires = Нужно:
web-dtp-operation = Один запуск приносит { $stars }★{ $money ->
    [0] { "" }
   *[other] { " " }и ${ $money }
 }.
web-dtp-printed = { $cost ->
    [0] { "" }
   *[other] Цена ${ $cost }.{ " " }
 }{ $income ->
    [0] { "" }
   *[other] Доход ${ $income }.{ " " }
 }Удобство: { $amenity }. { $spaces ->
    [0] Мест для улучшений нет.
    [one] Место для улучшения: { $prices }.
    [few] Места для улучшений: { $prices }.
   *[other] Места для улучшений: { $prices }.
 }
web-dtp-owns = ${ $money }, доход ${ $income } за раунд, готовых карт парка: { $ready } из { $maps }.
web-dtp-upgrade = { $upgrade ->
    [merch] Киоски
    [effect] Спецэффекты
    [booth] Фотобудки
    [cable] Канатные дороги
    [statue] Статуи
   *[generator] Генераторы
 }
web-dtp-zone = { $zone ->
    [hand] Персонал на руке
    [played] Персонал этого раунда
    [administrator] Администратор
    [mascots] Талисманы, у каждого своё умение
    [keep-administrator] Оставьте одного администратора
    [keep-skill] Оставьте одно умение
    [keep-attraction] Постройте один из них даром
    [skills] Умения
    [display] Аттракционы
    [trash] Сброшенные аттракционы
    [rails] Монорельсы
    [tired] Уставшие гости
    [guests] Гости
    [improve] Купить
    [operate] Персонал
   *[others] А также
 }
web-dtp-maps-ready = Карты парка · готово { $count }
web-dtp-tray = Всё для этой фазы
web-dtp-back = Назад в ваш парк
web-dtp-reveal = Карты открыты
web-dtp-ended-target-beaten = Звёзд: { $stars }. Целевой счёт { $target } превзойдён.
web-dtp-ended-target-missed = Звёзд: { $stars }, это не больше целевого счёта { $target }.
web-dtp-story = Звёзды по раундам

## Лаборатория

web-title-pack = Редактор набора
web-edit-way = Править компоненты
web-edit-lead = Меняйте числа и тексты, потом играйте с ними или спросите лабораторию. Всё хранится в этом браузере, пока вы это не выбросите.
web-edit-fixed = Таблицы, поля и слова — как в файле. Название строки не меняется: чтобы переименовать, добавьте такую же и уберите старую. Рядом с полем сказано, что может сыграть движок.
web-edit-name = Название набора
web-edit-mine = { $game }, мой вариант
web-edit-search = Поиск
web-edit-table = Часть
web-edit-single = Числа игры
web-edit-found = { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
    }
web-edit-was = в коробке: { $value }
web-edit-wrong = Здесь { $got }; нужно: { $wanted }.
web-whole-number = целое число от { $low } до { $high }
web-edit-changes = Что изменено
web-edit-no-changes = Ничего: всё как в коробке.
web-edit-back = Вернуть
web-edit-back-one = Вернуть: { $what }
web-edit-try = Сыграть с ним
web-edit-study = Изучить в лаборатории
web-edit-save = Скачать
web-edit-open = Открыть файл
web-edit-drop = Выбросить и начать с коробки
web-edit-undo = Отменить
web-edit-row-less = Убрать { $what }
web-edit-row-add = Ещё одна строка: { $table }
web-edit-row-like = Как
web-edit-row-key = Называется
web-edit-row-put = Добавить
web-edit-row-taken = Строка с названием { $key } уже есть.
web-edit-good = Всё это можно сыграть.
web-edit-mistakes = { $count ->
    [one] { $count } значение сыграть нельзя. Оно не учтено.
    [few] { $count } значения сыграть нельзя. Они не учтены.
   *[many] { $count } значений сыграть нельзя. Они не учтены.
    }

web-title-lab = Лаборатория
web-lab-way = Изучить в лаборатории
web-lab-lead = Не слишком ли часто выигрывает тот, кто ходит первым? Сколько стоит карта? Боты играют партию за партией, а отчёт говорит, что вышло и насколько это точно.
web-lab-choose = Выберите игру
web-lab-ask = Начать исследование
web-lab-players = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
    }
web-lab-bots = Играют
web-lab-bots-habit = боты по привычке
    .help = Играют то, что приходит в голову с первого взгляда: очень много партий, никаких планов.
web-lab-bots-easy = лёгкие боты
    .help = Пробуют, что будет дальше: партий гораздо меньше, игра лучше.
web-lab-time = Сколько играть
web-lab-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
    }
web-lab-ladder = Сколько даёт игра получше?
    .help = Треть времени идёт на партии, где одно место играет иначе.
web-lab-begin = Начать
web-lab-stop = Остановить и сохранить, что есть
web-lab-status-playing = Идёт игра
web-lab-status-drawing = Рисуется отчёт
web-lab-status-done = Готово
web-lab-status-stopped = Остановлено раньше срока
web-lab-status-failed = Ничего не вышло: мало времени или что-то пошло не так. Запустите снова, может быть, меняя меньше.
web-lab-status-interrupted = Прервано: сервер перезапустился, пока шла игра.
web-lab-games = { $games ->
    [one] { NUMBER($games) } партия
    [few] { NUMBER($games) } партии
   *[many] { NUMBER($games) } партий
    }
web-lab-places = Победы по порядку хода, с 95-процентными интервалами. Пунктир — { NUMBER($share, maximumFractionDigits: 1) } %: все поровну.
web-lab-place = { $number ->
    [1] Первый игрок
   *[other] Место { $number }
    }
web-lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
web-lab-pack = { $name }: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
    } не как в коробке
web-lab-with = { $what }: да
web-lab-without = { $what }: нет
web-lab-kept = Ваши исследования
web-lab-none = Эту игру вы ещё не изучали.
web-lab-none-at-all = Пока ничего нет. Выберите игру и спросите что-нибудь.
web-lab-report = Открыть отчёт
web-lab-reports = Отчёты на английском, по странице каждый; их можно сохранить и напечатать. Прочесть отчёт может всякий, у кого есть его адрес; здесь их видите только вы.
web-lab-drop = Выбросить
web-lab-drop-sure = Насовсем?
web-lab-kind = Что спросить
web-lab-kind-study = Как она играется?
    .help = Места, карты, длина, концовки: один отчёт со всех сторон.
web-lab-kind-sweep = А если бы значение было другим?
    .help = Каждое сочетание играет те же партии рядом с набором как есть.
web-lab-kind-tune = При каких значениях игра такая, как надо?
    .help = Скажите, какой она должна быть. Значения предлагаются и проверяются, лучшие играются ещё раз.
web-lab-vary = Что меняется
web-lab-vary-help = Промежуток вроде 3..6 или значения через черту: 25 | 35. Несколько значений образуют сетку.
web-lab-vary-range = Промежуток вроде 3..6 или значения через черту: 25 | 35. Отсюда берутся предложения.
web-lab-value-number = Значение { $number }
web-lab-row = Строка
web-lab-field = Поле
web-lab-item = Место в списке
web-lab-values = Должно быть
web-lab-now = Сейчас { $value }.
web-lab-range = Сыграть можно от { $low } до { $high }.
web-lab-less = Убрать
web-lab-value-less = Убрать значение { $number }
web-lab-value-more = Менять ещё одно значение
web-lab-goals = Какой должна быть игра
web-lab-goals-help = Не меньше, не больше или между ними. Доли в процентах.
web-lab-goal-number = Цель { $number }
web-lab-goal-less = Убрать цель { $number }
web-lab-goal-more = Ещё одна цель
web-lab-measure = Мера
web-lab-low = Не меньше
web-lab-high = Не больше
web-lab-measure-turns = ходы
web-lab-measure-decisions = решения
web-lab-measure-margin = очки между первым и вторым
web-lab-measure-places = разница между местами в порядке хода, %
web-lab-measure-won = выиграно, %
web-lab-measure-points = очки
web-lab-measure-points-of-the-first = очки победителя
web-lab-measure-wins-of-place = { $place ->
    [1] побед первого игрока, %
   *[other] побед места { $place }, %
    }
web-lab-measure-uses-of = применений: { $what }
web-lab-measure-won-by-a-user-of = побед с { $what }, %
web-lab-measure-ends-by = кончается так: { $what }, %
web-lab-trial-games = Партий на каждое
web-lab-looking = Смотрим …
web-lab-outlook-sweep = { $points ->
    [one] { $points } изменение
    [few] { $points } изменения
   *[many] { $points } изменений
    } рядом с набором как есть. За { $seconds } с — партий примерно по { $games }; меньше там, где раньше всё ясно.
web-lab-outlook-few = При таком малом числе партий почти ничего не станет ясно.
web-lab-outlook-tune = За { $seconds } с успеем предложений: примерно { $points }, по стольку партий: { $games }, и ещё немного, чтобы сыграть лучшее снова.
web-lab-missing-sweep = Скажите, что меняется.
web-lab-missing-tune = Скажите, что меняется и какой должна быть игра.
web-lab-asked-sweep = меняется { $values }
web-lab-asked-tune = ищет среди { $values }; цель: { $goals }
web-lab-as-it-is = как есть
web-lab-change = Изменение
web-lab-played = Партии
web-lab-points = Что меняется
web-lab-points-help = Под каждым значением: отличие от набора как есть, в тех же партиях. ● — это точно.
web-lab-certain = точно
web-lab-trials = Лучшие предложения
web-lab-off = Мимо
web-lab-met = достигнуто
web-lab-unplayable = сыграть нельзя
web-lab-trials-help = Мимо: насколько вне целей, в их ширинах. Лучшее из многих кажется лучше, чем есть: важно сыграть его снова на других зёрнах.
web-lab-again-met = { $what }: снова сыграно на других зёрнах, все цели достигнуты:
web-lab-again-missed = { $what }: снова сыграно на других зёрнах, достигнуты не все цели:
web-lab-open = Открыть в редакторе
web-lab-replace-sure = Вместо набора, который вы правите?
web-lab-again = Запустить снова
web-lab-leave = Выйти из очереди
web-lab-status-waiting = { $place ->
    [1] Следующее в очереди
   *[other] Ждёт, номер { $place } в очереди
    }
web-lab-closed = Лаборатория этого сервера закрыта. На вашем компьютере то же самое делает gamekeeper study.
web-lab-missing = Отчёты здесь выходят таблицами, без графиков, и подбирать числа нельзя: не установлено то, что рисует и подбирает. Кто ведёт сервер, ставит это командой и запускает сервер заново:

## Правила

web-rules-tab = Открыть в отдельной вкладке
web-rules-learn = Попробовать за столом
web-rules-example = Сыграть на столе
web-in-short = Коротко
web-law = Ниже — полный текст. Там, где пересказ слишком краток, решает он.

## Настройки

web-set-language = Язык
web-set-theme = Тема
web-set-theme-system = как на устройстве
web-set-theme-light = светлая
web-set-theme-dark = тёмная
web-set-pace = Темп чужих ходов
web-set-pace-slow = медленно
web-set-pace-normal = обычно
web-set-pace-instant = сразу
web-set-confirm = Переспрашивать
web-set-confirm-turn = когда нельзя отменить
web-set-confirm-always = всегда
web-set-confirm-never = никогда
web-set-motion = Анимация
web-set-motion-system = как на устройстве
web-set-motion-full = полная
web-set-motion-reduced = сокращённая
web-set-patterns = Узоры на картах
web-set-patterns-help = Лист, лапа, перо и капля обозначают цвета.
web-set-contrast = Высокий контраст
web-set-contrast-help = Линии и текст заметнее.
web-set-sound = Звук
web-set-sound-help = Стук, когда наступает ваш ход.

## О нас

web-about-lead = Gamekeeper хранит правила современных настольных игр, чтобы вы играли в них здесь — с друзьями и с сильными ботами.
web-about-fair = Честность заложена в устройство
web-about-fair-text = Сервер сдаёт карты и следит за правилами. То, чего вам видеть нельзя, не попадает в ваш браузер. Колода опечатана до первой карты, и печать можно проверить в конце.
web-about-bots = Боты
web-about-bots-text = Они видят то, что видно с их места, и ничего больше. Лёгкий многое упускает, эксперт не торопится. Подсказка показывает, что сделал бы сильный бот и почему.
web-about-access = Для всех
web-about-access-text = Всё доступно с клавиатуры и с программой чтения экрана, у каждого цвета есть своя форма, а анимацию можно выключить в настройках. За столом R ведёт от места к месту, а стрелки — внутри места. В Iditacards N просит новый день, J и S — участвовать или нет, D — достаточно, H — взять всё на руку, 1–4 выбирают колоду, T ведёт к упряжке, а Delete там расстаётся с собакой.
web-about-data = Ваши данные
web-about-data-text = Регистрироваться не нужно: один файл cookie помнит ваши места; имя и настройки хранятся в этом браузере и за столами, где вы играете. У кого есть ключ доступа, у того есть аккаунт: в «Вашем аккаунте» видны устройства, там можно получить всё, что хранит сервер, и удалить это. Больше никому ничего не известно.
web-about-games = Игры
web-about-games-text = «Форт» придумал Грант Родиек, издательство Leder Games выпустило его в 2020 году. «Йеллоустон-парк» придумал Уве Розенберг, издательство Amigo выпустило его в 2003 году. «Iditacards» придумал Луис А. Бёрк. «Dice Theme Park» придумали Дэрил Эндрюс и Адриан Адамеску вместе с Майком Наддом, игру для одного — Дэвид Дигби. Все рисунки и тексты здесь наши. Если игра вам понравилась, купите коробку.
web-about-api = Интерфейс для программ

## Ошибки сервера

web-error-any = Не получилось: { $message }
error-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
error-failed = Не получилось. Попробуйте ещё раз чуть позже.
error-bad-message = Страница прислала то, чего сервер не понимает. Загрузите её заново.
error-bad-name = { $why ->
    [unseen] В этом имени есть символы, которых не видно. Выберите буквы, цифры и знаки.
    [accents] В этом имени слишком много надстрочных знаков над одной буквой. Уберите лишние.
    [mixed] В слове «{ $word }» смешаны буквы разных алфавитов. Пишите каждое слово одним.
   *[length] В имени от 1 до { $longest } символов. Выберите другое.
    }
error-bad-position = До этого места партия не дошла.
error-bad-token = Эта ссылка больше не действует.
error-bad-saying = { $length ->
    [0] В этом сообщении нечего читать.
   *[other] В сообщении может быть до { $longest } знаков, в этом — { $length }.
    }
error-chat-off = Хозяин стола отключил чат.
error-phrases-only = За этим столом выбирают из готовых фраз.
error-unknown-saying = Этого сообщения больше нет.
error-watchers-silent = За этим столом зрители не пишут.
error-not-watched = Этот стол видят только те, кто за ним сидит.
error-banned = Владелец сервера закрыл вам вход{ $days ->
    [0] {""}
    [one] {" "}ещё на { $days } день
    [few] {" "}ещё на { $days } дня
   *[other] {" "}ещё на { $days } дней
    }. { $reason }
error-not-admin = Этот запрос не подписан владельцем сервера.
error-table-removed = Владелец сервера убрал этот стол.
error-no-seat = Это может сделать только тот, кто сидит за столом.
error-wrong-origin = Запрос пришёл с другого сайта и отклонён.
error-not-your-seat = Это место занимает другой игрок.
error-unknown-table = Такого стола нет.
error-unknown-seat = За столом нет такого места.
error-unknown-game = Такой игры здесь нет.
error-broken-game = В эту игру нельзя сыграть: пакет, в котором она поставляется, не работает.
error-not-found = По этому адресу ничего нет.
error-stale-number = Игра уже ушла вперёд; вот как обстоят дела.
error-seat-taken = Здесь уже кто-то сидит.
error-already-seated = Вы уже сидите за этим столом.
error-table-full = Свободных мест нет. Вы можете смотреть.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
error-match-over = Игра окончена.
error-not-over = Игра ещё идёт.
error-not-absent = Игрок на месте или отошёл совсем недавно.
error-seat-handed-over = На этом месте играет бот. Сначала верните место себе.
error-seat-gone = За вас доигрывает бот. В рейтинговой партии после этого не возвращаются.
error-not-timed = Часы нужны за столом, где люди ждут друг друга, хотя бы на двух устройствах.
error-clock-decides = За этим столом есть часы: бот вступит, когда у игрока { $name } выйдет время.
error-forfeited = Ваше время вышло, а за этим столом после этого не возвращаются. Доигрывает бот.
error-bad-days-off = { $why ->
    [over] Выходные кончаются позже, чем начинаются, и не должны быть уже позади.
    [late] Выходные должны начаться и кончиться в течение года.
    [overlap] На это время у вас уже есть выходные.
    [many] Слишком много отдельных выходных: берите реже и подольше.
   *[most] За любые 365 дней выходных может быть не больше { $most }.
}
error-unknown-days-off = Эти выходные уже кончились или были отменены.
error-not-rateable = { $why ->
    [alone] Партия в одиночку не бывает рейтинговой.
    [nobody] Стол без людей не бывает рейтинговым.
    [device] За рейтинговым столом каждый играет со своего устройства.
    [pack] Рейтинг считается только в играх с тем, что лежит в коробке.
   *[bots] Эта игра не бывает рейтинговой: силу её ботов никто не измерял.
    }
error-needs-account = Рейтинговые столы здесь — для тех, у кого есть аккаунт. Сначала создайте ключ доступа.
error-needs-person = Рейтинговые столы — для тех, у кого здесь есть имя, каждый со своего устройства.
error-hints-off = Этот стол рейтинговый: все играют без подсказок.
error-unknown-profile = Такого профиля нет, или его владелец не хочет его показывать.
error-message-too-large = Слишком много за один раз.
error-too-many-requests = Слишком быстро. Подождите немного.
error-too-many-tables = Все столы заняты. Попробуйте позже.
error-too-many-connections = В сторожке нет места. Попробуйте позже.
error-too-slow = Запрос не успел дойти до конца. Попробуйте ещё раз.
error-database-taken = Эти столы теперь обслуживает другой сервер.
error-lab-closed = Лаборатория этого сервера закрыта.
error-lab-busy = Очередь лаборатории полна. Попробуйте через несколько минут.
error-too-many-studies = У вас уже столько исследований ждут и идут, сколько можно: { $most }. Подождите или отзовите одно.
error-unknown-study = Такого исследования нет.
error-table-moves = Стол как раз переезжает в другую часть сервера. Попробуйте ещё раз через минуту.
error-server-stops = Сервер как раз останавливается. Попробуйте ещё раз через минуту.
error-store-failed = Записать не удалось. Ничего не потеряно; попробуйте ещё раз.
error-outdated-table = Партия за этим столом начата по прежней редакции правил, продолжить её нельзя.
error-damaged-table = Партию за этим столом больше нельзя прочитать.
error-internal-error = У нас что-то пошло не так. Попробуйте ещё раз чуть позже.
error-bad-pack = В наборе компонентов ошибка, место: { $place }. Указано { $got }, а нужно { $wanted }.
error-pack-too-large = Набор компонентов слишком велик: самое большее { $most } байт.
error-unknown-exercise = Такого упражнения нет.
error-unknown-pack = На этом сервере нет такого набора компонентов.
error-bad-setup = Так не годится. Здесь { $got }; нужно: { $wanted }.
error-bad-save = Партию за этим столом больше нельзя прочитать.
error-illegal-action = Сейчас это невозможно.
error-no-hint = Для этого решения подсказки нет.
error-name-taken = Слишком похоже на имя { $name }. Выберите такое, которое ни с чьим не спутать.
error-not-host = За этим столом решает { $name }, кто играет.
error-seat-opened = Хозяин стола снова освободил ваше место. Вы можете смотреть или занять другое.
error-signed-out = На этом устройстве выполнен выход: от вашего имени оно больше не играет.
error-lost-decisions = { $lost ->
    [0] Сервер потерял часть этой партии, и она пошла не так, как вы видели. Вот что у него есть сейчас.
    [one] Сервер потерял последние решения, которые вы видели ({ $lost }). Игра продолжится с того, что у него осталось.
   *[other] Сервер потерял последние решения, которые вы видели ({ $lost }). Игра продолжится с того, что у него осталось.
    }
error-key-reused = На это уже был дан другой ответ. Посмотрите на стол, каков он сейчас.
error-too-many-undos = Вы уже отменяли ход в этой партии { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
 }. Больше нельзя.
error-too-many-guests = Из вашей сети пришло много новых игроков. Попробуйте чуть позже.
error-wrong-host = Сервер не отзывается на это имя. Откройте адрес, который вам дали.
error-cut-off = Запрос оборвался на середине. Попробуйте ещё раз.

## Возвращение

web-resume-failed = Эта личная ссылка не действует
web-resume-failed-help = Её уже использовали, срок истёк, её отозвали или в ней не хватает части. Создайте новую на устройстве, на котором играли.
web-resume-title = Играть дальше под именем { $name }?
web-resume-text = По этой личной ссылке этот браузер займёт места игрока { $name } и будет играть под этим именем.
web-resume-left = { $tables ->
    [0] Пока вы здесь { $me }. Это имя останется позади.
    [one] Пока вы здесь { $me }, и за вами место за { $tables } столом, где игра не окончена. Всё это останется позади, и без собственной личной ссылки назад не вернуться.
   *[other] Пока вы здесь { $me }, и за вами места за { $tables } столами, где игра не окончена. Всё это останется позади, и без собственной личной ссылки назад не вернуться.
    }
web-resume-go = Играть под именем { $name }
web-resume-stay = Остаться { $me }
web-resume-not = Нет, на первую страницу
web-resume-once = Ссылка действует один раз. Пока вы не нажали, ничего не происходит.

web-sign-out = Выйти на всех других устройствах
web-sign-out-help = Если телефон потерян или личная ссылка попала в чужие руки: все другие устройства и все личные ссылки сразу лишатся ваших мест. Этот браузер их сохранит.
web-sign-out-yes = Да, выйти
web-sign-out-done = Готово. Теперь от вашего имени играет только этот браузер.
web-banned = Вход на этот сервер закрыт для вас
web-news-read = Прочитано, больше не показывать
web-signed-out = На этом устройстве вы больше не в игре
web-signed-out-help = Вы вышли на нём с другого устройства. Здесь можно смотреть дальше; чтобы играть, войдите с ключом доступа в разделе «Ваш аккаунт» или откройте новую личную ссылку.

## Ваш аккаунт: ключи доступа, устройства, данные

web-title-me = Ваш аккаунт
web-me = Ваш аккаунт
web-me-nobody = Здесь вас пока никто не знает
web-me-guest-text = Вы играете как гость: только этот браузер знает, что вы { $name }. Создайте ключ доступа — и вы останетесь собой на любом устройстве, со всеми столами, записями и отчётами.
web-me-account-text = Вы { $name } на каждом устройстве, где входите с ключом доступа.
web-me-mail-text = Вы { $name } на каждом устройстве, где входите по почте. С ключом доступа хватит одного нажатия.
web-me-nobody-text = Первое занятое место сделает вас гостем этого браузера. С ключом доступа вы остаётесь собой на любом устройстве, без пароля и без адреса.
web-me-aside = До входа этот браузер принадлежал игроку { $name }. Когда вы здесь выйдете, он снова станет таким.
web-me-become = Сохранить своё
web-passkeys = Ключи доступа
web-passkeys-help = Ключ доступа лежит на телефоне, компьютере или аппаратном ключе и открывается пальцем, лицом или PIN-кодом. Сервер его не видит и паролей не хранит.
web-passkeys-none = Ключей доступа пока нет.
web-passkey-add = Создать ключ доступа
web-passkey-add-more = Создать ещё один ключ
web-passkey-name-first = Ваше имя
web-passkey-made = Создан { $when }
web-passkey-used = последний вход { $when }
web-passkey-unused = ещё не использован
web-passkey-synced = копируется на ваши другие устройства
web-passkey-elsewhere = действует для { $address }
web-passkey-rename = Переименовать
web-passkey-name = Название ключа
web-passkey-save = Сохранить название
web-passkey-remove = Удалить
web-passkey-remove-sure = Да, удалить
web-passkey-remove-text = Ключ «{ $name }» больше не откроет ваш аккаунт. На устройстве он останется, пока вы не удалите его там.
web-passkey-last-text = «{ $name }» — ваш последний ключ. Без него к аккаунту ведут только браузеры, где вы уже вошли; когда они вас забудут, назад не попадёт никто.
web-passkey-added = Готово. С этим ключом можно войти на любом устройстве, где он есть.
web-passkey-cancelled = Браузер не создал ключ: окно закрыли или вышло время. Ничего не изменилось.
web-passkey-there = На этом устройстве уже есть ключ для вашего аккаунта.
web-passkeys-insecure = Ключам доступа нужен защищённый адрес. Откройте сервер как https://… или как localhost на его машине.
web-passkeys-number = Ключи доступа привязаны к имени, а эта страница открыта по номеру ({ $address }).
web-passkeys-localhost = Откройте её как { $address }
web-passkeys-carry = Там вы начнёте новым гостем; личная ссылка с одного из ваших столов перенесёт вас туда.
web-passkeys-unsupported = Этот браузер не умеет создавать ключи доступа. Свежие Chrome, Edge, Firefox и Safari умеют.
web-device-of = { $browser }, { $system }
web-device-browser = { $browser }
web-device-system = { $system }
web-device-unknown = Устройство, которое о себе молчит
web-enter = Вход
web-enter-help = Для тех, у кого есть аккаунт: этот браузер станет вашим.
web-enter-go = Войти с ключом доступа
web-enter-cancelled = Вход не состоялся: окно браузера закрыли или вышло время.
web-enter-before = { $tables ->
    [0] Сейчас этот браузер — { $name }.
    [one] Сейчас этот браузер — { $name }, место за { $tables } столом.
   *[other] Сейчас этот браузер — { $name }, места за { $tables } столами.
    }
web-enter-bring = Перенести их в аккаунт
web-enter-bring-help = Места, записи и отчёты игрока { $name } перейдут к аккаунту. На других устройствах { $name } будет выполнен выход.
web-enter-leave = Оставить их игроку { $name }
web-enter-leave-help = Они подождут в этом браузере, пока вы здесь не выйдете из аккаунта.
web-enter-done = Вы вошли как { $name }.
web-enter-brought = { $tables ->
    [one] Вы вошли как { $name }; с вами { $tables } стол.
    [few] Вы вошли как { $name }; с вами { $tables } стола.
   *[other] Вы вошли как { $name }; с вами { $tables } столов.
    }
web-devices = Устройства
web-devices-help = Все браузеры, которые играют от вашего имени. Тот, где вы выйдете, сразу лишится ваших мест, и за открытыми столами тоже.
web-device-here = это устройство
web-device-since = { $how ->
    [passkey] вход с ключом доступа { $when }
    [link] вход по личной ссылке { $when }
    [mail] вход по почте { $when }
    [older] ещё до списка устройств; возможно, не одно
   *[new] с { $when }
    }
web-device-seen = последний раз { $when }
web-device-end = Выйти
web-device-end-here = Выйти здесь
web-device-end-sure = Да, выйти
web-device-end-guest = У вас нет ключа доступа: после выхода из этого браузера к этим столам никто не вернётся.
web-device-end-back = Вернуться можно с ключом доступа.
web-device-end-mail = Вернуться можно по почте.
web-data = Ваши данные
web-data-help = Один zip-файл со всем, что сервер о вас хранит: имя, ключи, устройства, столы, записи оконченных игр, отчёты.
web-data-export = Скачать мои данные
web-data-loading = Собираем…
web-forget = Удалить всё
web-forget-help = Удаляет вас с этого сервера навсегда:
web-forget-name = ваше имя, { $passkeys ->
    [0] устройства и личные ссылки
    [one] { $passkeys } ключ доступа, устройства и личные ссылки
    [few] { $passkeys } ключа доступа, устройства и личные ссылки
   *[other] { $passkeys } ключей доступа, устройства и личные ссылки
    }
web-forget-mail = адрес вашей почты
web-forget-alone = { $count ->
    [0] столов только ваших нет
    [one] { $count } стол, где больше никто не сидит, с записью
    [few] { $count } стола, где больше никто не сидит, с записями
   *[other] { $count } столов, где больше никто не сидит, с записями
    }
web-forget-shared = { $count ->
    [0] мест за столами с другими нет
    [one] ваше имя за { $count } столом с другими: место останется как «бывший игрок», доиграет бот
   *[other] ваше имя за { $count } столами с другими: места останутся как «бывший игрок», доиграют боты
    }
web-forget-studies = { $count ->
    [0] исследований в Лаборатории нет
    [one] { $count } исследование Лаборатории с отчётом
    [few] { $count } исследования Лаборатории с отчётами
   *[other] { $count } исследований Лаборатории с отчётами
    }
web-forget-type = Чтобы продолжить, введите своё имя: { $name }
web-forget-go = Удалить всё
web-forget-done = Вы удалены
web-forget-done-text = Сервер больше ничего о вас не знает. Ключи доступа останутся на устройствах, пока вы не удалите их там; открыть ими больше ничего нельзя.
error-no-passkeys = Ключи доступа привязаны к имени. Откройте сервер по имени, а не по номеру.
error-old-challenge = Прошло слишком много времени, или ответ уже был. Попробуйте ещё раз.
error-bad-passkey = Этот ключ не подошёл. Попробуйте ещё раз или возьмите другой.
error-unknown-passkey = Этот ключ здесь не открывает никакого аккаунта. Возможно, его удалили.
error-last-passkey = Это ваш последний ключ доступа.
error-too-many-passkeys = Ключей может быть не больше { $most }. Удалите тот, которым не пользуетесь.
error-unknown-session = На этом устройстве вход уже не действует.
error-not-confirmed = Имя не то. Нужно: { $name }

## Страница как приложение

web-shell-offline = Нет связи
web-shell-offline-help = Сервер недоступен. Ничего не потеряно: ваши столы на месте, а эта страница вернётся сама, как только появится связь.
web-app = Как приложение
web-app-help = У установленного Gamekeeper свой значок и своё окно, а на значке видно, сколько партий ждут вашего хода.
web-app-install = Установить Gamekeeper
web-app-ios = Нажмите в браузере кнопку «Поделиться», затем «На экран „Домой“».
web-app-menu = Если браузер это умеет, в его меню есть «Установить» или «Добавить на главный экран».

## Уведомления

web-notice-turn = { $count ->
    [0] Ваш ход.
   *[other] Ваш ход. За столом: { $names }.
    }
web-notice-nearly = Ваше время на исходе: осталось { $hours ->
    [0] { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
        }
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
    }{ $count ->
    [0] .
   *[other] {""}. За столом: { $names }.
    }
web-push = Уведомления
web-push-help = Это устройство сообщит, что настал ваш ход, когда вас нет за столом.
web-push-on = В этом браузере уведомления включены.
web-push-off = В этом браузере уведомления выключены.
web-push-asked = Сейчас браузер спросит, можно ли.
web-push-denied = Вы запретили этому браузеру показывать уведомления этого сервера. Чтобы разрешить, откройте настройки сайта (значок рядом с адресом), разрешите уведомления и вернитесь сюда.
web-push-ios = На iPhone и iPad уведомления получает только установленное приложение: нажмите в браузере «Поделиться», затем «На экран „Домой“», и откройте Gamekeeper оттуда.
web-push-insecure = Для уведомлений нужен защищённый адрес. Откройте сервер как https://… или как localhost на его собственной машине.
web-push-unsupported = Этот браузер не умеет показывать уведомления закрытой страницы.
web-push-failed = Браузер не смог связаться со своей службой уведомлений. Попробуйте позже.
web-push-turn-on = Сообщать здесь
web-push-turn-off = Не сообщать здесь
web-push-others = Другие устройства, которые вам сообщают
web-push-since = с { $when }
web-push-remove = Не сообщать там
error-bad-subscription = До службы уведомлений этого браузера сервер добраться не может.
error-unknown-device = Это устройство вам больше не сообщает.

## Почта

web-mail = Почта
web-mail-help = С адресом электронной почты можно узнавать о своём ходе, даже когда браузер закрыт, и входить на любом устройстве. Больше его никто не видит.
web-mail-address = Адрес электронной почты
web-mail-give = Прислать ссылку
web-mail-have = Ваш адрес: { $address }
web-mail-pending = Письмо отправлено на { $address }. Откройте ссылку из него в течение суток: до этого адрес ни для чего не используется.
web-mail-unsent = Доставить письмо на { $address } не удалось. Проверьте, нет ли в адресе ошибки, и попробуйте ещё раз или укажите другой.
web-mail-notices = Сообщать по почте, что настал мой ход
web-mail-notices-help = Одно письмо о столе, пока вы за ним не побываете.
web-mail-change = Другой адрес
web-mail-remove = Убрать адрес
web-mail-remove-sure = Да, убрать
web-mail-remove-text = По почте вам больше ничего не сообщат, и войти по почте будет нельзя.
web-mail-confirm = Это ваш адрес?
web-mail-confirm-text = { $name } хочет узнавать о своих ходах по адресу { $address } и входить с ним. Нажимайте, только если вы { $name }: тот, кто читает почту по этому адресу, сможет войти под именем { $name }.
web-mail-confirm-go = Да, использовать этот адрес
web-mail-confirmed = Адрес подтверждён
web-mail-confirmed-text = Теперь { $name } узнаёт о своих ходах по адресу { $address }. Изменить это можно на странице «Ваш аккаунт».
web-mail-failed = Эта ссылка не действует
web-mail-failed-help = Её уже использовали, ей больше суток или в ней не хватает части. На странице «Ваш аккаунт» можно запросить новую.
web-unsubscribe = Больше не присылать писем о ваших ходах?
web-unsubscribe-text = На адрес, куда пришло это письмо, таких больше не будет. Входить с ним по-прежнему можно, а включить письма снова — на странице «Ваш аккаунт».
web-unsubscribe-go = Больше не присылать
web-unsubscribe-done = Готово
web-unsubscribe-done-text = Писем о ходах туда больше не будет.
web-enter-mail = Вход по почте
web-enter-mail-help = Для тех, кто подтвердил здесь адрес: на него придёт ссылка, по которой войдёт этот браузер или любой другой.
web-enter-mail-go = Прислать ссылку
web-enter-mail-sent = Если у кого-то здесь есть адрес { $address }, ссылка уже отправлена. Она действует один час.
web-enter-mail-title = Войти под именем { $name }?
web-enter-mail-text = Этот браузер займёт места игрока { $name } и будет играть под этим именем.
web-enter-mail-waits = До сих пор вы здесь { $me }. { $me } подождёт в этом браузере, пока вы снова не выйдете.
web-enter-mail-left = До сих пор вы были здесь под именем { $me }; из этого аккаунта вы выйдете.
web-enter-mail-yes = Войти
web-enter-mail-failed = Эта ссылка не действует
web-enter-mail-failed-help = Её уже использовали, ей больше часа или в ней не хватает части. На странице «Ваш аккаунт» можно запросить новую.
error-no-mail = Этот сервер не отправляет почту.
error-bad-address = По такому адресу письмо не дойдёт. Адрес выглядит так: name@example.org.
error-too-many-letters = Столько писем за день не отправляют. Посмотрите, не пришло ли одно из них, в том числе в спам, и попробуйте позже.

## Подписки на людей

web-follow = Следить
web-follow-who = Следить за игроком { $name }
web-unfollow = Больше не следить
web-unfollow-who = Больше не следить за игроком { $name }
web-follows = За кем вы следите
web-follows-help = Открытые столы, за которыми они сидят, стоят на главной странице первыми. Никто не узнает, что вы за ним следите. Кто скрывает профиль, исчезает из этого списка.
web-follows-now = За кем вы следите и кто сейчас за столом
web-follows-open = { $name } ждёт за столом { $game }
web-follows-plays = { $name } играет в { $game }: смотреть
web-lobby-followed = вы следите: { $names }
web-people = Игроки с профилем
error-too-many-follows = Следить можно самое большее за { $most } игроками.

# --- Dice Theme Park: the park

web-dtp-guest = { $colour ->
    [blue] синий { $value }
    [green] зелёный { $value }
   *[yellow] жёлтый { $value }
    }
web-dtp-guest-at = { web-dtp-guest }: { $place }
web-dtp-tile = { $name }. Нужно: { $requires }; { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
    }. { $left ->
    [0] Больше не запустить
    [one] Можно запустить { $left } раз
    [few] Можно запустить { $left } раза
   *[many] Можно запустить { $left } раз
    }. { $guests ->
    [0] Гостей нет.
   *[other] Гости: { $guests }.
    } Рядом: { $near }.
web-dtp-neighbours = { $count ->
    [one] { $count } сосед
    [few] { $count } соседа
   *[many] { $count } соседей
    }
web-dtp-bonus = { $amenity }, { $count ->
    [2] второй раз: один гость получает любое значение
    [3] третий раз: гость из мешка
    [4] четвёртый раз: сброшенный аттракцион даром
   *[other] ещё раз
    }
web-dtp-whole = Весь парк
web-dtp-enlarge = Крупнее
web-dtp-idle = Пунктир: там нет цветного места, фотобудка ничего не даст.
web-dtp-parties = Компании
web-dtp-become = { $kind ->
    [unseen] Один перебрасывается
   *[known] { $left ->
        [0] До { $values }
       *[other] До { $values }: уйдёт { $left }
        }
    }
web-dtp-opens = Откроет { $places }
web-dtp-earns = { $stars }★{ $money ->
    [0] { "" }
   *[other] { " " }${ $money }
    }
web-dtp-plan = { $count ->
    [0] Запустить: { $place }?
    [1] Запустить: { $place }?
   *[other] { $place }: кто пойдёт дальше и куда?
    }
web-dtp-plan-does = { $known ->
    [0] { "" }
   *[other] Едут: { $who }.{ " " }
    }{ $kind ->
    [moves] Потом { $mover } идёт дальше: { $place }.
    [unseen] Потом один перебрасывается.
   *[leaves] Дальше никто не идёт.
    }
web-dtp-plan-opens = Тогда откроется { $places }.
web-dtp-plan-go = Запустить
web-dtp-plan-other = Другой аттракцион
web-dtp-lead = Карта: провести гостя к соседу
web-dtp-does = { $tool ->
    [map] В каждом раунде ведёт одного гостя к соседнему аттракциону.
    [merch] Тогда аттракцион при каждом запуске приносит ${ $amount }.
    [effect] Тогда аттракцион при каждом запуске даёт на { $amount }★ больше.
    [generator] Тогда аттракцион можно запускать дважды за раунд.
    [booth] Тогда одно цветное место его условия примет любой цвет. Цена — как у самого дешёвого места там.
    [cable] Гости оттуда смогут уехать к любому другому аттракциону с канатной дорогой, и поездка приносит деньги. Цена — как у самого дешёвого места там.
    [statue] Приносит звёзды при каждом подведении итогов, следующая — больше. Цена — как у самого дешёвого места там, вторая на $1, третья на $2 дороже.
    [remove] Поставленное вами улучшение возвращается к вам.
    [shift] Улучшение переходит на другое свободное место; разницу вы платите или получаете.
   *[send] Один гость идёт от любого аттракциона к любому другому.
    }
web-dtp-line-next = Сыграть следующий
web-dtp-line = { $count ->
    [one] { $count } запуск
    [few] { $count } запуска
   *[many] { $count } запусков
    } за { $stars }★

# часы
web-pace = Время на размышление
web-pace-kind-none = Без часов
web-pace-kind-bank = Вживую: время на всю партию
web-pace-kind-move = Вживую: время на каждый ход
web-pace-kind-days = По переписке: дни на каждый ход
web-pace-much = Сколько времени
web-pace-bank = { $time } на партию
web-pace-bank-more = { $time } на партию + { $more } за ход
web-pace-move = { $time } на ход
web-pace-late = Когда время вышло
web-pace-late-bot = бот играет до возвращения
web-pace-late-forfeit = место потеряно, доигрывает бот
web-pace-help = Ход — это всё, что вы делаете, пока не настанет черёд другого.
web-pace-alone = Часы нужны за столом, где хотя бы двое играют каждый со своего устройства.
web-pace-days-help = Выходные не считаются.
web-clocks = Часы
web-clock-yours = Ваше время
web-clock-low = мало времени
web-clock-left = Осталось: { $time }
web-clock-turn = { $what }, осталось: { $time }
web-clock-off = выходные до { $date }
web-clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-clock-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
web-clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
web-clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
web-off = Выходные
web-off-help = { $count ->
    [0] В партиях по переписке ваши часы в выходные стоят. Все выходные за год уже взяты.
    [one] В партиях по переписке ваши часы в выходные стоят. В этом году остался { $count } день.
    [few] В партиях по переписке ваши часы в выходные стоят. В этом году осталось { $count } дня.
   *[many] В партиях по переписке ваши часы в выходные стоят. В этом году осталось { $count } дней.
}
web-off-span = с { $first } по { $last }
web-off-first = Первый день
web-off-last = Последний день
web-off-take = Взять выходные
web-off-back = Я снова здесь
web-off-drop = Отменить
