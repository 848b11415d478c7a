### I testi della sola pagina web.

## Muoversi

web-home = Inizio
web-menu = Menu
web-skip = Vai al contenuto
web-close = Chiudi
web-retry = Riprova
web-loading = Si accende la lanterna…
web-settings = Impostazioni
web-more = Altro su questo tavolo
web-title-new = Nuovo tavolo
web-title-rules = Regole
web-title-about = Chi siamo
web-title-replay = Replay
web-title-resume = Bentornato
web-title-lost = Non trovato
web-title-table = Tavolo
web-no-page = Qui non c’è nessuna pagina
web-no-page-help = Forse nell’indirizzo c’è un errore. Qui sotto trovi la via di casa.
web-no-table = Nessun tavolo ha questo codice
web-no-table-help = Abbiamo cercato «{ $code }». Controlla il link, o chiedine uno nuovo a chi te l’ha mandato.
web-no-rules = Qui non ci sono regole per questo gioco
web-failed = Non è stato possibile preparare il tavolo
web-failed-help = Il server non ha risposto come dovrebbe. Nulla è perduto: riprova fra un momento.
web-offline = Il server non risponde. Controlla la connessione e riprova.
web-link = Link
web-copy = Copia il link
web-copied = Copiato

## Giochi

web-game-fort = Fort
web-pitch-fort = Gioca con i tuoi amici, o lo farà qualcun altro.
web-facts-fort = 2–4 giocatori · circa 30 minuti · poco da imparare
web-short-fort-1 = In un turno giochi una carta; gli altri possono seguirne l’azione.
web-short-fort-2 = Gli amici che non hai fatto giocare aspettano nel tuo cortile, e chiunque può portarli via.
web-short-fort-3 = Pizza e giocattoli fanno crescere il fortino. Vince chi ha più punti.
web-game-yellowstone_park = Yellowstone Park
web-pitch-yellowstone_park = Metti i tuoi animali dove c’è posto. Quelli che non ci stanno li porti a casa.
web-facts-yellowstone_park = 2–5 giocatori · circa 45 minuti · si impara in fretta
web-short-yellowstone_park-1 = In un turno giochi una o due carte: il numero dice la riga, il colore dice la colonna.
web-short-yellowstone_park-2 = Le carte a più di due righe o colonne dalla tua diventano tue carte malus.
web-short-yellowstone_park-3 = Occupa l’ottavo o il nono spazio per un bonus. Vince il segnalino più basso.
web-poster = Manifesto di { $game }

## Inizio

web-play-now = Gioca subito
web-dealing = Si distribuisce…
web-against = Contro tre bot
web-bots-level = Bot: { $level }
web-read-rules = Leggi le regole
web-other-games = Altri giochi qui
web-my-tables = I tuoi tavoli
web-with = con { $names }
web-status-waiting = In attesa
web-continue = Continua
web-finished = Partite finite
web-look = Rivedi
web-with-friends = Gioca con gli amici
web-with-friends-help = Prepara un tavolo e manda il link. I posti liberi possono essere bot.
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
web-places-help = I posti aperti sono per chi riceve il link. Si comincia quando tutti i posti sono occupati.
web-place-me = Tu
web-place-open = Aperto: invita qualcuno
web-place-bot = Bot: { $level }
web-options = Opzioni
web-from-to = Da { $low } a { $high }.
web-drawn = a sorte
web-create-invite = Prepara il tavolo e invita
web-create-play = Prepara il tavolo e gioca

## Pacchetti di componenti

web-pack = Componenti
web-pack-help = Quello che è stampato sulle carte. Gioca con la scatola o con un tuo file.
web-pack-box = Come nella scatola
web-pack-own = Un mio pacchetto
web-pack-own-help = Un pacchetto è un file di testo in TOML. Viene controllato qui, resta con il tavolo e non compare in nessun elenco.
web-pack-start = Scarica la scatola come file di partenza
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
web-components-help = Tutto ciò che è stampato sui componenti, come si gioca qui.
web-components-marked = Su { $total } righe, { $count } sono segnate: non vengono, o non del tutto, da una fonte stampata, ma sono ricostruite.
web-components-drawn = disegno
web-provenance = da dove viene
web-reconstructed = ricostruita

## Sala d’attesa

web-waiting-room = { $open ->
    [0] Ci siete tutti. Si comincia.
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $open } persone.
    }
