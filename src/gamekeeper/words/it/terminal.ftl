### Il terminale: giocare, rivedere e verificare le partite.

## Giocare

table-line = Al tavolo: { $players }.
sealed = Il mazzo è sigillato. Il suo seme si mostra alla fine; l’impronta è { $hash }.
welcome-help = Scrivi il numero di una risposta, oppure “aiuto” per sapere cos’altro puoi dire.
thinking = { $name } sta pensando …
thinking-hint = Studio la tua posizione …
say-something = Scrivi il numero di una risposta, la sua sigla, oppure “aiuto”.
left = La tua partita è salvata in { $path }. Riprendila con:
kept = La partita è salvata in { $path }. Verificala o rivedila con:
saved = Salvato in { $path }.
look-none = La carta “{ $got }” non c’è.
save-failed = Non è stato possibile salvare: { $reason }
unsealed = Il seme era { $seed }. La sua impronta è { $hash }, come prima della prima carta.
why-what = Di’ che cosa vorresti fare, per esempio “perché { $example }”.
why-allowed = Puoi farlo. { $text }
help-answer = Scrivi il numero di una risposta o la sua sigla. Queste parole ti aiutano:

## Suggerimenti

hint = Il bot di livello { $level } sceglierebbe { $notation }. { $text }.
hint-trials = Nelle sue prove vale { $value } su 100; la seconda migliore, { $other }, vale { $rival }.
hint-for = A favore: { $reasons }.
hint-against = Contro: { $reasons }.
hint-reason = { $reason } ({ $sign }{ $points })
hint-even = Per ora valgono circa lo stesso; il bot guarda più avanti.

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
command-quit = esci; la partita resta salvata
    .names = esci, q
    .usage = esci

## Regole

rules-more = Per saperne di più scrivi un capitolo o un paragrafo: da regole { $first } a regole { $last }, oppure regole { $example }.
rules-none = La regola “{ $got }” non c’è. I capitoli vanno da { $first } a { $last }, i paragrafi sono come { $example }.

## Rivedere e verificare

replay-place = Dopo la decisione { $number } di { $total }
replay-keys = Invio: avanti · b: indietro · un numero: vai lì · q: esci
verify-seed = Il seme corrisponde all’impronta pubblicata all’inizio: { $hash }
verify-actions = { $count ->
    [one] L’unica decisione è lecita dove si trova.
   *[other] Tutte le { $count } decisioni sono lecite dove si trovano.
    }
verify-result = Esito, punteggi e posizioni sono quelli a cui portano le decisioni.
verify-unfinished = La partita non è finita, e il file non dichiara nessun risultato.
verify-holds = La registrazione è valida.
verify-failed = La registrazione non è valida: { $reason }

## L’elenco dei giochi

games-seats = Da { $low } a { $high } giocatori, di solito { $usual }.
games-options = Opzioni, da dare come --option chiave=valore:
games-default = di solito { $value }
games-open = libero
games-only = Solo con { $seats } giocatori.

## Packs

pack-digest = Hash: { $digest }
pack-holds = Il pacchetto si può giocare.
pack-seats = Basta solo per questi numeri di giocatori: { $seats }.
pack-same = Non ci sono differenze.
pack-differs = { $count ->
    [one] Una riga è diversa:
   *[other] { $count } righe sono diverse:
    }
pack-added = (nuova)
pack-removed = (non c’è)
pack-written = Il contenuto della scatola è in { $path }. Cambia ciò che vuoi, poi:
pack-played = I componenti vengono da un pacchetto, { $digest }…; la registrazione lo conterrà.
