### Yellowstone Park. Una carta si chiama per colore e numero; porta un animale, che nessuna regola guarda.

title = Yellowstone Park
tagline = Metti i tuoi animali dove c’è posto. Quelli che non ci stanno li porti a casa.
about = Le righe hanno un numero, le colonne prendono un colore. Tieni le carte entro tre righe e tre colonne, altrimenti raccogli le altre come malus. Vince il segnalino più basso.

## Le cose sul tavolo

colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
    }
holder-colour = { $holder ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
    }
animal = { $animal ->
    [elk] alce
    [wolf] lupo
    [bear] orso
    [eagle] aquila
    [raccoon] procione
    [hare] lepre
    [lynx] lince
   *[bison] bisonte
    }
card = { colour } { $number }
    .full = { colour } { $number }, { animal }
    .def = il { colour } { $number }
space = riga { $row }, colonna { $column }
    .at = in colonna { $column }
draw-pile = mazzo di pesca
malus-pile = { $seat-who ->
    [you] il tuo mazzo malus
   *[other] mazzo malus di { $seat }
    }

## Domande

# Quante carte ha una mano piena.
hand-number = { $hand ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
    }
pile-rest = { $pile ->
    [one] ne resta 1
   *[other] ne restano { $pile }
    }
# Ciò che resta del mazzo di pesca, se viene pescato tutto.
last-cards = { $pile ->
    [one] l’ultima carta del mazzo di pesca
   *[other] le ultime { $pile } carte del mazzo di pesca
    }

ask-lay-first = Scegli una carta da giocare e la sua colonna.
ask-lay-second = Gioca una seconda carta, oppure fermati qui.
ask-refill = { $held ->
    [one] Vuoi tornare a { hand-number } carte, o tenere l’unica che hai?
   *[other] Vuoi tornare a { hand-number } carte, o tenere le { $held } che hai?
    }
ask-source = La tua mano è vuota. Prendi { hand-number } delle tue { $malus } carte malus, o { $scores ->
   *[0] ne peschi { hand-number } dal mazzo ({ $pile } carte)
    [1] peschi { last-cards }
    }?

## Risposte

option-lay = Gioca { $card-def } { $space-at }: { option-takes }{ option-bonus }{ $scores ->
   *[0] { "" }
    [1] ; peschi { last-cards } e si contano i punti
    }
option-takes = { $count ->
    [0] non raccogli nulla
    [one] raccogli { $cards-def }
   *[other] raccogli { $count } carte ({ $cards })
    }
option-bonus = { $bonus ->
    [0] { "" }
   *[other] , segnalino −{ $bonus }
    }
option-stop = Fermati: il turno finisce e non peschi
option-refill = { $scores ->
   *[0] Torna a { hand-number } carte dal mazzo di pesca ({ pile-rest })
    [1] Pesca { last-cards }: si contano i punti
    }
option-keep = Tieni la mano com’è
option-malus = Prendi { hand-number } carte a caso dal tuo mazzo malus{ $scores ->
   *[0] { $counter ->
        [0] { "" }
       *[other] ; il segnalino neutrale scende a { $counter }
        }
    [1] ; il segnalino neutrale arriva in fondo e si contano i punti
    }
option-pile = { $scores ->
   *[0] Pesca { hand-number } carte dal mazzo di pesca ({ pile-rest })
    [1] Pesca { last-cards }: si contano i punti
    }

## Eventi

event-deal = Tutti ricevono { $count } carte; { $pile } restano nel mazzo di pesca, una viene scoperta.
event-dealt = La tua mano: { $cards }.
event-turn-up = Si comincia con { $card-def } { $space-at }.
event-turn = { $seat-who ->
    [you] Turno { $turn }: tocca a te.
   *[other] Turno { $turn }: { $seat }.
    }
event-lay = { $seat-who ->
    [you] Giochi { $card-def } { $space-at }.
   *[other] { $seat } gioca { $card-def } { $space-at }.
    }
event-collect = { $seat-who ->
    [you] Raccogli { $count ->
        [one] 1 carta malus: { $cards }.
       *[other] { $count } carte malus: { $cards }.
        }
   *[other] { $seat } raccoglie { $count ->
        [one] 1 carta malus: { $cards }.
       *[other] { $count } carte malus: { $cards }.
        }
    }
