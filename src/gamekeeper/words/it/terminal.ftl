### Il terminale: giocare, rivedere e verificare le partite.

## Giocare

table-line = Al tavolo: { $players }.
sealed = Il mazzo è sigillato. Il seed si scopre alla fine; la sua impronta è { $hash }.
welcome-help = Scrivi il numero di una risposta, oppure “aiuto” per sapere cos’altro puoi dire.
thinking = { $name } sta pensando …
thinking-hint = Studio la tua posizione …
only-answer = L’unica risposta: { $answer }.
person-name = Giocatore { $number }
hand-over-to = Passa a { $name }: con Invio lo schermo si svuota. “annulla” annulla la tua ultima mossa, se si può.
hand-over = { $name }, tocca a te. Premi Invio quando nessun altro guarda.
say-something = Scrivi il numero di una risposta, la sua sigla oppure “aiuto”.
left = La tua partita è salvata in { $path }. Riprendila con:
kept = La partita è salvata in { $path }. Verificala o rivedila con:
saved = Salvato in { $path }.
look-none = La carta “{ $got }” non c’è.
save-failed = Non è stato possibile salvare: { $reason }
unsealed = Il seed era { $seed }. La sua impronta è { $hash }, la stessa mostrata prima della prima carta.
save-exists = Il file { $path } esiste già; scegli un altro nome.
why-what = Di’ che cosa vorresti fare, per esempio “perché { $example }”.
why-allowed = Puoi farlo. { $text }
error-not-here = “{ $got }” qui non si usa; “aiuto” elenca le parole che si usano.
help-answer = Scrivi il numero di una risposta o la sua sigla. Queste parole ti aiutano:

## Suggerimenti

hint = Il bot di livello { $level } sceglierebbe { $notation }. { $text }.

## Comandi

command-help = questo elenco
    .names = aiuto, ?, h
    .usage = aiuto
command-hint = che cosa farebbe il bot difficile, e perché
    .names = suggerimento, consiglio
    .usage = consiglio
command-why = perché una cosa non si può fare, o che effetto ha
    .names = perché, perche, perchè
    .usage = perché { $example }
command-undo = annulla la tua ultima mossa
    .names = annulla, indietro
    .usage = annulla
command-board = mostra di nuovo il tavolo
    .names = tavolo, tabellone
    .usage = tavolo
command-look = guarda nei mazzi e negli scarti, o una carta da vicino
    .names = guarda, mazzi
    .usage = guarda { $card }
command-log = tutto quello che è successo
    .names = cronaca, diario
    .usage = cronaca
command-rules = le regole in breve, oppure un capitolo o un paragrafo
    .names = regole, regola
    .usage = regole { $chapter }
command-save = salva adesso, in un altro file se lo indichi
    .names = salva
    .usage = salva
command-say = di’ qualcosa a tutti al tavolo; da solo elenca le frasi
    .names = di, dire, chat
    .usage = di 3
command-quit = esci; tutto resta salvato
    .names = esci, q
    .usage = esci

## Un tavolo su un server

join-watching = Qui non c’è un posto libero: fai da spettatore.
join-waiting = { $count ->
    [one] Un posto è libero. La partita comincia quando qualcuno lo prende:
   *[other] { $count } posti sono liberi. La partita comincia quando sono presi:
    }
join-waiting-for = Si aspetta { $players }.
join-clock-yours = Ti resta: { $time }.
join-clock-of = A { $player } resta: { $time }.
join-open = (libero)
join-lost = La linea con il server è caduta. Riprovo; niente è andato perso.
join-back = La linea è tornata.
join-moved-on = Intanto la domanda è cambiata; ecco il tavolo com’è adesso.
join-bot-plays = Un bot gioca al tuo posto. Premi Invio per riprenderlo.
join-bot-played = Mentre non c’eri un bot ha giocato al tuo posto. Ora il posto è di nuovo tuo.
join-left = Hai lasciato il tavolo; il posto resta tuo. Torna con:
join-said = { $name }: { $text }
join-said-watching = { $name }, che guarda: { $text }
join-phrases = Di’ una di queste col suo numero, o parole tue:
join-phrases-only = Di’ una di queste col suo numero; al tavolo non ci sono altre parole:
join-no-phrase = Non c’è una frase { $number }; scegli da 1 a { $last }.
join-replay = Per rivedere la partita:
join-rematch = Gli altri giocano ancora a un altro tavolo:
join-broken-off = La partita è stata interrotta: un tavolo qui non può tenere altre decisioni.
join-unreachable = { $server } non risponde: { $reason }
join-no-server = Su { $server } non c’è un server Gamekeeper, o è troppo vecchio per capirlo.
join-other-version = Il server { $server } è Gamekeeper { $found }, questo è { $own }: non si capiscono.
join-other-rules = Il server gioca a { $game } con la versione { $found } delle regole, questo programma con la versione { $own }.

## Regole

rules-more = Per saperne di più scrivi un capitolo o un paragrafo: da regole { $first } a regole { $last }, oppure regole { $example }.
rules-none = La regola “{ $got }” non c’è. I capitoli vanno da { $first } a { $last }, i paragrafi sono come { $example }.
rules-learn = Provala tu: { $command }

## Rivedere e verificare

