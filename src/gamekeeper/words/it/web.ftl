### I testi della sola pagina web.

## Muoversi

web-home = Inizio
web-menu = Menu
web-skip = Vai al contenuto
web-close = Chiudi
web-retry = Riprova
web-loading = Accendo la lanterna…
web-settings = Impostazioni
web-more = Altro su questo tavolo
web-title-new = Nuovo tavolo
web-title-rules = Regole
web-title-about = Chi siamo
web-title-replay = Replay
web-title-review = Rivedi la partita
web-title-practice = Allenamento
web-title-learn = Prima partita
web-title-example = Esempio
web-title-resume = Eccoti di nuovo
web-title-mail = Indirizzo email
web-title-unsubscribe = Basta email
web-title-lost = Non trovato
web-title-table = Tavolo
web-no-page = Qui non c’è nessuna pagina
web-no-page-help = Forse nell’indirizzo c’è un errore. Qui sotto trovi la via di casa.
web-no-table = Nessun tavolo ha questo codice
web-no-table-help = Abbiamo cercato «{ $code }». Controlla il link, o chiedine uno nuovo a chi te l’ha mandato.
web-no-rules = Qui non ci sono regole per questo gioco
web-failed = Non è stato possibile aprire il tavolo
web-failed-help = Il server non ha risposto come dovrebbe. Nulla è perduto: riprova fra un momento.
web-offline = Il server non risponde. Controlla la connessione e riprova.
web-link = Link
web-copy = Copia il link
web-copied = Copiato

## Giochi

web-game-dice_theme_park = Dice Theme Park
web-pitch-dice_theme_park = Ogni ospite è un dado, e ogni giro lo stanca.
web-facts-dice_theme_park = 1–4 giocatori · da 60 a 90 minuti · parecchio da imparare
web-short-dice_theme_park-1 = Scegli due carte del personale: un totale basso prende per primo gli ospiti, una rendita alta paga di più.
web-short-dice_theme_park-2 = Porta gli ospiti di attrazione in attrazione. Ogni giro rende stelle e costa loro un punto.
web-short-dice_theme_park-3 = Costruisci attrazioni, migliorie e mascotte. Vince chi ha più stelle.
web-game-fort = Fort
web-pitch-fort = Gioca con i tuoi amici, o lo farà qualcun altro.
web-facts-fort = 2–4 giocatori · circa 30 minuti · un po’ da imparare
web-short-fort-1 = In un turno giochi una carta; gli altri possono seguirne l’azione.
web-short-fort-2 = Gli amici che non hai fatto giocare aspettano nel tuo cortile, e chiunque può portarli via.
web-short-fort-3 = Pizza e giocattoli fanno crescere il fortino. Vince chi ha più punti.
web-game-iditacards = Iditacards
web-pitch-iditacards = Una corsa di slitte con il freddo alle calcagna.
web-facts-iditacards = 1–4 giocatori · da 60 a 90 minuti · parecchio da imparare
web-short-iditacards-1 = Una carta per turno; costa carte della mano e del mazzo.
web-short-iditacards-2 = I rischi rendono turni dopo, se il mazzo non ti tradisce.
web-short-iditacards-3 = Vince chi arriva primo. Freddo e fame ti ricacciano indietro.
web-game-yellowstone_park = Yellowstone Park
web-pitch-yellowstone_park = Metti i tuoi animali dove c’è posto. Quelli che non ci stanno li porti a casa.
web-facts-yellowstone_park = 2–5 giocatori · circa 45 minuti · si impara in fretta
web-short-yellowstone_park-1 = In un turno giochi una o due carte: il numero dice la riga, il colore dice la colonna.
web-short-yellowstone_park-2 = Le carte a più di due righe o colonne dalla tua diventano tue carte malus.
web-short-yellowstone_park-3 = Occupa l’ottava o la nona casella per un bonus. Vince il segnalino più basso.
web-facts-any = { $seats } giocatori
web-poster = Locandina di { $game }

## Inizio

web-play-now = Gioca subito
web-dealing = Si danno le carte…
web-against = { $count ->
    [one] Contro un bot
    [2] Contro due bot
    [3] Contro tre bot
   *[other] Contro { $count } bot
    }
web-bots-level = Bot: { $level }
web-read-rules = Leggi le regole
web-other-games = Altri giochi
web-with = con { $names }
web-status-waiting = In attesa
web-continue = Continua
web-finished = Partite finite
web-ended-won = Hai vinto
web-ended-shared = Hai condiviso la vittoria
web-ended-lost = { $count ->
    [0] Non ce l’hai fatta
    [one] Ha vinto { $winners }; tu: { place }
   *[other] Hanno vinto { $winners }; tu: { place }
    }
web-ended-unknown = Finita
web-running = Tavoli in corso
web-look = Rivedi
web-with-friends = Gioca con gli amici
web-with-friends-help = Crea un tavolo e manda il link. I posti liberi possono andare ai bot.
web-join = Siediti a un tavolo
web-join-go = Vai al tavolo
web-code = Codice o link
web-your-name = Il tuo nome
web-name-help = Così ti chiamano al tavolo.
web-guest = Ranger

## Nuovo tavolo

web-game = Gioco
web-players = Giocatori
web-seats = Posti
web-seat = Posto { $number }
web-places-help = I posti liberi sono per chi riceve il link. Si comincia quando tutti i posti sono occupati.
web-place-me = Tu
web-place-beside = Un’altra persona su questo dispositivo
web-place-name = Nome del posto { $number }
web-person = Giocatore { $number }
web-beside-help = Usate lo stesso dispositivo: tra una persona e l’altra mostra un nome e nulla del tavolo.
web-hand-over = Passa a { $name }
web-hand-over-title = { $name }, tocca a te
web-hand-over-text = Ora nessun altro dovrebbe guardare.
web-hand-over-sit = Sono { $name }
web-hand-over-look = Sono { $name } e voglio guardare
web-hand-over-none = Ora nessuno qui deve decidere
web-place-open = Libero: invita qualcuno
web-place-bot = Bot: { $level }
web-options = Opzioni
web-from-to = Da { $low } a { $high }.
web-drawn = a sorte
web-create-invite = Crea il tavolo e invita
web-create-play = Crea il tavolo e gioca

## Pacchetti di componenti

web-pack = Componenti
web-pack-help = Quello che è stampato sulle carte: come nella scatola, o come in un tuo file.
web-pack-box = Come nella scatola
web-pack-mine = Quello che sto modificando
web-pack-own = Un mio pacchetto
web-pack-own-help = Un pacchetto è un file di testo in TOML. Viene controllato qui, resta con il tavolo e non compare in nessun elenco.
web-pack-start = Scarica il contenuto della scatola come base di partenza
web-pack-file = Scegli un file
web-pack-paste = Oppure incolla il testo
web-pack-checking = Controllo…
web-pack-good = { $name }: { $count ->
    [0] uguale alla scatola.
    [one] una riga è diversa dalla scatola.
   *[other] { $count } righe sono diverse dalla scatola.
    }
web-pack-added = è nuova
web-pack-removed = non c’è
web-pack-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
    }
web-pack-seats = Questo pacchetto basta per questi numeri di giocatori: { $seats }.
web-pack-of-table = I componenti di questo tavolo
web-pack-differs = { $count ->
    [one] Una riga è diversa dalla scatola.
   *[other] { $count } righe sono diverse dalla scatola.
    }
web-pack-download = Scarica questo pacchetto
web-components = Componenti
web-components-help = Tutto ciò che è stampato sui componenti, così come si gioca qui.
web-components-marked = Su { $total } righe, { $count } sono segnate: non vengono, almeno in parte, da una fonte stampata, ma sono ricostruite.
web-components-drawn = disegno
web-provenance = provenienza
web-reconstructed = ricostruita

## Sala d’attesa

web-waiting-room = { $open ->
    [0] Ci siete tutti. Si comincia.
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $open } persone.
    }
web-invite = Manda questo link
web-invites = { $host } ti invita a giocare a { $game }
web-invited = Sei invitato a giocare a { $game }
web-join-game = Partecipa
web-choose-seat = Scegli un altro posto
web-invite-here = { $names }, e { $open ->
    [one] un posto libero
   *[other] { $open } posti liberi
    }
web-invite-empty = { $open ->
    [one] un posto libero
   *[other] { $open } posti liberi
    }
web-invite-watch = Se vuoi solo guardare, lascia aperta questa pagina.
web-link-waiting = { $facts }. { $open ->
    [one] C’è un posto libero.
   *[other] Ci sono { $open } posti liberi.
    }
web-link-players = { $game }: { $names }
web-link-playing = La partita è in corso. Apri il link per guardarla.
web-link-over = La partita è finita. Apri il link per vedere com’è andata.
web-link-replay = Riguarda la partita, passo dopo passo.
web-invite-help = Chi lo apre può sedersi o guardare. Il codice da solo è { $code }.
web-open-seat = libero
web-sit = Siediti qui
web-leave = Lascia il posto
web-starts-by-itself = La partita comincia da sola quando tutti i posti sono occupati.
web-host = Chi ospita
web-host-you = Qui decidi tu chi gioca: quali posti vanno ai bot, chi gioca per chi è assente e quando si comincia.
web-host-is = Qui decide { $name } chi gioca. Se { $name } manca a lungo, può farlo chiunque sieda al tavolo.
web-open-again = Libera il posto
web-start-now = Comincia subito con i bot
web-start-level = La loro forza

## Al tavolo

web-prompt = Che cosa fare
web-own = Il tuo lato del tavolo
web-turn = Turno { $turn }
web-you = tu
web-your-turn = Tocca a te
web-waiting-for-you = Aspettano te
web-thinking = sta pensando
web-deciding = sta decidendo
web-away = assente
web-bot-plays = Un bot gioca al suo posto
web-waiting-for = Tocca a { $seats }.
web-sending = Invio…
web-moment = Un momento…
web-over = La partita è finita.
web-ended = La partita è stata interrotta
web-ended-rows = La partita ha avuto tante decisioni quante un tavolo qui può contenerne, perciò è finita senza vincitore.
web-ended-left = Se ne erano andati tutti: la partita è finita senza vincitore.
web-watching = Stai guardando
web-picked = { $things }: { $next ->
    [card] scegli la carta che va insieme
    [mixed] scegli anche il resto, tra le carte e i posti evidenziati
   *[other] scegli uno dei posti evidenziati
    }.
web-ends-turn = Poi non si torna indietro.
web-confirm = Conferma
web-back = Indietro
web-undo = Annulla
web-skip-ahead = Avanti veloce
web-result = Risultato
web-option-stop = Fermati qui
web-option-refill = { $scores ->
   *[0] Torna a { hand-number } carte
    [1] { $pile ->
        [one] Pesca l’ultima carta
       *[other] Pesca le ultime { $pile }
        }
    }
web-option-keep = Tieni la mano
web-option-malus = Prendi { hand-number } malus
web-option-pile = { $scores ->
   *[0] Pesca { hand-number } carte
    [1] { $pile ->
        [one] Pesca l’ultima carta
       *[other] Pesca le ultime { $pile }
        }
    }
web-answers = { $count ->
    [one] L’unica mossa
   *[other] Tutte le { $count } mosse
    }
web-lone = È l’unica risposta: verrà data tra un momento, o quando la premi.
web-order-drop = Chiedimelo di nuovo
web-rule = Regola { $rule }
web-why-wait = Non è ancora il tuo turno.
web-reconnecting = Riconnessione in corso, nulla è perduto
web-you-are-offline = Sei offline. Nulla è perduto: si riprende al ritorno della connessione.
web-slow-answer = Il server tarda a rispondere. Ancora un momento…
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-recap = Dal tuo ultimo turno
web-recap-short = Riassunto
web-hint = Suggerimento
web-hint-thinking = Ci penso…
web-hint-would = Un giocatore forte farebbe così:

## Altro su un tavolo