web-invite = Manda questo link
web-invite-help = Chi lo apre può sedersi o guardare. Il solo codice è { $code }.
web-open-seat = libero
web-sit = Siediti qui
web-leave = Lascia il posto
web-starts-by-itself = La partita comincia da sola quando tutti i posti sono occupati.

## Al tavolo

web-prompt = Che cosa fare
web-own = Il tuo lato del tavolo
web-turn = Turno { $turn }
web-you = tu
web-your-turn = Tocca a te
web-thinking = sta pensando
web-deciding = decide
web-away = assente
web-bot-plays = Un bot gioca questo posto
web-waiting-for = Tocca a { $seats }.
web-sending = Invio…
web-moment = Un momento…
web-over = La partita è finita.
web-watching = Stai guardando
web-picked = { $things }: scegli uno dei posti illuminati.
web-ends-turn = Poi non si torna indietro.
web-confirm = Conferma
web-back = Indietro
web-undo = Annulla
web-skip-ahead = Salta
web-result = Risultato
web-option-stop = Fermati qui
web-option-refill = Torna a { hand-number } carte
web-option-keep = Tieni la mano
web-option-malus = Prendi { hand-number } malus
web-option-pile = Pesca { hand-number } carte
web-answers = { $count ->
    [one] La risposta
   *[other] Tutte le { $count } risposte
    }
web-order-drop = Chiedimelo di nuovo
web-rule = Regola { $rule }
web-why-wait = Non è ancora il tuo turno.
web-reconnecting = Riconnessione in corso, nulla è perduto
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-recap = Dal tuo ultimo turno
web-recap-short = Riassunto
web-hint = Suggerimento
web-hint-thinking = Ci penso…
web-hint-would = Un giocatore forte farebbe così:
web-hint-share = Ci ha dedicato il { $share } % del suo tempo.

## Altro su un tavolo

web-share = Invita o mostra
web-share-help = Chi apre questo link può guardare, o prendere un posto libero.
web-other-device = Gioca su un altro dispositivo
web-other-device-help = Questo link è solo tuo: chi lo ha gioca al posto tuo.
web-show-link = Mostra il mio link personale
web-take-back = Riprendi il tuo posto
web-absent = Assenti dal tavolo
web-absent-help = { $minutes ->
    [one] Dopo un minuto di assenza può giocare un bot. Il posto si può riprendere in ogni momento.
   *[other] Dopo { $minutes } minuti di assenza può giocare un bot. Il posto si può riprendere in ogni momento.
    }
web-hand-to-bot = Fai giocare un bot
web-fairness = Carte oneste
web-commitment-help = Il mazzo è stato mescolato prima della prima carta. Questo è il suo sigillo; il segreto si mostra alla fine, così chiunque può controllare.

## La fine

web-rematch = Gioca ancora
web-join-rematch = Vai alla rivincita
web-tally = Il conto finale
web-tally-total = Totale
web-story-label = Una linea per giocatore lungo { $turns } turni. I numeri sono nella tabella che segue.
web-verify = Controlla il mazzo
web-verify-help = Il sigillo era visibile dall’inizio. Ora il segreto è noto: il tuo browser ne calcola il sigillo e confronta i due.
web-verify-published = Sigillo mostrato dall’inizio
web-verify-seed = Segreto
web-verify-computed = Sigillo calcolato qui
web-verify-check = Calcola e confronta
web-verify-holds = Coincidono. Il mazzo era deciso prima della prima carta.
web-verify-broken = Sono diversi. Questo mazzo non è quello sigillato.
web-verify-cannot = Questo browser calcola sigilli solo su pagine sicure. Il verbale si può controllare con «gamekeeper verify».
web-record = Salva il verbale

## Replay

web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-scrub = Posizione
web-replay-at = { $at } di { $total }
web-replay-link = Link a qui
web-to-table = Al tavolo

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
web-park-occupied = spazi occupati
web-park-counter = contatore neutrale
web-park-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
    }