event-bonus = { $seat-who ->
    [you] Bonus di { $steps }: il tuo segnalino passa da { $before } a { $marker }.
   *[other] Bonus di { $steps }: il segnalino di { $seat } passa da { $before } a { $marker }.
    }
event-draw = { $seat-who ->
    [you] Peschi { $count ->
        [one] 1 carta
       *[other] { $count } carte
        }; { pile-left }.
   *[other] { $seat } pesca { $count ->
        [one] 1 carta
       *[other] { $count } carte
        }; { pile-left }.
    }
pile-left = { $pile ->
    [0] il mazzo di pesca è vuoto
    [one] nel mazzo ne resta 1
   *[other] nel mazzo ne restano { $pile }
    }
event-drawn = Nuove in mano: { $cards }.
malus-left = { $malus ->
    [0] non ne resta nessuna
    [one] ne resta 1
   *[other] ne restano { $malus }
    }
event-take-malus = { $seat-who ->
    [you] Riprendi { $count } carte dal tuo mazzo malus; { malus-left }.
   *[other] { $seat } riprende { $count } carte dal mazzo malus; { malus-left }.
    }
event-taken = Di nuovo in mano: { $cards }.
event-score = Si contano i punti. Carte malus: { $malus }. Segnalini ora: { $markers }.
event-new-pile = { $rest ->
    [0] Si mescolano le carte malus
    [one] Si mescolano insieme le carte malus e l’ultima del mazzo di pesca
   *[other] Si mescolano insieme le carte malus e le { $rest } rimaste nel mazzo di pesca
    }: il nuovo mazzo di pesca ha { $count } carte.
event-counter = { $counter ->
    [0] Il segnalino neutrale è arrivato in fondo.
   *[other] Il segnalino neutrale scende a { $counter }.
    }
event-end = La partita finisce: { $reason ->
    [turn-cap] è stato raggiunto il limite dei turni.
   *[end-score] un segnalino ha raggiunto la soglia di fine partita.
    }

## Perché qualcosa non si può fare

why-cards-are-laid = Le tue carte per questo turno sono già giocate.
why-must-lay = In un turno si gioca almeno una carta, quindi non puoi ancora fermarti.
why-no-refill-choice = { $choice ->
    [1] Puoi scegliere se tornare a mano piena dopo due carte, quando te ne restano in mano.
   *[0] In due o tre giocatori non c’è scelta: dopo due carte, se te ne restano in mano, torni a mano piena.
    } Ora ne hai { $held }.
why-hand-not-empty = Scegli da dove prendere solo a mano vuota e con almeno { hand-number } carte malus. Ne hai { $held } in mano e { $malus } nel mazzo malus.
why-not-in-hand = Non hai in mano { $card-def }.
why-card-first = Prima scegli una carta dalla tua mano.
why-wrong-row = { $card } va nella riga { $number }, quella del suo numero, e non nella riga { $row }.
why-colour-elsewhere = Il { colour } è in colonna { $other }, quindi { $card-def } va lì e non in colonna { $column }.
why-column-taken = La colonna { $column } è del { holder-colour }: per { $card-def } serve una colonna vuota.

## La prima partita