web-share = Invita o mostra
web-invite-qr = Codice da inquadrare
web-invite-scan = Un telefono che inquadra questo codice apre il tavolo.
web-invite-send = Manda il link
web-invite-text = Vieni a giocare a { $game } con me.
web-share-help = Chi apre questo link può guardare o prendere un posto libero.
web-share-closed = Chi ospita non permette di guardare: vede questo tavolo solo chi vi siede.
web-not-watched = Questo tavolo non si può guardare
web-not-watched-help = Lo vede solo chi vi siede.
web-watched = { $count ->
    [one] Una persona guarda
   *[other] Guardano { $count } persone
    }
web-watched-by = { $count ->
    [one] Guarda { $names }
   *[other] Guardano { $names }
    }
web-watched-more = { $count ->
    [one] Guardano { $names } e un’altra persona
   *[other] Guardano { $names } e altre { $count } persone
    }
web-watching-may = Gli altri possono guardare
web-other-device = Gioca su un altro dispositivo
web-other-device-help = Questo link è solo tuo: chi lo apre per primo gioca al posto tuo.
web-show-link = Crea un link personale
web-link-open = Vale una volta sola, fino al { $when }.
web-link-used = usato il { $when }
web-link-expired = non usato; è scaduto il { $when }
web-link-made = Creato il { $when }
web-link-revoke = Revoca il link
web-links-of-mine = { $count ->
    [one] Un altro link personale
   *[other] Altri { $count } link personali
    }
web-take-back = Riprendi il tuo posto
web-absent = Assenti dal tavolo
web-absent-help = { $minutes ->
    [one] Dopo un minuto di assenza può giocare un bot. Il posto si può riprendere in ogni momento.
   *[other] Dopo { $minutes } minuti di assenza può giocare un bot. Il posto si può riprendere in ogni momento.
    }
web-hand-to-bot = Fai giocare un bot
web-going = Se devi andare
web-going-bot = Lascia il mio posto a un bot
web-going-help = Continua al posto tuo, così nessuno deve aspettare. Il posto si può riprendere in ogni momento.
web-fairness = Carte non truccate
web-commitment-help = Il mazzo è stato mescolato prima della prima carta. Questo è il suo sigillo; il segreto si mostra alla fine, così chiunque può controllare.

## Talking at the table

web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-public = Chi guarda questo tavolo legge anche la chat.
web-chat-unread = { $count ->
    [one] Chat, un messaggio nuovo
   *[other] Chat, { $count } messaggi nuovi
    }
web-chat-watching = guarda
web-chat-phrases = Frasi
web-chat-words = Il tuo messaggio
web-chat-send = Invia
web-chat-sending = In viaggio
web-chat-about = Su questo messaggio di { $name }
web-chat-mute = Silenzia { $name }
web-chat-muted = Non leggerai più nulla di { $name }, né qui né altrove. “Il tuo account” elenca chi hai silenziato.
web-chat-report = Segnala
web-chat-reported = Chi gestisce questo server lo esaminerà.
web-chat-off = Chi ospita ha disattivato la chat.
web-chat-only = Ognuno legge queste frasi nella propria lingua. Chi ospita può permettere anche parole proprie.
web-chat-silent = Chi guarda legge, ma non scrive.
web-chat-rule = Chat e spettatori
web-chat-rule-all = Frasi e parole proprie
web-chat-rule-phrases = Solo frasi
web-chat-rule-off = Niente chat
web-chat-watchers = Anche chi guarda può scrivere
web-chat-mutes = Persone silenziate
web-chat-mutes-help = Non leggi i loro messaggi a nessun tavolo. Nessuno glielo dice.
web-chat-unmute = Leggi di nuovo { $name }

## Tavoli aperti a tutti

web-listed = Aperto a tutti
web-listed-help = Finché aspetti, chiunque su questo server vede il tavolo e il tuo nome nella pagina iniziale, e può prendere un posto libero. Altrimenti solo chi ha il link.
web-listed-here = Finché aspetti qui, tutti vedono questo tavolo nella pagina iniziale.
web-lobby = Tavoli aperti
web-lobby-count = { $count ->
    [0] Nessun tavolo aperto
    [one] 1 tavolo aperto
   *[other] { $count } tavoli aperti
    }
web-lobby-all = Tutti e { $count } i tavoli
web-lobby-empty = Adesso nessuno aspetta compagnia. Comincia tu: chi apre questa pagina ti vede.
web-lobby-anybody = { $game } con chiunque
web-lobby-anybody-help = Trovi posto con chi aspetta ed è forte più o meno come te, oppure aspetti tu dove tutti ti vedono.
web-lobby-go = Trova qualcuno
web-lobby-sit-with = Siediti con { $names }
web-lobby-mine = Il tuo tavolo
web-lobby-near = circa al tuo livello
web-lobby-bots = { $count } bot
web-lobby-unusual = opzioni insolite

## Classifiche

web-title-ratings = Classifiche
web-title-profile = Profilo
web-rated-table = Classificata
web-rated-table-help = Il risultato cambia il rating di tutti. Si gioca con il contenuto della scatola, senza suggerimenti, ognuno sul proprio dispositivo. Chi abbandona arriva ultimo.
web-rated-here = Questo tavolo è classificato: il risultato cambia il rating di chi gioca. Niente suggerimenti.
web-rated-seats = { $seats } giocatori
web-rated-at = { $game }, { $seats } giocatori
web-rated-place = { place }
web-unrated-chosen = Questo tavolo non è classificato: si gioca per divertimento.
web-unrated-alone = Una partita in solitario non è classificata.
web-unrated-nobody = Non classificato: a un tavolo classificato ci vuoi tu, o un’altra persona.
web-unrated-device = Non classificato: più persone usano lo stesso dispositivo.
web-unrated-pack = Non classificato: non si gioca con il contenuto della scatola.
web-unrated-bots = Non classificato: nessuno ha misurato la forza dei bot di questo gioco.
web-unrated-practice = Gli esercizi non sono classificati.
web-unrated-rows = Nessun rating è cambiato, perché la partita non è arrivata alla fine.
web-resign = Abbandona
web-resign-ask = Arrivi ultimo, un bot gioca al tuo posto e non puoi tornare. Agli altri non costa nulla.
web-resign-yes = Abbandona ora
web-left-resigned = ha abbandonato; gioca un bot
web-left-absent = se n’è andato; gioca un bot
web-left-late = tempo scaduto; gioca un bot
web-left-forfeited = ha perso per il tempo; gioca un bot
web-gone-resigned = ha abbandonato
web-gone-absent = se n’è andato
web-gone-late = tempo scaduto
web-gone-forfeited = ha perso per il tempo
web-absent-rated = { $minutes ->
    [one] Chi fa aspettare il tavolo per un minuto mentre è via può essere sostituito da un bot. In quel caso arriva ultimo; agli altri non costa nulla.
   *[other] Chi fa aspettare il tavolo per { $minutes } minuti mentre è via può essere sostituito da un bot. In quel caso arriva ultimo; agli altri non costa nulla.
    }
web-rating-change = Rating { $before } → { $after }
web-provisional = provvisorio
web-rank-place = Posto
web-rank-name = Nome
web-rank-number = Rating
web-rank-matches = Partite
web-rank-pages = Pagine
web-rank-hidden = Qui gli altri non ti vedono. Se ti vedessero, saresti al posto { $place }.
web-rank-empty = Qui non c’è ancora nessuno: ci vuole una partita classificata, e il tuo consenso a farti vedere.
web-rank-begin = Prepara un tavolo classificato
web-rank-bots = I bot, per confronto
web-rank-means = Che cosa dice il numero
web-rank-means-text = È ciò che una persona sa fare quasi di certo. Si parte da 1000, che è poco, perché non se ne sa ancora nulla; sale con ogni vittoria su chi è forte e con ogni partita in più. Chi gioca bene come un bot si avvicina al suo numero dopo qualche decina di partite. Fino a { $least } partite è provvisorio. I numeri dei bot non cambiano mai e sono gli stessi su ogni server.
web-page-of = Pagina { $page } di { $pages }
web-page-next = Pagina seguente
web-page-before = Pagina precedente
web-show-me = Mostrami nelle classifiche
web-show-me-help = Gli altri vedono allora il tuo nome, { $name }, i tuoi rating e le tue partite classificate, e dove guardi. Altrimenti nessuno li vede.
web-profile-way = I tuoi rating e le tue partite classificate
web-profile-best = Il suo forte è { $what }: lì vince più di quanto ci si aspettasse.
web-profile-best-mine = Il tuo forte è { $what }: lì vinci più di quanto ci si aspettasse.
web-profile-none = Ancora nessuna partita classificata.
web-profile-none-mine = Non hai ancora partite classificate.
web-profile-matches = { $count ->
    [one] 1 partita
   *[other] { $count } partite
    }
web-profile-won = vinte { $won } %, attese { $expected } %
web-profile-past = Partite classificate
web-somebody = qualcuno

## La fine

web-rematch = Gioca ancora
web-join-rematch = Vai alla rivincita
web-rematch-help = Con le stesse persone e opzioni; tutti scalano di un posto, così comincia qualcun altro.
web-share-result = Condividi
web-margin = { $count ->
    [one] Un punto meglio di { $seat }.
   *[other] { $count } punti meglio di { $seat }.
    }
web-margin-tie = Alla pari con { $seat }, e davanti per quello che decide la parità.
web-margin-yellowstone_park = { $count ->
    [one] Un passo più in basso di { $seat } sul tracciato.
   *[other] { $count } passi più in basso di { $seat } sul tracciato.
    }
web-margin-fort = { $count ->
    [one] Un punto più di { $seat }.
   *[other] { $count } punti più di { $seat }.
    }
web-margin-iditacards = { $count ->
    [one] Una casella davanti a { $seat }.
   *[other] { $count } caselle davanti a { $seat }.
    }
web-margin-dice_theme_park = { $count ->
    [one] Una stella più di { $seat }.
   *[other] { $count } stelle più di { $seat }.
    }
web-ahead-always = In testa dall’inizio alla fine.
web-ahead-since = { $unit ->
    [round] Definitivamente in testa dal round { $number }.
   *[turn] Definitivamente in testa dal turno { $number }.
    }
web-ahead-count = Ha deciso solo il conto finale.
web-part-most = Quello che ha pesato di più: { $part }, +{ $count }.
web-turning = La svolta, decisione { $number }:
web-turning-chance = Le possibilità di vittoria di { $seat } sono salite da { $from } a { $to } su cento.
web-turning-find = Dov’è stata la svolta?
web-turning-looking = Si continua a giocare da ogni momento della partita per vedere dov’è cambiata …
web-turning-none = Nessuna svolta: le possibilità sono rimaste quelle.
web-tally = Il conto finale
web-tally-total = Totale
web-story-label = Una linea per giocatore lungo { $unit ->
    [round] { $count } round
   *[turn] { $count ->
        [one] 1 turno
       *[other] { $count } turni
    }
    }. I numeri sono nella tabella che segue.
web-story-step = { $unit ->
    [round] Round { $number }
   *[turn] Turno { $number }
    }
web-verify = Controlla il mazzo
web-verify-help = Il sigillo era visibile dall’inizio. Ora il segreto è noto: il tuo browser ne ricalcola il sigillo e confronta i due.
web-verify-published = Sigillo mostrato dall’inizio
web-verify-seed = Segreto
web-verify-computed = Sigillo calcolato qui
web-verify-check = Calcola e confronta
web-verify-holds = Coincidono. Il mazzo era deciso prima della prima carta.
web-verify-broken = Sono diversi. Questo mazzo non è quello sigillato.
web-verify-cannot = Questo browser calcola sigilli solo su pagine sicure. La registrazione si può controllare con «gamekeeper verify».
web-record = Salva la registrazione

## Replay