web-park-no-cards = La tua mano è vuota.
web-park-story = Segnalini più carte malus, turno per turno
web-park-card-first = Prima scegli una carta dalla tua mano.
web-park-wrong-row = { $card } va nella riga { $number }, quella del suo numero, e non nella riga { $row }.
web-learn-yellowstone_park-1 = Il tabellone ha sette righe e sette colonne. Il tuo segnalino parte da 5, e più è basso meglio è.
web-learn-yellowstone_park-2 = Nel tuo turno giochi una carta, e se vuoi una seconda.
web-learn-yellowstone_park-3 = Una carta va nella riga del suo numero. Se il suo colore è sul tabellone, va nella colonna di quel colore; altrimenti in una colonna vuota qualsiasi. Una carta uguale va sopra l’altra.
web-learn-yellowstone_park-4 = Le carte a più di due righe o due colonne da quella che giochi sono tue: vanno coperte nel tuo mazzo malus.
web-learn-yellowstone_park-5 = Se la carta riempie uno spazio vuoto e gli spazi occupati diventano otto, il tuo segnalino torna indietro di 1; se diventano nove, di 3.
web-learn-yellowstone_park-6 = Dopo due carte puoi tornare a sei; in due o tre giocatori devi. Con la mano vuota peschi sei carte, o prendi sei delle tue carte malus se ne hai abbastanza.
web-learn-yellowstone_park-7 = Quando il mazzo di pesca finisce, ogni segnalino avanza delle sue carte malus, che formano il nuovo mazzo. Quando un segnalino arriva a 35 la partita finisce e vince il più basso.

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
   *[other] { $pizza } pizza{" "}
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
web-fort-yard-empty = In questo cortile non aspetta nessuno.
web-fort-levels = Livelli del fortino
web-fort-levels-help = Quanto vale ogni livello alla fine, quanto costa, e quanto tengono zaino e vedetta.
web-fort-cost = costo
web-fort-room = posti
web-fort-match = seme
web-fort-nothing-played = Nessuna carta in gioco.
web-fort-track = Tracciato dei punti. { $points }. A { $end } punti comincia l’ultimo giro.
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
web-fort-still-chooses = sceglie ancora
web-fort-no-picks = Ancora nessuno.
web-fort-pass-on = Passo fino al mio turno
web-fort-passing = Non segui nessuno fino al tuo prossimo turno.
web-fort-tally-track = Tracciato
web-fort-tally-fort = Fortino
web-fort-tally-rule = Regola inventata
web-fort-story = Punti sul tracciato, turno per turno
web-learn-fort-1 = Hai un piccolo mazzo di ragazzini. Nel tuo turno giochi una carta: ne usi l’azione pubblica, quella privata o tutte e due. Almeno una va usata per intero.
web-learn-fort-2 = Alcune azioni contano un seme. Per farle più volte aggiungi altre carte di quel seme dalla mano, o conta le icone nella tua vedetta. La moneta vale ogni seme.
web-learn-fort-3 = Poi gli altri possono seguirti: ognuno può scartare una carta del seme della tua e fare anche lui l’azione pubblica.
web-learn-fort-4 = Recluta un ragazzino nei tuoi scarti: dal parco, dal suo mazzo o dal cortile di chiunque.
web-learn-fort-5 = Quello che hai giocato e aggiunto va negli scarti, e anche i tuoi migliori amici. Chi ti resta in mano va nel tuo cortile, dove gli altri possono prenderlo fino al tuo prossimo turno. Pesca cinque carte.
web-learn-fort-6 = Pizza e giocattoli pagano il fortino. Più è alto, più punti vale e più tengono zaino e vedetta. Il livello 1 porta una regola inventata, il 2 un vantaggio, il 5 la scultura di maccheroni.
web-learn-fort-7 = Quando qualcuno ha 25 punti sul tracciato o un fortino di livello 5, o il mazzo del parco è vuoto, si finisce il giro. Tracciato, fortino, regola inventata e scultura fanno il totale; vince chi ha più punti.

## Regole

web-in-short = In breve
web-law = Qui sotto c’è il testo completo, in inglese. Decide lui dove questo riassunto è troppo breve.

## Impostazioni

web-set-language = Lingua
web-set-theme = Luce
web-set-theme-system = come il dispositivo
web-set-theme-light = giorno
web-set-theme-dark = notte
web-set-pace = Ritmo delle mosse altrui
web-set-pace-slow = lento
web-set-pace-normal = normale
web-set-pace-instant = immediato
web-set-confirm = Chiedi prima che valga
web-set-confirm-turn = quando non si può annullare
web-set-confirm-always = sempre
web-set-confirm-never = mai
web-set-motion = Movimento
web-set-motion-system = come il dispositivo
web-set-motion-full = completo
web-set-motion-reduced = ridotto
web-set-patterns = Motivi sulle carte
web-set-patterns-help = Foglia, zampa, piuma e goccia stanno per i colori.
web-set-contrast = Contrasto alto
web-set-contrast-help = Linee e testi più marcati.
web-set-sound = Suono
web-set-sound-help = Un colpetto quando tocca a te.