lesson-try = Una carta va nella riga del suo numero. Ma in quale colonna? Prova { $card-def } in colonna { $column }: non si può, e vedrai perché.
lesson-try-done = Il { colour } ha già la colonna { $other }, e un colore ne ha una sola.
lesson-row = Ora gioca { $card-def } { $space-at }: nella riga del suo numero, nella colonna del suo colore.
lesson-row-done = Ci sta: tutte le carte sono ancora entro tre righe e tre colonne, quindi non raccogli nulla.
lesson-empty = In un turno si giocano una o due carte. Il colore di { $card } non è sul tabellone: ogni colonna vuota va bene. Mettilo { $space-at }, accanto alle altre.
lesson-empty-done = Ci sta anche questa. D’ora in poi quella colonna è del suo colore.
lesson-refill = Hai giocato due carte e ne tieni { $held }. Chi ne gioca due può riempire la mano. Fallo.
lesson-refill-done = Ne tieni di nuovo { $held }. Poi hanno giocato gli altri; il diario racconta che cosa.
lesson-bonus = { $spaces } delle nove caselle sono piene. L’ottava dà un bonus, la nona uno più grande. Gioca { $card-def } { $space-at }.
lesson-bonus-done = { $spaces } caselle piene: il tuo segnalino scende da { $marker-before } a { $marker }. In basso è meglio.
lesson-stop = Guarda le tue carte: dovunque ne giochi una adesso, dovresti raccoglierne altre. Meglio fermarsi.
lesson-stop-done = Hai giocato una carta sola, quindi non peschi e ne tieni { $held }. C’è chi non si è fermato in tempo e ha raccolto carte.
lesson-twin = Ogni carta c’è due volte. La gemella di { $card } è sul tabellone; la seconda va sopra e ci sta sempre. Giocala lì.
lesson-twin-done = Le caselle piene sono { $spaces }, non più di prima: sopra una gemella non c’è bonus.
lesson-take = Ora guarda quanto costa non starci. Gioca { $card-def } { $space-at }: quello che dista più di due righe o colonne tocca a te.
lesson-take-done = Troppo lontane: { $cards }. Sono nel tuo mazzo malus, che ora ne ha { $malus }.
lesson-choose = Quando il mazzo di pesca è vuoto si contano i punti: i segnalini salgono di quante sono le carte malus, il tuo di { $malus } da { $marker }. Riempi la mano, oppure no.
lesson-choose-done = Ne tieni { $held }. Chi resta senza carte ne prende di nuove, dal mazzo o dal proprio mazzo malus se è abbastanza grande.
lesson-end = È tutto qui. Quando un conteggio porta un segnalino a { $end_score }, la partita finisce e vince il segnalino più basso.

## Come finisce

outcome-end-score = Un segnalino ha raggiunto la soglia di fine partita.
outcome-turn-cap = È stato raggiunto il limite dei turni.

## Che cosa cambia con una risposta, e con un’altra

gain-malus =
    .more = raccogli { $count ->
        [one] una carta
       *[other] { $count } carte
        }
    .less = ti libera di { $count ->
        [one] una carta malus
       *[other] { $count } carte malus
        }
    .none = non raccogli nulla
    .else-more = costerebbe { $count ->
        [one] una carta
       *[other] { $count } carte
        }
    .else-less = ti libererebbe di { $count ->
        [one] una carta malus
       *[other] { $count } carte malus
        }
    .else-none = non raccoglieresti nulla
gain-markers =
    .more = un conteggio fa salire il tuo segnalino di { $count }
    .less = il tuo segnalino scende di { $count }
    .none = il tuo segnalino resta dov’è
    .else-more = un conteggio farebbe salire il tuo segnalino di { $count }
    .else-less = il tuo segnalino scenderebbe di { $count }
    .else-none = il tuo segnalino resterebbe dov’è
instead-option-lay = { $same ->
    [yes] { $space-at }
   *[other] con { $card-def } { $space-at }
    }
instead-option-stop = fermandoti
instead-option-refill = completando la mano
instead-option-keep = tenendo la mano
instead-option-malus = con le carte malus
instead-option-pile = pescando dal mazzo

## Da cosa nasce la stima

part-markers = segnalini
    .better = il tuo segnalino è messo meglio rispetto agli altri
    .worse = il tuo segnalino è messo peggio rispetto agli altri
part-malus = mazzi malus
    .better = ti ritrovi con meno carte malus
    .worse = ti ritrovi con più carte malus
part-hand-fit = mano
    .better = le altre tue carte trovano posto più facilmente
    .worse = le altre tue carte trovano posto meno facilmente
part-board-danger = chi gioca dopo
    .better = chi gioca dopo di te trova un tabellone più pieno
    .worse = chi gioca dopo di te trova un tabellone più vuoto

## Che cosa diventa di una risposta, in partite continuate fino alla fine

fact-low = il tuo segnalino finisce nella metà bassa del tracciato
fact-clean = alla fine il tuo mazzo malus è vuoto

## Preparazione

setup-edge_matrix = Matrice sul bordo
    .help = Regola avanzata: anche le righe 1 e 7 formano una matrice, di sei caselle.
setup-two_player_variant = Segnalino neutrale
    .help = In due, riprendere carte malus avvicina il conteggio dei punti.
setup-end_score = Soglia di fine partita
    .help = La partita finisce quando, contando i punti, un segnalino arriva fin qui.
setup-turn_cap = Limite dei turni
    .help = Dopo questo numero di turni la partita finisce subito.