web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-scrub = Posizione
web-replay-at = { $at } di { $total }
web-replay-link = Link a questo punto
web-replay-eyes = Con gli occhi di
web-replay-onlooker = chi guarda
web-review-of = Le decisioni di chi
web-review-working = I bot continuano la partita da molti punti, per vedere che cosa sarebbe potuta diventare. Ci vuole un momento.
web-review-label-wins = La probabilità di vittoria di tutti in { $count } momenti della partita; i numeri seguono
web-review-label-points = Quanto hanno raggiunto i bot da { $count } momenti della partita; seguono i numeri
web-review-look = Guarda il momento
web-play-on = Gioca da qui
web-play-on-help = Giocando da qui arrivi a un nuovo tavolo contro i bot. Il mazzo è mescolato allo stesso modo: ne esce ciò che ne è uscito.
web-practice = { $found ->
    [0] Allenati: trova la risposta migliore
   *[other] Allenati ({ $found } trovate)
    }
web-practice-done = trovata
web-practice-back = La posizione precedente
web-practice-on = La posizione seguente
web-practice-next = Prossima posizione
web-practice-again = Riprova
web-to-table = Al tavolo

web-lesson = { $step ->
    [0] Impara giocando: la prima partita
   *[other] Continua la prima partita (passo { $step })
    }
web-lesson-again = Ricomincia
web-lesson-on = Continua da qui
web-lesson-on-help = Contro bot facili, da questa posizione
web-lesson-new = Nuova partita
web-example-rules = Torna alle regole
web-example-next = Prossimo esempio: { $id }

## Yellowstone Park sulla pagina

web-park-board = Tabellone, sette righe e sette colonne
web-park-space = Riga { $row }, colonna { $column }{ $cards ->
    [none] {""}
   *[other] : { $cards }
    }{ $told ->
    [none] {""}
   *[other] . { $told }
    }
web-park-space-cost = { $count ->
    [0] Non raccogli nulla
    [one] Raccogli una carta
   *[other] Raccogli { $count } carte
    }{ $bonus ->
    [0] {""}
   *[other] , segnalino meno { $bonus }
    }
web-park-track = Tracciato dei punti. { $markers }. La partita finisce a { $end }.
web-park-marker = Segnalino
web-park-malus = Carte malus
web-park-held = Carte in mano
web-park-pile = Mazzo di pesca
web-park-own-malus = Le tue carte malus
web-park-occupied = caselle occupate
web-park-counter = segnalino neutrale
web-park-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
    }
web-park-no-cards = La tua mano è vuota.
web-park-story = Segnalini più carte malus, turno per turno
web-park-example-matrices = Quante matrici contengono una sola carta in ciascuno di questi posti
web-learn-yellowstone_park-1 = Il tabellone ha sette righe e sette colonne. Il tuo segnalino parte da 5, e più è basso meglio è.
web-learn-yellowstone_park-2 = Nel tuo turno giochi una carta, e se vuoi una seconda.
web-learn-yellowstone_park-3 = Una carta va nella riga del suo numero. Se il suo colore è sul tabellone, va nella colonna di quel colore; altrimenti in una colonna vuota qualsiasi. Una carta uguale va sopra l’altra.
web-learn-yellowstone_park-4 = Le carte a più di due righe o due colonne da quella che giochi sono tue: vanno coperte nel tuo mazzo malus.
web-learn-yellowstone_park-5 = Se la carta riempie una casella vuota e le caselle occupate diventano otto, il tuo segnalino torna indietro di 1; se diventano nove, di 3.
web-learn-yellowstone_park-6 = Dopo due carte puoi tornare a sei; in due o tre giocatori devi. Con la mano vuota peschi sei carte, o prendi sei delle tue carte malus se ne hai abbastanza.
web-learn-yellowstone_park-7 = Quando il mazzo di pesca finisce, ogni segnalino avanza di tanti passi quante sono le sue carte malus, che formano il nuovo mazzo. Quando un segnalino arriva a 35 la partita finisce e vince il più basso.

## Fort sulla pagina

web-fort-card = { $name }, { $suits }. Pubblica: { $public }. Privata: { $private }.
web-fort-both = Pubblica: { $public }. Privata: { $private }.
web-fort-now = { $action ->
    [public] Pubblica, ora:
   *[private] Privata, ora:
    } { $what }{ $full ->
    [1] {""}
   *[other] , in parte
    }{ $best ->
    [0] {""}
   *[other] , fino a { $best }
    }.
web-fort-not-first = { $action ->
    [public] L’azione pubblica non può venire prima.
   *[private] L’azione privata non può venire prima.
    }
web-fort-board = { $seat-who ->
    [you] La tua plancia
   *[other] La plancia di { $seat }
    }
web-fort-level = Fortino di livello { $level }
web-fort-next = Prossimo livello: { $pizza ->
    [0] {""}
    [one] 1 pizza{" "}
   *[other] { $pizza } pizze{" "}
    }{ $toy ->
    [0] {""}
    [one] 1 giocattolo{" "}
   *[other] { $toy } giocattoli{" "}
    }{ $any ->
    [0] {""}
   *[other] { $any } a scelta
    }
web-fort-pack = Zaino: { $count } di { $room }
web-fort-lookout = Vedetta: { $count } di { $room }
web-fort-up-to = fino a { $best }
web-fort-in-yard = { $count ->
    [0] Nessuno in cortile
   *[other] { $count } in cortile
    }
web-fort-yours = Il fortino di { $seat }
web-fort-mine = tuoi
web-fort-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }
web-fort-next-for = poi { $points } per
web-fort-park = Il parco
    .short = Parco
    .help = recluti dopo aver giocato
web-fort-unseen = coperte, in cima
web-fort-plays = gioca
web-fort-did-not-follow = { $you ->
    [0] { $count ->
        [one] non ha seguito
       *[other] non hanno seguito
        }
   *[1] { $count ->
        [one] Non hai seguito
       *[other] Tu e gli altri non avete seguito
        }
    }
web-fort-levels = Livelli del fortino
web-fort-levels-help = Quanto vale ogni livello alla fine, quanto costa e quanto tengono zaino e vedetta.
web-fort-cost = costo
web-fort-room = posti
web-asked-fort-follow = Puoi seguire
web-asked-fort-rough = Puoi usare Zuffa
web-asked-fort-draft = Scegli una carta
web-fort-match = seme
web-fort-nothing-played = Nessuna carta in gioco.
web-fort-track = Tracciato dei punti. { $points }. Il giro in cui qualcuno arriva a { $end } punti è l’ultimo.
web-fort-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
    }
web-fort-no-cards = La tua mano è vuota.
web-fort-deck = Nel tuo mazzo restano: { $count }
web-fort-deck-help = Senza ordine. Lo vedi solo tu.
web-fort-rule-secret = Fino alla fine la vedi solo tu.
web-fort-worth = { $points ->
    [one] ora 1 punto
   *[other] ora { $points } punti
    }
web-fort-draft = Scelta { $round } di { $rounds }
web-fort-draft-help = Tieni una carta. Le altre passano a sinistra quando tutti hanno scelto.
web-fort-draft-watch = Tutti scelgono in segreto.
web-fort-draft-who = Chi ha scelto
web-fort-has-chosen = ha scelto
web-fort-still-chooses = sta ancora scegliendo
web-fort-no-picks = Ancora nessuno.
web-fort-plan-play = Come giochi { $card }?
web-fort-plan-follow = Segui { $card } così?
web-fort-plan-go = Segui
web-fort-plan-other = Altra carta
web-fort-plan-does = { $both ->
    [1] Prima { $first }, poi { $second }
    [2] L’azione: { $first }
   *[0] Risultato: { $first }
    }.
web-fort-plan-hint = { $follows ->
    [1] Tocca una carta per vedere che cosa porta seguire. Ancora non scarti nulla.
   *[0] Tocca una carta per metterla sulla coperta. Ancora non giochi nulla.
    }
web-fort-plan-discard = Scarti { $card }: { $what }.
web-fort-plan-behind = Nel tuo cortile: { $cards }.
web-fort-plan-unseen = il resto si vedrà
web-fort-plan-other-way = { $first ->
    [public] Prima la pubblica
   *[private] Prima la privata
    }: { $what }
web-fort-plan-fixed = { $used ->
    [1] Questa azione va usata: almeno una si usa, e una per intero.
   *[0] Ora questa azione non si può usare.
    }
web-fort-gain = { $sign ->
    [pizza] { $less ->
        [1] −{ $count ->
            [one] 1 pizza
           *[other] { $count } pizze
            }
       *[0] { $count ->
            [one] 1 pizza
           *[other] { $count } pizze
            }
        }
    [toy] { $less ->
        [1] −{ $count ->
            [one] 1 giocattolo
           *[other] { $count } giocattoli
            }
       *[0] { $count ->
            [one] 1 giocattolo
           *[other] { $count } giocattoli
            }
        }
    [pack] { $count } nello zaino
    [score] { $count ->
        [one] 1 punto
       *[other] { $count } punti
        }
    [advance] fortino di livello { $to }
    [lookout] { $count ->
        [one] un bambino di vedetta
       *[other] { $count } bambini di vedetta
        }
    [trash] { $count ->
        [one] una carta eliminata
       *[other] { $count } carte eliminate
        }
    [trash_rival] { $count ->
        [one] una carta di un rivale eliminata
       *[other] { $count } carte di rivali eliminate
        }
    [trash_this] questa carta esce dal gioco
    [convert] { $count ->
        [one] uno scambio
       *[other] { $count } scambi
        }
   *[recruit] { $count ->
        [one] un bambino nuovo
       *[other] { $count } bambini nuovi
        }
    }
web-fort-note = { $kind ->
    [played] Scelta
    [added] Aggiunta
    [add] Si può aggiungere
    [swap] Al posto di { $name }
    [slot] Si può scegliere
    [stay] Resta indietro
    [friend] Resta con te
   *[idle] Aspetta il tuo turno
    }
    .text = { $kind ->
        [played] è sulla coperta
        [added] tocca per riprenderla
        [add] tocca per infilarla sotto
        [swap] conta una delle due
        [slot] tocca per sceglierla
        [stay] nel tuo cortile, dove altri la possono reclutare
        [friend] va nei tuoi scarti
       *[idle] e resta nella tua mano
        }
web-fort-take-back = Riprendi { $name }
web-fort-one-by-one = Una alla volta
web-fort-may-follow-who = Possono seguire
web-fort-any = qualsiasi
web-fort-use = usa
web-fort-which-kid = chi?
web-fort-swap = Tocca per scambiare.
web-fort-lookout-counted = Contati dalla vedetta: { $count }.
web-fort-lookout-less = Contane uno in meno.
web-fort-pass-on = Passo fino al mio turno
web-fort-passing = Non segui nessuno fino al tuo prossimo turno.
web-fort-story = Punti sul tracciato, turno per turno

web-learn-fort-1 = Hai un piccolo mazzo di ragazzini. Nel tuo turno giochi una carta e ne usi l’azione pubblica, quella privata o tutte e due. Almeno una va usata per intero.
web-learn-fort-2 = Alcune azioni contano un seme. Per farle più volte aggiungi altre carte di quel seme dalla mano, o conta le icone nella tua vedetta. La moneta vale ogni seme.
web-learn-fort-3 = Poi gli altri possono seguirti: ognuno può scartare una carta dello stesso seme della tua e fare anche lui l’azione pubblica.
web-learn-fort-4 = Recluta un ragazzino, che va nei tuoi scarti: dal parco, dal mazzo del parco o dal cortile di chiunque.
web-learn-fort-5 = Quello che hai giocato e aggiunto va negli scarti, e anche i tuoi migliori amici. Chi ti resta in mano va nel tuo cortile, dove gli altri possono prenderlo fino al tuo prossimo turno. Pesca cinque carte.
web-learn-fort-6 = Pizza e giocattoli pagano il fortino. Più è alto, più punti vale e più tengono zaino e vedetta. Il livello 1 porta una regola inventata, il 2 un vantaggio, il 5 la scultura di maccheroni.
web-learn-fort-7 = Quando qualcuno ha 25 punti sul tracciato o un fortino di livello 5, o il mazzo del parco è vuoto, si finisce il giro. Tracciato, fortino, regola inventata e scultura danno il totale; vince chi ha più punti.