replay-place = Dopo la decisione { $number } di { $total }
replay-hands = Che cosa ha in mano ognuno:
replay-keys = Invio: avanti · b: indietro · un numero: vai lì · q: esci
review-working = Continuo la partita da molti punti
review-after = Dopo la decisione
review-look = Guarda un momento con gli occhi di chi vuoi, o gioca da lì:
verify-chain = Ogni riga è rimasta com’era stata scritta.
verify-seed = Il seed corrisponde all’impronta pubblicata all’inizio: { $hash }
verify-actions = { $count ->
    [one] L’unica decisione è lecita dove si trova.
   *[other] Tutte le { $count } decisioni sono lecite dove si trovano.
    }
verify-result = Esito, punteggi e posizioni sono quelli a cui portano le decisioni.
verify-unfinished = La partita non è finita, e il file non dichiara nessun risultato.
verify-holds = La registrazione è valida.
verify-failed = La registrazione non è valida: { $reason }
verify-unchained = La registrazione è nel formato { $format }, che non concatena le righe: nomi e altri dati che nessuna regola controlla potrebbero essere stati cambiati senza lasciare traccia.
verify-summary = { $checked ->
    [one] Una registrazione controllata:
   *[other] { $checked } registrazioni controllate:
    } { $failed ->
    [0] tutto in regola.
    [one] una non è valida.
   *[other] { $failed } non sono valide.
    }

## Perché una registrazione non è valida

record-at-line = Riga { $line }: { $reason }
record-unreadable = Il file non si può leggere: { $reason }.
record-empty = Il file è vuoto; una registrazione comincia con un’intestazione.
record-short = Il file finisce dopo l’intestazione: mancano le decisioni e la chiusura.
record-cut = Il file è troncato: l’ultima riga deve dire com’è finita la partita o che continua, e invece è «{ $got }».
record-line = Questa riga non è { $kind ->
    [heading] un’intestazione
    [ending] una chiusura
   *[decision] una decisione
    }: «{ $got }».
record-field = Il campo «{ $field }» non va bene in questa riga: «{ $got }».
record-too-long = La riga supera i { $most } byte.
record-too-many = Il file ha più di { $most } righe.
record-blank = La riga è vuota; ogni riga è una decisione, l’ultima la chiusura.
record-format = La registrazione è nel formato { $got }; questo programma legge i formati da 1 a { $last }.
record-setup = Con questo programma non si può giocare una partita con «{ $option }» { $got }.
record-pack-text = Il pacchetto di componenti nell’intestazione contiene un errore ({ $place }; le righe sono quelle del pacchetto).
record-lengths = «{ $field }» contiene { $got } voci; i posti al tavolo sono { $wanted }.
record-number = Questa è la decisione { $got }; doveva seguire la numero { $wanted }.
record-seat = Il posto { $got } non esiste; qui i posti vanno da 0 a { $last }.
record-unlinked = Alla riga manca il legame con quelle che la precedono.
record-altered = Non è ciò che era stato scritto, o manca una riga prima di questa: il legame non corrisponde.
record-secret = Il seed è ancora segreto; riprova a partita finita.
record-seed = L’impronta del seed è { $got }; all’inizio era stata pubblicata { $wanted }.
record-decision = { $seat } non può prendere in quel punto la decisione { $number }, «{ $got }».
record-no-result = La partita è finita, ma la registrazione non riporta il risultato.
record-goes-on = La registrazione dichiara un risultato, ma dopo le sue { $count } decisioni la partita continua.
record-result = La registrazione dichiara { $got } come esito, punteggi e posizioni; le decisioni portano a { $wanted }.
record-other-table = La registrazione è di un altro gioco, con altre opzioni o con un altro pacchetto di componenti.

## L’elenco dei giochi

games-seats = Da { $low } a { $high } giocatori, di solito { $usual }.
games-options = Opzioni, da dare come --option chiave=valore (i posti si contano da 0):
games-default = di solito { $value }
games-open = non indicato
games-only = { $most ->
    [one] Solo con { $seats } giocatore.
   *[other] Solo con { $seats } giocatori.
    }
games-needs = Solo con { $option }.
games-origin = Dal pacchetto { $origin }.
games-broken = Installati, ma non giocabili:

## Pacchetti

pack-digest = Impronta: { $digest }
pack-holds = Con questo pacchetto si può giocare.
pack-seats = Basta solo per questi numeri di giocatori: { $seats }.
pack-same = Non ci sono differenze.
pack-differs = { $count ->
    [one] Una riga è diversa:
   *[other] { $count } righe sono diverse:
    }
pack-added = (nuova)
pack-removed = (non c’è)
pack-written = Il contenuto della scatola è in { $path }. Cambia quello che vuoi, poi:
pack-played = I componenti vengono da un pacchetto, { $digest }…, che la registrazione contiene.
practice-next = Invio mostra la prossima; “quit” per uscire.
practice-again = Con --again tornano tutte.

## Prime partite

learn-begin = Una prima partita. Fai quello che viene detto, o prova altro; “quit” per uscire, e la prossima volta riprendi da lì.
learn-type = Scrivi: { $text }
learn-on = Invio continua da qui contro bot facili; “quit” per uscire.
learn-again = L’hai già giocata. Si ricomincia.
example-begin = Un esempio delle regole. Dai la risposta indicata, o prova altro; “quit” per uscire.
example-end = Invio per uscire.
example-list = Gli esempi di questo gioco che puoi giocare: { $examples }

full-type = Scrivi, o premi Invio per la risposta segnata
full-keys = Scegli con ↑ ↓ e Invio, con una cifra, con il mouse, o scrivi; Tab completa. Pag↑ e Pag↓ spostano il tavolo, o un testo lungo finché Esc non lo toglie.
full-end = Invio restituisce il terminale.