setup-start_seat = Chi comincia
    .help = Il posto di chi comincia; se non lo indichi, si sorteggia.

## Scritte attorno al tabellone

label-hand = mano
label-malus = malus
label-marker = segnalino
label-pile = mazzo di pesca
label-counter = segnalino neutrale
label-track = tracciato punti
label-turn = turno { $turn }
label-your-hand = La tua mano
legend-double = due carte
legend-open = puoi giocare qui

## Nel terminale

notation-help = Una carta e una colonna si scrivono come Y4:6, cioè giallo 4 in colonna 6; basta Y4 se ha una sola colonna aperta.
notation-example = Y4:3
answer-takes = { $count ->
    [0] nulla
   *[other] raccogli { $count }
    }
answer-bonus = segnalino −{ $bonus }

## Gli esempi, da giocare

example-V1 = Holger ha in mano giallo, blu e verde. La carta gialla può andare in qualunque colonna vuota; ovunque vada, qualcosa resta troppo lontano.
example-V1-done = Due carte giocate, { $malus } raccolte, { $left } rimaste sul tabellone e nessun bonus: il segnalino resta a { $marker }.
example-V2 = Christa vede tre colonne piene con un solo buco al centro. Riempilo, poi posa sopra la carta gemella.
example-V2-done = La nona casella ha dato il bonus grande: il segnalino è a { $marker }. La gemella non ha dato né tolto nulla: sempre { $spaces } caselle, e { $stack } carte in quella di mezzo.
example-V5 = Delle nove caselle due sono vuote, e le due carte che ci vogliono le hai in mano. L’ottava dà un bonus, la nona uno più grande.
example-V5-done = Due bonus in un turno. Valgono più di quanto avevi da perdere: il segnalino si ferma a { $marker }.
example-V6 = Tre colonne sono occupate e il verde non è sul tabellone: gli serve una colonna vuota, a sinistra o a destra.
example-V6-try = Prova prima { $card } nella colonna { $column }, che ha già il suo colore.
example-V6-done = Una colonna era troppo lontana: { $malus } carte. Un passo più in là sarebbero state due colonne.
example-V7 = La tua carta rossa va molto più in basso delle altre. Il rosso è già sul tabellone, quindi la colonna è decisa.
example-V7-try = Prova prima { $card } nella colonna { $column }: vedrai perché no.
example-V7-done = Si raccoglie tutto quello che sta più di due righe sopra: { $malus } carte. Restano { $spaces } caselle, e il segnalino resta a { $marker }.
example-V8 = Su una casella ci sono due carte. Quello che è troppo lontano si raccoglie con tutta la pila.
example-V8-done = Una casella, ma { $malus } carte.
example-V9 = Fra il rosso e il blu c’è una colonna libera, e altre quattro intorno.
example-V9-try = Prova prima { $card } nella colonna { $column }, che è di un altro colore.
example-V9-done = Nel buco fra i due ci sarebbe stata. Di fuori, l’altro lato era troppo lontano: { $malus } carta.
example-V10 = L’unica carta rossa sul tabellone è lontana sei righe. Il rosso può cambiare colonna, se raccoglie proprio quella carta?
example-V10-try = Prova { $card } nella colonna { $column }.
example-V10-done = No: conta il tabellone prima di giocare la carta. Nella sua colonna ne ha raccolta { $malus } e ora è lì da sola.
example-V16 = Regola avanzata: riga in alto e riga in basso formano insieme una matrice, e cinque delle sue caselle sono piene. Riempi la sesta, poi posa il verde lì accanto.
example-V16-done = La sesta casella ha dato il bonus grande. Il verde ha raccolto { $malus } carte ed è stato la quinta casella della nuova matrice: il segnalino è a { $marker }.
example-V17 = Regola avanzata: una carta della riga in basso può stare con quelle della riga in alto. Quello che non ci sta in nessun modo se ne va.
example-V17-done = Le righe del bordo sono rimaste insieme: { $malus } carte raccolte, { $spaces } caselle rimaste.

## Numeri del pacchetto

pack-hand-size = Carte in mano
pack-track-start = Casella da cui partono i segnalini
pack-track-end = Casella che chiude la partita
pack-bonus-last_but_one = Bonus per l’ottava casella
pack-bonus-last = Bonus per la nona casella
pack-counter-start = Da dove parte il segnalino neutrale, in due