## Iditacards

web-ida-trail = La pista
web-ida-leg-enter = Chi entra in una tappa ha almeno la sua ipotermia e la sua fame.
web-ida-stands = { $who ->
    [you] Sei sulla { $square }.
   *[other] { $seat } è sulla { $square }.
 }
web-ida-passed = { $short ->
    [1] { $damage ->
        [0] indietro di 1
        [one] 1 danno
       *[other] { $damage } danni
    }
   *[other] { $seats } indietro di 1{ $damage ->
        [0] { "" }
        [one] { " · 1 danno" }
       *[other] { " · " }{ $damage } danni
    }
 }
web-ida-tag-move = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
 }
web-ida-tag-advance = avanzi di { $count }
web-ida-flag = Mostra { $seat } sulla { $square }
web-ida-zoom = Che cosa mostra la mappa
web-ida-zoom-mine = La mia slitta
web-ida-zoom-leader = In testa
web-ida-zoom-all = Tutti
web-ida-lens = Parte della pista sulla mappa
web-ida-window = caselle da { $from } a { $to }
web-ida-you = Tu
web-ida-adds = si somma ai costi
web-ida-your-team = La tua muta
web-ida-dogs = { $count ->
    [one] { $count } cane
   *[other] { $count } cani
 } su { $room } · nuovo giorno: peschi { $draw }
web-ida-dogs-short = cani
web-ida-attached = { $count ->
    [one] { $count } accessorio
   *[other] { $count } accessori
}
web-ida-room = posto per un cane
web-ida-team = { $count ->
    [one] un cane
   *[other] { $count } cani
 }
web-ida-your-risk = Il tuo rischio
web-ida-no-risk = nessun rischio
web-ida-wants = ne vuole { $count }
web-ida-fizzled = Senza effetto
web-ida-pending = In attesa
web-ida-paying = Paghi { $card }
web-ida-owed = ancora { $count }
web-ida-more = { $count ->
    [one] e un’altra sotto
   *[other] e altre { $count } sotto
 }
web-ida-under = Pagate, sotto:
web-ida-risk-help = Una carta con rischio aspetta qui finché non hai giocato altrettante carte dalla cima del mazzo, una per turno.
web-ida-post = Emporio
web-ida-supply = riserva { $count }
web-ida-supply-short = riserva
web-ida-supply-empty = La riserva è vuota.
web-ida-wares = Carte tra cui scegliere
web-ida-from = { $place ->
    [supply] L’emporio
    [looked] Dalla cima del tuo mazzo
    [discard] I tuoi scarti
    [legendary] Le tue carte leggendarie
   *[teams] Cani tra cui scegliere
 }
web-ida-meter-name = { $what ->
    [cold] Ipotermia
   *[hunger] Fame
 }
web-ida-meter = { web-ida-meter-name }: { $value }. A 7 si muore.
web-ida-speed = velocità
web-ida-speed-help = { $advances ->
    [yes] La velocità { $speed } si somma alle caselle di ogni movimento, anche dell’avanzata finale; un movimento non scende mai sotto 0.
   *[no] La velocità { $speed } si somma alle caselle di ogni movimento, ma non dell’avanzata finale; un movimento non scende mai sotto 0.
 }
web-ida-square = Casella
web-ida-in-hand = Carte in mano
web-ida-in-deck = Carte nel mazzo
web-ida-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
 }
web-ida-no-cards = La tua mano è vuota.
web-ida-legendary = { $count ->
    [one] leggendaria
   *[other] leggendarie
 }
web-ida-damage = danni
web-ida-own-deck = il tuo mazzo
web-ida-own-discard = i tuoi scarti
web-ida-top-card = { $count ->
    [one] La prima carta è l’ultima del mazzo:
   *[other] Che cosa può essere la prima carta:
 }
web-ida-lost = Se fallisce, ciò che è in attesa non fa nulla.
web-ida-odds-pays = paga
web-ida-odds-may = forse no
web-ida-odds-fails = fallisce
web-ida-all = tutta
web-ida-cost = { $cost ->
    [energy] Energia
    [health] Salute
   *[risk] Rischio
 } { $count }
web-ida-cost-energy = { $count ->
    [-1] Scarta tutta la mano.
    [0] Non si scarta niente dalla mano.
    [one] Scarta una carta dalla mano.
   *[other] Scarta { $count } carte dalla mano.
}
web-ida-cost-health = { $count ->
    [0] Il mazzo resta com’è.
    [one] Scarta la carta in cima al mazzo.
   *[other] Scarta le { $count } carte in cima al mazzo.
}
web-ida-cost-risk = { $count ->
    [0] Ha effetto subito.
    [one] Ha effetto quando per lei è stata giocata la carta in cima al mazzo, in un turno successivo.
   *[other] Ha effetto quando per lei sono state giocate { $count } carte dalla cima del mazzo, una per turno.
}
web-ida-printed = { $count } stampato
web-ida-sum = { $part ->
    [today] oggi gratis
   *[condition] { $cost ->
        [energy] ipotermia
       *[health] fame
    }
 }
web-ida-goes = { $count ->
    [one] con la velocità: 1 casella
   *[other] con la velocità: { $count } caselle
 }
web-ida-goes-home = fino al traguardo
web-ida-then = alla { $end }
web-ida-to-then = alla { $to }, poi { $end }
web-ida-joins = { $how ->
    [starts] { $seat } comincia
    [joins] { $seat } partecipa
    [stays] { $seat } resta
    [you] Tu
   *[open] { $seat }: non ancora
 }
web-ida-day-join = Se partecipi
web-ida-day-you = Tu
web-ida-day-hand = carte in mano, ora { $count }
web-ida-day-deck = Nel mazzo dopo la pesca: { $count }
web-ida-day-lost = { $count ->
    [one] { $cards } torna nel mazzo; il suo rischio è perso.
   *[other] { $cards } tornano nel mazzo; il loro rischio è perso.
 }
web-ida-day-nothing = Non hai nulla in attesa.
web-ida-day-damaged = { $count ->
    [one] Un Danno è fra le tue { $cards } carte.
   *[other] { $count } Danni sono fra le tue { $cards } carte.
 }
web-ida-day-dogs = Cani e accessori restano in gioco.
web-ida-day-die = Il dado del tempo
web-ida-day-stay = Se resti
web-ida-day-keep = Tieni la mano di { $hand }, il mazzo di { $deck } e ciò che è in attesa.
web-ida-day-all = Il dado vale per tutti. Landa e foresta colpiscono chi vi si trova.
web-ida-day-others = Gli altri possono unirsi:
web-ida-day-draws = { $seat } pesca { $count }
web-asked-iditacards-join = Partecipi?
web-ida-pays = { $fails ->
    [1] Scarti { $cards }: il pagamento fallisce.
   *[0] Scarti { $cards }. { $left ->
        [0] È tutta la tua mano.
       *[other] Tocca un’altra carta per scartare quella.
    }
 }
web-ida-pay = { $count ->
    [one] Scartala
   *[other] Scarta le { $count } carte
 }
web-ida-ended-finish = Ce l’hai fatta in { $turns } turni e { $days ->
    [one] un nuovo giorno
   *[other] { $days } nuovi giorni
 }
web-ida-ended-death = Ha vinto la pista. La tua corsa finisce al turno { $turns }.
web-ida-ended-turn-cap = La tua corsa si ferma al limite dei turni, alla casella { $square }.
web-run = La tua corsa
web-ida-solo-turns = { $count ->
    [one] turno
   *[other] turni
 }
web-ida-solo-days = { $count ->
    [one] nuovo giorno
   *[other] nuovi giorni
 }
web-ida-solo-warning = Da soli, a 7 di ipotermia o fame la corsa finisce.
web-run-pace = { $ahead ->
    [1] { $count } avanti alla tua corsa migliore
    [0] Alla pari con la tua corsa migliore
   *[-1] { $count } dietro alla tua corsa migliore
 }
web-run-over = { $best ->
    [1] La tua corsa migliore qui
   *[0] La tua corsa migliore qui è stata più breve
 }
web-best-alone = La tua partita migliore da solo su questo dispositivo.
web-run-best = Migliore qui: { $told }
web-run-first = Qui nessuna corsa è ancora arrivata
web-ida-look-deck = Il tuo mazzo: { $count }
web-ida-look-discard = { $who ->
    [you] I tuoi scarti: { $count }
   *[other] Scarti di { $seat }: { $count }
 }
web-ida-look-legendary = Le tue carte leggendarie: { $count }
web-ida-look-weather = Il tempo
web-ida-look-team = La tua muta
web-ida-look-risk = Il tuo rischio
web-ida-look-post = Emporio: { $count } nella riserva
web-ida-look-body = Tu
web-ida-deck-help = Per nome, senza ordine. Le vedi solo tu.
web-ida-empty = Non c’è nulla.
web-ida-story = Caselle, turno per turno
web-learn-iditacards-1 = Hai un mazzo iniziale di 26 carte, un cane davanti alla slitta e sei carte in mano. Vince chi supera per primo l’ultima di 160 caselle.
web-learn-iditacards-2 = Nel tuo turno gioca una carta. L’energia si paga con carte a scelta della mano, la salute con carte dalla cima del mazzo. Poi avanzi di una casella più la velocità.
web-learn-iditacards-3 = Una carta con rischio aspetta davanti a te. In ogni turno seguente devi giocare per lei la carta in cima al mazzo; quando ne hai pagate abbastanza, ha effetto. Se una non si può pagare, tutto ciò che aspetta è perso.
web-learn-iditacards-4 = Invece di giocare puoi cominciare un nuovo giorno: tutto tranne cani e accessori si rimescola, peschi sei carte e più, e si tira il dado del tempo. Gli altri possono partecipare.
web-learn-iditacards-5 = L’ipotermia si somma all’energia, la fame alla salute. Le tappe le impongono. A 7 muori e torni indietro di 30 caselle.
web-learn-iditacards-6 = Le carte slitta riempiono la riserva comune da uno dei quattro mazzi e ti fanno prendere carte nei tuoi scarti. I cani danno velocità o carte; ognuno porta un accessorio.
web-learn-iditacards-7 = Chi sorpassa spinge l’altro indietro di una casella e prende una carta Danno, che scartata in un pagamento lo fa fallire. I punti di controllo danno carte leggendarie.
web-learn-dice_theme_park-1 = Ognuno gestisce un parco di esagoni. I dadi sono gli ospiti: un colore, e punti che dicono quanto sono riposati. Dopo 4 o 5 round vince chi ha più stelle.
web-learn-dice_theme_park-2 = Un round comincia in segreto: scegli due carte del personale. Il totale dice chi va prima, i più bassi davanti; ciò che vi è stampato e ciò che sta nel tuo parco è la tua rendita.
web-learn-dice_theme_park-3 = In ordine di turno ognuno prende i dadi di una monorotaia, poi può costruire un’attrazione accanto a un’altra e reclutare una mascotte. Il secondo, il terzo o il quarto servizio uguale, ovunque nel parco, dà un bonus.
web-learn-dice_theme_park-4 = Poi tutti insieme: compra migliorie e mappe. Un chiosco rende denaro, un effetto speciale stelle, un generatore fa girare un’attrazione due volte.
web-learn-dice_theme_park-5 = Poi tutti gestiscono il parco insieme. Per azionare un’attrazione serve un gruppo dei suoi ospiti come lo vuole lei. Ognuno perde un punto, e uno prosegue verso un’attrazione vicina.
web-learn-dice_theme_park-6 = Mappe e mascotte aiutano: una mappa porta un ospite da un vicino; una mascotte ne alza o abbassa uno, ne fa valere uno di ogni colore, o usa la sua abilità.
web-learn-dice_theme_park-7 = Il mantenimento paga le stelle, poi l’obiettivo, se c’è. Gli ospiti con un punto vanno a casa, e il personale giocato va al vicino di sinistra. Alla fine 3 monete sono una stella.