## Chi siamo

web-about-lead = Gamekeeper custodisce le regole dei giochi da tavolo moderni, perché tu possa giocarli qui con gli amici e con bot forti.
web-about-fair = Onesto per costruzione
web-about-fair-text = Il server distribuisce e giudica. Quello che non puoi vedere non arriva al tuo browser. Il mazzo è sigillato prima della prima carta, e alla fine il sigillo si può controllare.
web-about-bots = I bot
web-about-bots-text = Vedono quello che vede il loro posto e nient’altro. Facile trascura molte cose; esperto si prende il suo tempo. Il suggerimento mostra che cosa farebbe un bot difficile, e perché.
web-about-access = Per tutti
web-about-access-text = Tutto si raggiunge con la tastiera e con un lettore di schermo, i colori hanno sempre una forma, e il movimento si può spegnere nelle impostazioni.
web-about-data = I tuoi dati
web-about-data-text = Giochi come ospite. Un cookie ricorda i tuoi posti; il nome e le impostazioni restano in questo browser e ai tavoli a cui giochi. Non lo sa nessun altro.
web-about-games = I giochi
web-about-games-text = Fort è di Grant Rodiek, pubblicato da Leder Games nel 2020. Yellowstone Park è di Uwe Rosenberg, pubblicato da Amigo nel 2003. Tutti i disegni e i testi qui sono nostri. Se un gioco ti piace, compra la scatola.
web-about-api = L’interfaccia per i programmi

## Errori del server

web-error-any = Non ha funzionato: { $message }
error-offline = Il server non risponde. Controlla la connessione e riprova.
error-failed = Non ha funzionato. Riprova fra un momento.
error-bad-message = La pagina ha mandato qualcosa che il server non capisce. Ricaricala.
error-bad-name = Questo nome non si può mostrare. Scegline uno di al massimo 40 lettere.
error-bad-position = La partita non è arrivata fin lì.
error-bad-token = Questo link non vale più.
error-no-seat = Può farlo solo chi siede al tavolo.
error-wrong-origin = La richiesta veniva da un altro sito ed è stata respinta.
error-not-your-seat = Questo posto è di un’altra persona.
error-unknown-table = Questo tavolo non c’è.
error-unknown-seat = Il tavolo non ha questo posto.
error-unknown-game = Questo gioco qui non c’è.
error-not-found = A questo indirizzo non c’è nulla.
error-stale-number = Il tavolo era già andato avanti; ecco com’è adesso.
error-seat-taken = Lì siede già qualcuno.
error-already-seated = Siedi già a questo tavolo.
error-table-full = Non c’è posto. Puoi guardare.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-match-over = La partita è finita.
error-not-over = La partita è ancora in corso.
error-not-absent = Questa persona è qui, o manca da troppo poco.
error-seat-handed-over = Un bot gioca questo posto. Prima riprendilo.
error-message-too-large = Era troppo in una volta.
error-too-many-requests = Troppo in fretta. Aspetta un momento.
error-too-many-tables = Tutti i tavoli sono occupati. Riprova più tardi.
error-too-many-connections = Il rifugio è pieno. Riprova più tardi.
error-store-failed = Non si è potuto scrivere. Nulla è perduto: riprova.
error-damaged-table = Questo tavolo non si può più leggere.
error-internal-error = Qualcosa non va da parte nostra. Riprova fra un momento.
error-bad-pack = Il pacchetto di componenti ha un errore in { $place }: c’è { $got }, serve { $wanted }.
error-pack-too-large = Il pacchetto di componenti è troppo grande: al massimo { $most } byte.
error-unknown-pack = Questo server non ha quel pacchetto di componenti.
error-bad-setup = Così il tavolo non si può preparare. Rivedi le opzioni.
error-bad-save = Questo tavolo non si può più leggere.
error-illegal-action = Adesso non è possibile.
error-no-hint = Per questa decisione non c’è suggerimento.

## Ritorno

web-resume-failed = Questo link personale non vale
web-resume-failed-help = Forse è vecchio, o ne manca un pezzo. Aprilo di nuovo dal dispositivo su cui giocavi.