## Dice Theme Park: intorno al parco

web-dtp-rounds = Round
web-dtp-judged = qui si valuta qualcosa
web-dtp-phases = Fasi del round
web-dtp-clock = { $round ->
    [0] { $phase }
   *[other] Round { $round } di { $rounds } · { $phase }
 }
web-dtp-staff = Valore { $value }, porta ${ $money }.
web-dtp-seat = { $stars }★, ${ $money }, mappe pronte { $ready } su { $maps }, mascotte pronte { $calm } su { $mascots }.
web-dtp-amenity = { $count ->
    [0] { $amenity }
   *[other] { $amenity }: { $count ->
        [1] la prima volta
        [2] il 2º fissa un ospite
        [3] il 3º porta un ospite
        [4] il 4º porta una tessera gratis
       *[other] il { $count }º
    }
 }
web-dtp-ladder = { $count ->
    [2] un ospite prende un valore a scelta
    [3] un ospite dal sacchetto, a 4
   *[4] un’attrazione scartata, gratis
 }
web-dtp-blocked = bloccata
web-dtp-taken = presa
web-dtp-pips = { $count } in tutto
web-dtp-used = usata
web-dtp-face-down = coperta
web-dtp-too-dear = Hai ${ $money }.
web-dtp-state = { $phase ->
    [start] { $open ->
        [1] sceglie
       *[0] ha scelto
    }
    [plan] { $open ->
        [1] sceglie il personale
       *[0] ha scelto
    }
    [improve] { $open ->
        [1] migliora
       *[0] ha finito
    }
   *[operate] { $open ->
        [1] aperto · finora { $stars }★
       *[0] chiuso · { $stars }★
    }
 }
web-dtp-stars = Stelle
web-dtp-money = Denaro
web-dtp-maps = Mappe
web-dtp-mascots = Mascotte
web-dtp-places = I posti valgono
web-dtp-goal = { $how ->
    [goal] raggiunto
    [goal-missed] mancato
    [course] a buon punto:
   *[open] ora:
 }
web-dtp-missed = In rosso: quanto un traguardo mancato aggiunge al punteggio da battere{ $twins ->
    [0] .
   *[other] ; tra parentesi ciò che si aggiunge una volta sola per il suo round.
 }
web-dtp-at-most = { $value }, al massimo { $most }
web-dtp-goals = Traguardi
web-dtp-target = Da battere
web-dtp-added = + { $count } per { $goals ->
    [one] un traguardo mancato
   *[other] { $goals } traguardi mancati
 }
web-dtp-wins = vinci con { $count }
web-dtp-best = Il meglio qui: { $stars }★ contro { $target }.
web-dtp-no-best = Qui nessuna partita in solitario è ancora finita.
web-dtp-counted = { $least ->
    [1] Meno
   *[0] Più
 }: { $what }.
web-dtp-row = { $what ->
    [statues] Statue
    [administrator] Amministratore
    [vips] Ospiti VIP
    [place] Obiettivo
    [applause] Applausi
   *[other] Denaro
 }
web-dtp-nothing-yet = Ancora niente.
web-dtp-ledger = { $phase ->
    [start] Cominci con
    [plan] Le tue due carte
    [welcome] Ordine di turno
    [expand] I tuoi servizi
    [improve] Ciò che hai
    [operate] Reso in questo round
   *[upkeep] Mantenimento
 }
web-dtp-becomes = ${ $money } diventano
web-dtp-order = Totale
web-dtp-lowest = Il totale più basso va per primo.
web-dtp-alone = La carta solitario del round blocca ciò che indica se il suo valore non supera il tuo totale.
web-dtp-last-round = Ultimo mantenimento
web-dtp-tie = { $why ->
    [stars] Pari: prima chi ha meno stelle, { $stars }★
   *[order] Pari: l’ordine di prima, invertito
 }
web-dtp-counted-later = Si conta nel mantenimento.
web-dtp-solo-card = Carta solitario
web-dtp-solo-says = { $value } non supera il tuo { $total }, quindi in questo round blocca:
web-dtp-solo-what = { $what ->
    [rail] monorotaia numero
    [tile] attrazione numero
   *[skill] abilità numero
 }
web-dtp-left = Usciti dal parco
web-dtp-coming = Obiettivi
web-dtp-yours = Tutto ciò che è tuo
web-dtp-account = Il conto di questa fase
web-dtp-surprise = l’ospite al ? si può invece rilanciare
web-dtp-requires = Vuole
web-dtp-operation = Un azionamento rende { $stars }★{ $money ->
    [0] { "" }
   *[other] { " " }e ${ $money }
 }.
web-dtp-printed = { $cost ->
    [0] { "" }
   *[other] Costa ${ $cost }.{ " " }
 }{ $income ->
    [0] { "" }
   *[other] Rendita ${ $income }.{ " " }
 }Servizio: { $amenity }. { $spaces ->
    [0] Nessuno spazio per migliorie.
    [one] Uno spazio per migliorie: { $prices }.
   *[other] Spazi per migliorie: { $prices }.
 }
web-dtp-owns = ${ $money }, rendita ${ $income } a round, { $ready } mappe pronte su { $maps }.
web-dtp-upgrade = { $upgrade ->
    [merch] Chioschi
    [effect] Effetti speciali
    [booth] Cabine per foto
    [cable] Funivie
    [statue] Statue
   *[generator] Generatori
 }
web-dtp-zone = { $zone ->
    [hand] Personale in mano
    [played] Personale di questo round
    [administrator] Amministratore
    [mascots] Mascotte, ognuna con la sua abilità
    [keep-administrator] Tieni un amministratore
    [keep-skill] Tieni un’abilità
    [keep-attraction] Costruiscine una, gratis
    [skills] Abilità
    [display] Attrazioni
    [trash] Attrazioni scartate
    [rails] Monorotaie
    [tired] Ospiti stanchi
    [guests] Ospiti
    [improve] Da comprare
    [operate] Personale
   *[others] Inoltre
 }
web-dtp-maps-ready = { $count ->
    [one] Mappe · 1 pronta
   *[other] Mappe · { $count } pronte
 }
web-dtp-tray = Ciò che serve in questa fase
web-dtp-back = Torna al tuo parco
web-dtp-reveal = Si scoprono le carte
web-dtp-ended-target-beaten = { $stars } stelle: hai superato { $target }.
web-dtp-ended-target-missed = { $stars } stelle non superano { $target }.
web-dtp-story = Stelle, round per round

## Il laboratorio

web-title-pack = Editor dei componenti
web-edit-way = Modifica i componenti
web-edit-lead = Cambia numeri e testi, poi giocaci o chiedi al laboratorio. Resta in questo browser finché non lo butti via.
web-edit-fixed = Tabelle, campi e parole sono quelli del file. Il nome di una riga resta com’è: per cambiarlo, aggiungine una uguale e togli la vecchia. Accanto a ogni campo c’è quello che il motore sa giocare.
web-edit-name = Nome del pacchetto
web-edit-mine = { $game }, versione mia
web-edit-search = Cerca
web-edit-table = Parte
web-edit-single = Numeri del gioco
web-edit-found = { $count ->
    [one] Una riga
   *[other] { $count } righe
    }
web-edit-was = nella scatola: { $value }
web-edit-wrong = C’è { $got }; serve { $wanted }.
web-whole-number = un numero intero da { $low } a { $high }
web-edit-changes = Che cosa è cambiato
web-edit-no-changes = Niente: è la scatola.
web-edit-back = Annulla
web-edit-back-one = Annulla: { $what }
web-edit-try = Provalo a un tavolo
web-edit-study = Studialo nel laboratorio
web-edit-save = Scarica
web-edit-open = Apri un file
web-edit-drop = Butta via e torna alla scatola
web-edit-undo = Annulla
web-edit-row-less = Togli { $what }
web-edit-row-add = Un’altra riga in { $table }
web-edit-row-like = Come
web-edit-row-key = Si chiama
web-edit-row-put = Aggiungila
web-edit-row-taken = C’è già una riga che si chiama { $key }.
web-edit-good = Si può giocare tutto.
web-edit-mistakes = { $count ->
    [one] Un valore non si può giocare. È lasciato fuori.
   *[other] { $count } valori non si possono giocare. Sono lasciati fuori.
    }

web-title-lab = Il laboratorio
web-lab-way = Studialo nel laboratorio
web-lab-lead = Chi comincia vince troppo spesso? Quanto vale una carta? I bot giocano una partita dopo l’altra, e il rapporto dice che cosa ne è uscito e quanto è sicuro.
web-lab-choose = Scegli un gioco
web-lab-ask = Comincia uno studio
web-lab-players = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
    }
web-lab-bots = Giocano
web-lab-bots-habit = bot d’istinto
    .help = Giocano quello che viene in mente a prima vista: moltissime partite, nessun piano.
web-lab-bots-easy = bot facili
    .help = Provano che cosa succede dopo: molte meno partite, giocate meglio.
web-lab-time = Per
web-lab-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
 }
web-lab-ladder = Quanto rende giocare meglio?
    .help = Un terzo del tempo va a partite in cui un posto gioca in un altro modo.
web-lab-begin = Comincia
web-lab-stop = Ferma e conserva quello che c’è
web-lab-status-playing = Si gioca
web-lab-status-drawing = Si disegna il rapporto
web-lab-status-done = Finito
web-lab-status-stopped = Fermato prima della fine
web-lab-status-failed = Non ne è venuto niente: troppo poco tempo, o qualcosa è andato storto. Riprova, magari facendo variare meno.
web-lab-status-interrupted = Interrotto: il server è ripartito mentre si giocava.
web-lab-games = { $games ->
    [one] Una partita
   *[other] { NUMBER($games) } partite
    }
web-lab-places = Vittorie secondo l’ordine di turno, con intervalli al 95 %. La linea tratteggiata è { NUMBER($share, maximumFractionDigits: 1) } %: tutti alla pari.
web-lab-place = { $number ->
    [1] Chi comincia
   *[other] Posto { $number }
    }
web-lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
web-lab-pack = { $name }, { $count ->
    [one] una riga diversa
   *[other] { $count } righe diverse
    } dalla scatola
web-lab-with = { $what }: sì
web-lab-without = { $what }: no
web-lab-kept = I tuoi studi
web-lab-none = Non hai ancora studiato questo gioco.
web-lab-none-at-all = Non ce ne sono ancora. Scegli un gioco e chiedi qualcosa.
web-lab-report = Apri il rapporto
web-lab-reports = I rapporti sono in inglese, una pagina ciascuno da salvare e stampare. Chi ha l’indirizzo di un rapporto può leggerlo; qui li vedi solo tu.
web-lab-drop = Butta via
web-lab-drop-sure = Per sempre?
web-lab-kind = Che cosa chiedere
web-lab-kind-study = Come si gioca?
    .help = Posti, carte, durata, finali: un rapporto da tutti i lati.
web-lab-kind-sweep = E se un valore fosse un altro?
    .help = Ogni combinazione gioca le stesse partite accanto al pacchetto com’è.
web-lab-kind-tune = Quali valori fanno il gioco che voglio?
    .help = Di’ come dev’essere. I valori vengono proposti e provati, e i migliori rigiocati.
web-lab-vary = Che cosa varia
web-lab-vary-help = Un intervallo come 3..6, o valori separati da sbarre: 25 | 35. Più valori formano una griglia.
web-lab-vary-range = Un intervallo come 3..6, o valori separati da sbarre: 25 | 35. Le proposte vengono da qui.
web-lab-value-number = Valore { $number }
web-lab-row = Riga
web-lab-field = Campo
web-lab-item = Posto nell’elenco
web-lab-values = Dev’essere
web-lab-now = Ora { $value }.
web-lab-range = Si può giocare da { $low } a { $high }.
web-lab-less = Togli
web-lab-value-less = Togli il valore { $number }
web-lab-value-more = Fai variare un altro valore
web-lab-goals = Come dev’essere il gioco
web-lab-goals-help = Almeno, al massimo, o fra i due. Le quote sono in percentuale.
web-lab-goal-number = Obiettivo { $number }
web-lab-goal-less = Togli l’obiettivo { $number }
web-lab-goal-more = Un altro obiettivo
web-lab-measure = Misura
web-lab-low = Almeno
web-lab-high = Al massimo
web-lab-measure-turns = turni
web-lab-measure-decisions = decisioni
web-lab-measure-margin = punti fra primo e secondo
web-lab-measure-places = differenza fra i posti nell’ordine di turno, %
web-lab-measure-won = vinte, %
web-lab-measure-points = punti
web-lab-measure-points-of-the-first = punti del vincitore
web-lab-measure-wins-of-place = { $place ->
    [1] vince chi comincia, %
   *[other] vince il posto { $place }, %
    }
web-lab-measure-uses-of = usi di { $what }
web-lab-measure-won-by-a-user-of = chi usa { $what } vince, %
web-lab-measure-ends-by = finisce così: { $what }, %
web-lab-trial-games = Partite ciascuna
web-lab-looking = Si guarda …
web-lab-outlook-sweep = { $points ->
    [one] Una modifica
   *[other] { $points } modifiche
    } accanto al pacchetto com’è. In { $seconds } secondi circa { $games } partite ciascuna; meno dove tutto è certo prima.
web-lab-outlook-few = Con così poche partite quasi niente diventa certo.
web-lab-outlook-tune = C’è tempo per circa { $points ->
    [one] 1 proposta
   *[other] { $points } proposte
 } da { $games } partite in { $seconds } secondi, e un po’ di più per rigiocare la migliore.
web-lab-missing-sweep = Di’ che cosa varia.
web-lab-missing-tune = Di’ che cosa varia, e come dev’essere il gioco.
web-lab-asked-sweep = varia { $values }
web-lab-asked-tune = cerca fra { $values } per { $goals }
web-lab-as-it-is = com’è
web-lab-change = Modifica
web-lab-played = Partite
web-lab-points = Che cosa cambia
web-lab-points-help = Sotto ogni valore: la differenza dal pacchetto com’è, nelle stesse partite. ● è certo.
web-lab-certain = certo
web-lab-trials = Le proposte migliori
web-lab-off = Distanza
web-lab-met = raggiunto
web-lab-unplayable = non si può giocare
web-lab-trials-help = Distanza: quanto fuori dagli obiettivi, in loro larghezze. La migliore di molte sembra meglio di com’è: conta rigiocarla con altri semi.
web-lab-again-met = { $what }, rigiocato con altri semi, raggiunge tutti gli obiettivi:
web-lab-again-missed = { $what }, rigiocato con altri semi, non raggiunge tutti gli obiettivi:
web-lab-open = Apri nell’editor
web-lab-replace-sure = Al posto del pacchetto che modifichi?
web-lab-again = Fallo di nuovo
web-lab-leave = Esci dalla fila
web-lab-status-waiting = { $place ->
    [1] Il prossimo della fila
   *[other] In attesa, numero { $place } della fila
    }
web-lab-closed = Il laboratorio di questo server è chiuso. Sul tuo computer, gamekeeper study fa lo stesso.
web-lab-missing = Qui i resoconti escono in tabelle, senza grafici, e non si possono cercare valori: manca ciò che disegna e cerca. Chi gestisce il server lo installa con questo comando e lo riavvia:

## Regole

web-rules-tab = Apri in una scheda a parte
web-rules-learn = Provala tu
web-rules-example = Prova al tavolo
web-in-short = In breve
web-law = Qui sotto trovi il testo completo, che vale dove questo riassunto è troppo breve.

## Impostazioni

web-set-language = Lingua
web-set-theme = Tema
web-set-theme-system = come il dispositivo
web-set-theme-light = chiaro
web-set-theme-dark = scuro
web-set-pace = Ritmo delle mosse altrui
web-set-pace-slow = lento
web-set-pace-normal = normale
web-set-pace-instant = immediato
web-set-confirm = Chiedi conferma
web-set-confirm-turn = quando non si può annullare
web-set-confirm-always = sempre
web-set-confirm-never = mai
web-set-motion = Animazioni
web-set-motion-system = come il dispositivo
web-set-motion-full = complete
web-set-motion-reduced = ridotte
web-set-patterns = Motivi sulle carte
web-set-patterns-help = Foglia, zampa, piuma e goccia stanno per i colori.
web-set-contrast = Contrasto alto
web-set-contrast-help = Linee e testi più marcati.
web-set-sound = Suono
web-set-sound-help = Un colpetto quando tocca a te.

## Chi siamo

web-about-lead = Gamekeeper custodisce le regole dei giochi da tavolo moderni, perché tu possa giocarli qui con gli amici e con bot forti.
web-about-fair = Imparziale fin dal progetto
web-about-fair-text = Il server dà le carte e fa da arbitro. Quello che non puoi vedere non arriva al tuo browser. Il mazzo è sigillato prima della prima carta, e alla fine il sigillo si può controllare.
web-about-bots = I bot
web-about-bots-text = Vedono quello che si vede dal loro posto e nient’altro. Quello facile trascura molte cose; l’esperto si prende il suo tempo. Il suggerimento mostra che cosa farebbe un bot difficile, e perché.
web-about-access = Per tutti
web-about-access-text = Tutto si raggiunge con la tastiera e con un lettore di schermo, a ogni colore si accompagna una forma, e le animazioni si possono disattivare nelle impostazioni. Al tavolo R porta da un posto all’altro, e le frecce si muovono al suo interno. In Iditacards N chiede un nuovo giorno, J e S si uniscono o restano, D ha finito, H prende tutto in mano, da 1 a 4 si sceglie un mazzo, T porta alla squadra, e lì Canc lascia un cane.
web-about-data = I tuoi dati
web-about-data-text = Nessuno deve registrarsi: un cookie ricorda i tuoi posti; il nome e le impostazioni restano in questo browser e ai tavoli a cui giochi. Chi crea una passkey ha un account: «Il tuo account» elenca i dispositivi, ti consegna tutto ciò che il server conserva e lo elimina. Non lo sa nessun altro.
web-about-games = I giochi
web-about-games-text = Fort è di Grant Rodiek, pubblicato da Leder Games nel 2020. Yellowstone Park è di Uwe Rosenberg, pubblicato da Amigo nel 2003. Iditacards è di Louis A. Burke. Dice Theme Park è di Daryl Andrews e Adrian Adamescu con Mike Nudd; la versione in solitario è di David Digby. Tutti i disegni e i testi qui sono nostri. Se un gioco ti piace, compra la scatola.
web-about-api = L’interfaccia per i programmi

## Errori del server

web-error-any = Non ha funzionato: { $message }
error-offline = Il server non risponde. Controlla la connessione e riprova.
error-failed = Non ha funzionato. Riprova fra un momento.
error-bad-message = La pagina ha mandato qualcosa che il server non capisce. Ricaricala.
error-bad-name = { $why ->
    [unseen] In questo nome ci sono caratteri che non si vedono. Usa lettere, cifre e segni.
    [accents] In questo nome ci sono troppi accenti su una lettera. Togline qualcuno.
    [mixed] «{ $word }» mescola lettere di alfabeti diversi. Scrivi ogni parola in uno solo.
   *[length] Un nome ha da 1 a { $longest } caratteri. Scegline un altro.
    }
error-bad-position = La partita non è arrivata fin lì.
error-bad-token = Questo link non è più valido.
error-bad-saying = { $length ->
    [0] In questo messaggio non c’è nulla da leggere.
   *[other] Un messaggio ha al massimo { $longest } caratteri, questo ne ha { $length }.
    }
error-chat-off = Chi ospita ha disattivato la chat.
error-phrases-only = A questo tavolo si sceglie tra le frasi.
error-unknown-saying = Questo messaggio non c’è più.
error-watchers-silent = A questo tavolo chi guarda non scrive.
error-not-watched = Questo tavolo lo vede solo chi vi siede.
error-banned = Chi gestisce questo server ti ha escluso{ $days ->
    [0] {""}
    [one] {" "}per un altro giorno
   *[other] {" "}per altri { $days } giorni
    }. { $reason }
error-not-admin = Questa richiesta non è firmata da chi gestisce il server.
error-table-removed = Chi gestisce questo server ha rimosso questo tavolo.
error-no-seat = Può farlo solo chi siede al tavolo.
error-wrong-origin = La richiesta veniva da un altro sito ed è stata respinta.
error-not-your-seat = Questo posto è di un’altra persona.
error-unknown-table = Questo tavolo non esiste.
error-unknown-seat = Il tavolo non ha questo posto.
error-unknown-game = Qui questo gioco non c’è.
error-broken-game = A questo gioco non si può giocare: il pacchetto che lo porta non funziona.
error-not-found = A questo indirizzo non c’è nulla.
error-stale-number = La partita era già andata avanti; ecco a che punto è.
error-seat-taken = Lì siede già qualcuno.
error-already-seated = Siedi già a questo tavolo.
error-table-full = Non ci sono posti liberi. Puoi guardare.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-match-over = La partita è finita.
error-not-over = La partita è ancora in corso.
error-not-absent = Questa persona è al tavolo, o manca da troppo poco.
error-seat-handed-over = Su questo posto gioca un bot. Prima riprendilo.
error-seat-gone = Un bot gioca al tuo posto. In una partita classificata da lì non si torna indietro.
error-not-timed = Gli orologi servono ai tavoli in cui qualcuno aspetta qualcun altro, su almeno due dispositivi.
error-clock-decides = A questo tavolo ci sono gli orologi: un bot subentra quando { $name } ha finito il tempo.
error-forfeited = Il tuo tempo è scaduto, e a questo tavolo da lì non si torna indietro. Gioca un bot.
error-bad-days-off = { $why ->
    [over] I giorni liberi finiscono dopo l’inizio, e non devono essere già passati.
    [late] I giorni liberi cominciano e finiscono entro un anno da oggi.
    [overlap] In quel periodo hai già dei giorni liberi.
    [many] Sono troppi periodi liberi: prendine meno e più lunghi.
   *[most] In 365 giorni qualsiasi i giorni liberi sono al massimo { $most }.
}
error-unknown-days-off = Questi giorni liberi sono finiti o sono stati annullati.
error-not-rateable = { $why ->
    [alone] Una partita in solitario non può essere classificata.
    [nobody] Un tavolo senza persone non può essere classificato.
    [device] A un tavolo classificato ognuno gioca dal proprio dispositivo.
    [pack] Sono classificate solo le partite con il contenuto della scatola.
   *[bots] Questo gioco non può essere classificato: nessuno ha misurato i suoi bot.
    }
error-needs-account = Qui i tavoli classificati sono per chi ha un account. Crea prima una passkey.
error-needs-person = I tavoli classificati sono per chi qui ha un nome, ognuno sul proprio dispositivo.
error-hints-off = Questo tavolo è classificato: si gioca senza suggerimenti.
error-unknown-profile = Questo profilo non esiste, o chi lo ha non vuole mostrarlo.
error-message-too-large = Troppo in una volta sola.
error-too-many-requests = Troppo in fretta. Aspetta un momento.
error-too-many-tables = Tutti i tavoli sono occupati. Riprova più tardi.
error-too-many-connections = Il rifugio è pieno. Riprova più tardi.
error-too-slow = La richiesta non è arrivata alla fine in tempo. Riprova.
error-database-taken = Un altro server ha preso in carico questi tavoli.
error-lab-closed = Il laboratorio di questo server è chiuso.
error-lab-busy = La fila del laboratorio è piena. Riprova fra qualche minuto.
error-too-many-studies = Hai già tanti studi in attesa o in corso quanti se ne possono avere: { $most }. Aspettane uno, o ritiralo.
error-unknown-study = Questo studio non c’è.
error-table-moves = Il tavolo si sta spostando in un’altra parte del server. Riprova tra un attimo.
error-server-stops = Il server si sta fermando. Riprova tra un attimo.
error-store-failed = Non è stato possibile salvare. Nulla è perduto: riprova.
error-outdated-table = Questo tavolo è iniziato con regole più vecchie del gioco e non si può più proseguire.
error-damaged-table = Questo tavolo non si può più leggere.
error-internal-error = Qualcosa è andato storto da parte nostra. Riprova fra un momento.
error-bad-pack = Il pacchetto di componenti ha un errore in { $place }: c’è { $got }, serve { $wanted }.
error-pack-too-large = Il pacchetto di componenti è troppo grande: al massimo { $most } byte.
error-unknown-exercise = Questo esercizio non esiste.
error-unknown-pack = Questo server non ha quel pacchetto di componenti.
error-bad-setup = Così non va. C’è { $got }; serve { $wanted }.
error-bad-save = Questo tavolo non si può più leggere.
error-illegal-action = Adesso non è possibile.
error-no-hint = Per questa decisione non ci sono suggerimenti.
error-name-taken = Somiglia troppo a { $name }. Scegli un nome che non si possa confondere.
error-not-host = A questo tavolo decide { $name } chi gioca.
error-seat-opened = Chi ospita ha liberato di nuovo il tuo posto. Puoi guardare o prenderne un altro.
error-signed-out = Questo dispositivo è stato scollegato: non gioca più a tuo nome.
error-lost-decisions = { $lost ->
    [0] Il server ha perso una parte di questa partita, che poi è andata avanti in modo diverso da come l’hai vista. Ecco com’è adesso.
    [one] Il server ha perso l’ultima decisione che hai visto. La partita continua da ciò che ha ancora.
   *[other] Il server ha perso le ultime { $lost } decisioni che hai visto. La partita continua da ciò che ha ancora.
    }
error-key-reused = A questo era già stato risposto, e in modo diverso. Guarda il tavolo com’è adesso.
error-too-many-undos = In questa partita hai già annullato { $most ->
    [one] una volta
   *[other] { $most } volte
 }. Di più non si può.
error-too-many-guests = Dalla tua rete sono arrivati molti nuovi giocatori. Riprova tra un po’.
error-wrong-host = Il server non risponde a questo nome. Usa l’indirizzo che ti hanno dato.
error-cut-off = La richiesta si è interrotta a metà. Riprova.

## Ritorno

web-resume-failed = Questo link personale non è valido
web-resume-failed-help = È già stato usato, è scaduto, è stato revocato, o ne manca un pezzo. Creane uno nuovo sul dispositivo su cui giocavi.
web-resume-title = Continuare come { $name }?
web-resume-text = Con questo link personale questo browser diventa di { $name }: siede ai suoi tavoli e gioca con quel nome.
web-resume-left = { $tables ->
    [0] Finora qui sei { $me }. Lasceresti questo nome.
    [one] Finora qui sei { $me } e siedi a un tavolo ancora in gioco. Lasceresti entrambi, e senza un tuo link personale non potresti tornare.
   *[other] Finora qui sei { $me } e siedi a { $tables } tavoli ancora in gioco. Li lasceresti tutti, e senza un tuo link personale non potresti tornare.
    }
web-resume-go = Continua come { $name }
web-resume-stay = Resta { $me }
web-resume-not = No, vai alla prima pagina
web-resume-once = Il link vale una volta sola. Finché non premi non succede nulla.

web-sign-out = Esci da tutti gli altri dispositivi
web-sign-out-help = Se un telefono è andato perso o un link personale è finito in mani altrui: tutti gli altri dispositivi e tutti i link personali perdono subito i tuoi posti. Questo browser li tiene.
web-sign-out-yes = Sì, esci da lì
web-sign-out-done = Fatto. Adesso solo questo browser gioca a tuo nome.
web-banned = Sei escluso da questo server
web-news-read = Letto: non mostrarlo più
web-signed-out = Su questo dispositivo non sei più tu a giocare
web-signed-out-help = Lo hai scollegato da un altro dispositivo. Qui puoi continuare a guardare; per giocare accedi con una passkey in «Il tuo account», o apri un nuovo link personale.

## Il tuo account: passkey, dispositivi, dati

web-title-me = Il tuo account
web-me = Il tuo account
web-me-nobody = Qui non sei ancora nessuno
web-me-guest-text = Giochi come ospite: solo questo browser sa che sei { $name }. Crea una passkey e sarai te stesso su ogni dispositivo, con tutti i tuoi tavoli, registri e rapporti.
web-me-account-text = Sei { $name } su ogni dispositivo dove accedi con una passkey.
web-me-mail-text = Sei { $name } su ogni dispositivo dove accedi per email. Con una passkey basta un tocco.
web-me-nobody-text = Il primo posto che prendi ti rende ospite di questo browser. Con una passkey sei te stesso su ogni dispositivo, senza password e senza indirizzo.
web-me-aside = Prima dell’accesso questo browser era { $name }. Quando esci da qui, torna a essere { $name }.
web-me-become = Tieni ciò che è tuo
web-passkeys = Passkey
web-passkeys-help = Una passkey sta sul telefono, sul computer o su una chiave di sicurezza e si apre con il dito, il viso o il PIN. Il server non la vede mai e non conserva password.
web-passkeys-none = Ancora nessuna passkey.
web-passkey-add = Crea una passkey
web-passkey-add-more = Crea un’altra passkey
web-passkey-name-first = Il tuo nome
web-passkey-made = Creata il { $when }
web-passkey-used = usata l’ultima volta il { $when }
web-passkey-unused = mai usata
web-passkey-synced = copiata sugli altri tuoi dispositivi da chi la gestisce
web-passkey-elsewhere = vale per { $address }
web-passkey-rename = Rinomina
web-passkey-name = Nome della passkey
web-passkey-save = Salva il nome
web-passkey-remove = Rimuovi
web-passkey-remove-sure = Sì, rimuovila
web-passkey-remove-text = «{ $name }» non aprirà più il tuo account. Resta sul dispositivo finché non la elimini lì.
web-passkey-last-text = «{ $name }» è la tua ultima passkey. Senza, portano al tuo account solo i browser già collegati; quando ti dimenticano, non rientra più nessuno.
web-passkey-added = Fatto. Con questa passkey accedi da ogni dispositivo che la possiede.
web-passkey-cancelled = Il browser non ha creato la passkey: la finestra è stata chiusa o è scaduta. Non è cambiato nulla.
web-passkey-there = Questo dispositivo ha già una passkey per il tuo account.
web-passkeys-insecure = Le passkey richiedono un indirizzo sicuro. Apri questo server come https://… oppure come localhost sulla sua macchina.
web-passkeys-number = Le passkey appartengono a un nome, e questa pagina è aperta tramite un numero ({ $address }).
web-passkeys-localhost = Aprila come { $address }
web-passkeys-carry = Lì cominci come nuovo ospite; con un link personale da uno dei tuoi tavoli resti te stesso.
web-passkeys-unsupported = Questo browser non può creare passkey. Chrome, Edge, Firefox o Safari aggiornati sì.
web-device-of = { $browser } su { $system }
web-device-browser = { $browser }
web-device-system = { $system }
web-device-unknown = Un dispositivo che non dice che cos’è
web-enter = Accedi
web-enter-help = Per chi ha un account: questo browser diventa tuo.
web-enter-go = Accedi con una passkey
web-enter-cancelled = Accesso non avvenuto: la finestra del browser è stata chiusa o è scaduta.
web-enter-before = { $tables ->
    [0] Questo browser ora è { $name }.
    [one] Questo browser ora è { $name }, con un posto a un tavolo.
   *[other] Questo browser ora è { $name }, con posti a { $tables } tavoli.
    }
web-enter-bring = Portali nell’account
web-enter-bring-help = Posti, registri e rapporti di { $name } passano all’account. Gli altri dispositivi di { $name } vengono scollegati.
web-enter-leave = Lasciali a { $name }
web-enter-leave-help = Aspettano in questo browser finché non esci dall’account qui.
web-enter-done = Hai effettuato l’accesso come { $name }.
web-enter-brought = { $tables ->
    [one] Hai effettuato l’accesso come { $name }; un tavolo è venuto con te.
   *[other] Hai effettuato l’accesso come { $name }; { $tables } tavoli sono venuti con te.
    }
web-devices = Dispositivi
web-devices-help = Ogni browser che gioca a tuo nome. Quello che scolleghi perde subito i tuoi posti, anche ai tavoli aperti.
web-device-here = questo
web-device-since = { $how ->
    [passkey] accesso con passkey il { $when }
    [link] arrivato con un link personale il { $when }
    [mail] accesso per email il { $when }
    [older] di prima che i dispositivi fossero elencati; forse più d’uno
   *[new] dal { $when }
    }
web-device-seen = visto l’ultima volta il { $when }
web-device-end = Scollega
web-device-end-here = Esci da qui
web-device-end-sure = Sì, scollega
web-device-end-guest = Non hai passkey: una volta uscito da questo browser, a questi tavoli non torna più nessuno.
web-device-end-back = Rientri con la tua passkey.
web-device-end-mail = Rientri per email.
web-data = I tuoi dati
web-data-help = Un file zip con tutto ciò che il server conserva di te: nome, passkey, dispositivi, tavoli, registri delle partite finite, rapporti.
web-data-export = Scarica i miei dati
web-data-loading = Preparazione in corso…
web-forget = Elimina tutto
web-forget-help = Ti elimina da questo server, per sempre:
web-forget-name = il tuo nome, { $passkeys ->
    [0] i dispositivi e i link personali
    [one] la passkey, i dispositivi e i link personali
   *[other] le { $passkeys } passkey, i dispositivi e i link personali
    }
web-forget-mail = il tuo indirizzo email
web-forget-alone = { $count ->
    [0] nessun tavolo soltanto tuo
    [one] un tavolo dove non siede nessun altro, con il suo registro
   *[other] { $count } tavoli dove non siede nessun altro, con i loro registri
    }
web-forget-shared = { $count ->
    [0] nessun posto a tavoli di altri
    [one] il tuo nome a un tavolo con altri: il posto resta, come «ex giocatore», e continua un bot
   *[other] il tuo nome a { $count } tavoli con altri: i posti restano, come «ex giocatore», e continuano i bot
    }
web-forget-studies = { $count ->
    [0] nessuno studio del Laboratorio
    [one] uno studio del Laboratorio con il suo rapporto
   *[other] { $count } studi del Laboratorio con i loro rapporti
    }
web-forget-type = Per continuare scrivi il tuo nome: { $name }
web-forget-go = Elimina tutto
web-forget-done = Sei stato eliminato
web-forget-done-text = Il server non sa più nulla di te. Le passkey restano sui dispositivi finché non le elimini lì; ora non aprono più nulla.
error-no-passkeys = Le passkey appartengono a un nome. Apri questo server con il suo nome, non con un numero.
error-old-challenge = È passato troppo tempo, o la risposta era già stata data. Riprova.
error-bad-passkey = Questa passkey non è valida. Riprova o usane un’altra.
error-unknown-passkey = Questa passkey qui non apre nessun account. Forse è stata rimossa.
error-last-passkey = Questa è la tua ultima passkey.
error-too-many-passkeys = Al massimo { $most } passkey. Rimuovine una che non usi più.
error-unknown-session = Questo dispositivo non è più collegato.
error-not-confirmed = Il nome non è questo. Serve: { $name }

## La pagina come app

web-shell-offline = Sei offline
web-shell-offline-help = Il server non è raggiungibile. Nulla è perduto: i tuoi tavoli sono al loro posto e questa pagina torna da sola appena può.
web-app = Come app
web-app-help = Installato, Gamekeeper ha un’icona e una finestra sue, e l’icona mostra quante partite aspettano te.
web-app-install = Installa Gamekeeper
web-app-ios = Tocca il pulsante di condivisione del browser, poi «Aggiungi alla schermata Home».
web-app-menu = Se questo browser lo permette, nel suo menu c’è «Installa» o «Aggiungi a schermata Home».

## Avvisi

web-notice-turn = { $count ->
    [0] Tocca a te.
   *[other] Tocca a te, con { $names }.
    }
web-notice-nearly = Il tuo tempo sta per finire: { $hours ->
    [0] { $minutes ->
        [one] resta un minuto
       *[other] restano { $minutes } minuti
        }
    [one] resta un’ora
   *[other] restano { $hours } ore
    }{ $count ->
    [0] .
   *[other] {""}. Giochi con { $names }.
    }
web-push = Avvisi
web-push-help = Questo dispositivo ti avvisa quando tocca a te e non sei al tavolo.
web-push-on = Gli avvisi sono attivi in questo browser.
web-push-off = Gli avvisi sono disattivati in questo browser.
web-push-asked = Il browser ti chiede ora se può farlo.
web-push-denied = Hai detto a questo browser di non mostrare avvisi di questo server. Per cambiare, apri le impostazioni del sito (il segno accanto all’indirizzo), consenti le notifiche e torna qui.
web-push-ios = Su iPhone e iPad gli avvisi arrivano solo all’app installata: tocca il pulsante di condivisione del browser, poi «Aggiungi alla schermata Home», e apri Gamekeeper da lì.
web-push-insecure = Gli avvisi richiedono un indirizzo sicuro. Apri questo server come https://…, o come localhost sulla sua stessa macchina.
web-push-unsupported = Questo browser non può mostrare avvisi di una pagina chiusa.
web-push-failed = Il browser non ha raggiunto il suo servizio di notifiche. Riprova tra un po’.
web-push-turn-on = Avvisami qui
web-push-turn-off = Non avvisarmi qui
web-push-others = Altri dispositivi che ti avvisano
web-push-since = dal { $when }
web-push-remove = Non avvisarmi lì
error-bad-subscription = Il servizio di notifiche di questo browser non è tra quelli che il server può raggiungere.
error-unknown-device = Questo dispositivo non ti avvisa più.

## Email

web-mail = Email
web-mail-help = Con un indirizzo email puoi sapere che tocca a te anche senza browser aperto, e accedere su qualsiasi dispositivo. Non lo vede nessun altro.
web-mail-address = Indirizzo email
web-mail-give = Mandami il link
web-mail-have = Il tuo indirizzo: { $address }
web-mail-pending = Un messaggio è in viaggio verso { $address }. Apri il link che contiene entro un giorno: fino ad allora l’indirizzo non serve a niente.
web-mail-unsent = Nessun messaggio è arrivato a { $address }. Controlla che sia scritto bene, poi riprova o danne un altro.
web-mail-notices = Avvisami per email quando tocca a me
web-mail-notices-help = Un messaggio per tavolo, finché non ci torni.
web-mail-change = Un altro indirizzo
web-mail-remove = Togli l’indirizzo
web-mail-remove-sure = Sì, toglilo
web-mail-remove-text = Non riceverai più avvisi per email e non potrai accedere per email.
web-mail-confirm = È il tuo indirizzo?
web-mail-confirm-text = { $name } vuole ricevere gli avvisi dei suoi turni a { $address } e accedere con questo indirizzo. Premi solo se sei { $name }: chi legge la posta di questo indirizzo potrà poi accedere come { $name }.
web-mail-confirm-go = Sì, usa questo indirizzo
web-mail-confirmed = L’indirizzo è confermato
web-mail-confirmed-text = Ora { $name } riceve gli avvisi dei suoi turni a { $address }. Lo si cambia in «Il tuo account».
web-mail-failed = Questo link non è valido
web-mail-failed-help = È già stato usato, ha più di un giorno, o ne manca un pezzo. In «Il tuo account» puoi fartene mandare un altro.
web-unsubscribe = Basta email sui tuoi turni?
web-unsubscribe-text = L’indirizzo che ha ricevuto questo messaggio non ne riceverà altri. Potrai ancora usarlo per accedere, e riattivarli in «Il tuo account».
web-unsubscribe-go = Non mandarne più
web-unsubscribe-done = Fatto
web-unsubscribe-done-text = A quell’indirizzo non arrivano più messaggi sui turni.
web-enter-mail = Accedi per email
web-enter-mail-help = Per chi ha confermato qui un indirizzo email: ricevi un link con cui accede questo browser, o un altro.
web-enter-mail-go = Mandami un link
web-enter-mail-sent = Se qui qualcuno ha l’indirizzo { $address }, un link è in viaggio. Vale un’ora.
web-enter-mail-title = Accedere come { $name }?
web-enter-mail-text = Questo browser diventa di { $name }: siede ai suoi tavoli e gioca con quel nome.
web-enter-mail-waits = Finora qui sei { $me }. { $me } aspetta in questo browser finché non esci di nuovo.
web-enter-mail-left = Finora hai usato qui l’account { $me }; ne esci.
web-enter-mail-yes = Accedi
web-enter-mail-failed = Questo link non è valido
web-enter-mail-failed-help = È già stato usato, ha più di un’ora, o ne manca un pezzo. In «Il tuo account» puoi fartene mandare un altro.
error-no-mail = Questo server non manda email.
error-bad-address = Non è un indirizzo email che si possa raggiungere. Ha la forma nome@example.org.
error-too-many-letters = In un giorno non se ne mandano così tanti. Guarda se un messaggio è arrivato, anche tra quelli indesiderati, e riprova più tardi.

## Seguire qualcuno

web-follow = Segui
web-follow-who = Segui { $name }
web-unfollow = Non seguire più
web-unfollow-who = Non seguire più { $name }
web-follows = Chi segui
web-follows-help = I tavoli aperti a cui siedono vengono per primi nella pagina iniziale. Nessuno sa che lo segui. Chi nasconde il profilo esce da questo elenco.
web-follows-now = Chi segui e adesso è a un tavolo
web-follows-open = { $name } aspetta a { $game }
web-follows-plays = { $name } gioca a { $game }: guarda
web-lobby-followed = segui { $names }
web-people = Giocatori con un profilo
error-too-many-follows = Puoi seguire al massimo { $most } persone.

# --- Dice Theme Park: the park

web-dtp-guest = { $colour ->
    [blue] blu { $value }
    [green] verde { $value }
   *[yellow] giallo { $value }
    }
web-dtp-guest-at = { web-dtp-guest }: { $place }
web-dtp-tile = { $name }. Richiede { $requires }; { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
    }. { $left ->
    [0] Non può più girare
    [one] Può girare una volta
   *[other] Può girare { $left } volte
    }. { $guests ->
    [0] Nessun ospite.
   *[other] Ospiti: { $guests }.
    } Accanto a { $near }.
web-dtp-neighbours = { $count ->
    [one] 1 vicina
   *[other] { $count } vicine
    }
web-dtp-bonus = { $amenity }, { $count ->
    [2] la seconda: porta un ospite a un valore qualsiasi
    [3] la terza: un ospite dal sacchetto
    [4] la quarta: un’attrazione scartata gratis
   *[other] un’altra
    }
web-dtp-whole = Tutto il parco
web-dtp-enlarge = Ingrandisci
web-dtp-idle = Tratteggiato: lì non c’è nessun posto colorato, la cabina per foto non servirebbe a nulla.
web-dtp-parties = Gruppi
web-dtp-become = { $kind ->
    [unseen] Uno si rilancia
   *[known] { $left ->
        [0] Giù a { $values }
       *[other] Giù a { $values }: { $left } via
        }
    }
web-dtp-opens = Apre { $places }
web-dtp-earns = { $stars }★{ $money ->
    [0] { "" }
   *[other] { " " }${ $money }
    }
web-dtp-plan = { $count ->
    [0] Far girare { $place }?
    [1] Far girare { $place }?
   *[other] { $place }: chi va avanti, e dove?
    }
web-dtp-plan-does = { $known ->
    [0] { "" }
   *[other] A bordo: { $who }.{ " " }
    }{ $kind ->
    [moves] Poi { $mover } va a { $place }.
    [unseen] Poi uno si rilancia.
   *[leaves] Nessuno va avanti.
    }
web-dtp-plan-opens = Così si apre { $places }.
web-dtp-plan-go = Via
web-dtp-plan-other = Un’altra attrazione
web-dtp-lead = Usa una mappa: porta un ospite accanto
web-dtp-does = { $tool ->
    [map] In ogni round porta un ospite in un’attrazione vicina.
    [merch] Poi l’attrazione porta ${ $amount } a ogni giro.
    [effect] Poi l’attrazione rende { $amount }★ in più a ogni giro.
    [generator] Poi l’attrazione può girare due volte per round.
    [booth] Poi un posto colorato della sua richiesta accetta ogni colore. Costa quanto lo spazio più economico di lì.
    [cable] Chi la lascia può andare in ogni altra attrazione con una funivia, e il viaggio rende denaro. Costa quanto lo spazio più economico di lì.
    [statue] Rende stelle a ogni mantenimento, la prossima di più. Costa quanto lo spazio più economico di lì, la seconda $1 e la terza $2 in più.
    [remove] Una miglioria installata torna a te.
    [shift] Una miglioria passa a un altro spazio libero; paghi o ricevi la differenza.
   *[send] Un ospite va da un’attrazione a qualsiasi altra.
    }
web-dtp-line-next = Gioca il prossimo
web-dtp-line = { $count ->
    [one] Un giro
   *[other] { $count } giri
    } per { $stars }★

# orologi
web-pace = Tempo per pensare
web-pace-kind-none = Senza orologio
web-pace-kind-bank = Dal vivo: tempo per tutta la partita
web-pace-kind-move = Dal vivo: tempo per ogni mossa
web-pace-kind-days = A distanza: giorni per ogni mossa
web-pace-much = Quanto tempo
web-pace-bank = { $time } a testa
web-pace-bank-more = { $time } a testa, più { $more } a mossa
web-pace-move = { $time } a mossa
web-pace-late = Quando il tempo è finito
web-pace-late-bot = gioca un bot finché chi manca non torna
web-pace-late-forfeit = il posto è perso, continua un bot
web-pace-help = Una mossa è tutto ciò che fai finché non tocca a qualcun altro.
web-pace-alone = Gli orologi servono ai tavoli con almeno due persone, ognuna sul proprio dispositivo.
web-pace-days-help = I giorni liberi non contano.
web-clocks = Orologi
web-clock-yours = Il tuo tempo
web-clock-low = poco tempo
web-clock-left = Tempo rimasto: { $time }
web-clock-turn = { $what }, ancora { $time }
web-clock-off = giorni liberi fino al { $date }
web-clock-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
web-clock-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
web-clock-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
web-clock-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
web-off = Giorni liberi
web-off-help = { $count ->
    [0] Nelle partite a distanza i tuoi orologi si fermano nei giorni liberi. Quelli di un anno li hai già usati tutti.
    [one] Nelle partite a distanza i tuoi orologi si fermano nei giorni liberi. Per quest’anno te ne resta 1.
   *[other] Nelle partite a distanza i tuoi orologi si fermano nei giorni liberi. Per quest’anno te ne restano { $count }.
}
web-off-span = dal { $first } al { $last }
web-off-first = Primo giorno
web-off-last = Ultimo giorno
web-off-take = Prendi questi giorni
web-off-back = Sono di nuovo qui
web-off-drop = Annulla
