### Iditacards. Una carta ha il nome che porta; quelle dei pacchetti propri hanno quello stampato.

title = Iditacards
tagline = Metti insieme i tuoi cani e rischiali sul ghiaccio.
about = Una corsa di slitte tra freddo e fame: paghi carte con carte, scommetti sulla cima del mazzo e cerchi di tagliare per primo il traguardo. Da soli si corre contro il numero di turni.

## Le cose sul tavolo

card = { $name ->
    [a_hat] Cappello
    [armour] Corazza
    [breakfast] Colazione
    [dinner] Cena
    [dog_chow] Crocchette
    [first_aid] Pronto soccorso
    [good_dog] Cane bravo
    [grandma_soup] Zuppa della nonna
    [husky] Husky
    [lead_dog] Cane di testa
    [lunch] Pranzo
    [move] Avanti
    [mush] Via
    [repair_sled] Riparazione
    [rest] Riposo
    [upgrade_sled] Slitta migliore
    [wheel_dog] Cane di timone
    [bear] Orso
    [big_dog] Cagnone
    [chihuahua] Chihuahua
    [dog_food] Cibo per cani
    [dog_shoes] Scarpette
    [downhill_slide] Discesa
    [greyhound] Levriero
    [haste] Fretta
    [iditarod_drift] Deriva dell’Iditarod
    [midnight_sun] Sole di mezzanotte
    [problem_dog] Cane difficile
    [push] Spinta
    [rush] Volata
    [slow_and_steady] Piano piano
    [sprint] Scatto
    [squirrel] Scoiattolo
    [steam_engine] Motore a vapore
    [tactical_play] Gioco tattico
    [dog_trap] Trappola per cani
    [eat_dog] Mangia cane
    [hitch_a_ride] Passaggio
    [hydrogen_sulfide] Idrogeno solforato
    [ice_box] Ghiacciaia
    [improvise] Improvvisazione
    [plate_mail] Armatura a piastre
    [polar_bear] Orso polare
    [referee] Arbitro
    [russian_bear_dog] Cane da orso russo
    [salvage] Recupero
    [scrapyard] Rottamaio
    [stab_in_the_dark] Colpo nel buio
    [stop_and_shop] Sosta e spesa
    [thermostat] Termostato
    [tip_sled] Slitta rovesciata
    [trade_dog] Cane scambiato
    [travel_light] Viaggio leggero
    [whale_meat] Carne di balena
    [bandage] Benda
    [bison] Bisonte
    [brandy] Brandy
    [caffeine] Caffeina
    [cat] Gatto
    [lazy_dog] Cane pigro
    [makeshift_sled] Slitta di fortuna
    [malamute] Malamute
    [midnight_snack] Spuntino di mezzanotte
    [new_sled] Slitta nuova
    [retriever] Retriever
    [rope] Corda
    [study_up] Studio
    [through_the_night] Tutta la notte
    [tiara] Tiara
    [torch] Torcia
    [band_aid] Cerotto
    [campfire] Falò
    [coat] Cappotto
    [cute_dog] Cane tenero
    [harness] Imbracatura
    [ibuprofin] Ibuprofene
    [leather_hide] Pellame
    [leather_jacket] Giacca di pelle
    [poutine] Poutine
    [raw_venison] Cervo crudo
    [smart_dog] Cane furbo
    [venison_carpaccio] Carpaccio di cervo
    [venison_steak] Bistecca di cervo
    [vigilance] Vigilanza
    [all_in] Tutto o niente
    [buffer_panel] Pannello paracolpi
    [cricket] Grillo
    [daylight_savings_time] Ora legale
    [desperate_times] Tempi disperati
    [diamorphine] Diamorfina
    [dog_collar] Collare
    [engineer_dog] Cane ingegnere
    [here_boy] Vieni qui
    [meditate] Meditazione
    [moose] Alce
    [nuclear_reactor] Reattore nucleare
    [out_of_control] Fuori controllo
    [puppy] Cucciolo
    [robodog] Robocane
    [satiated] Sazio
    [serenity] Serenità
    [sleeping_bag] Sacco a pelo
    [sticky_snow] Neve appiccicosa
    [surgery] Chirurgia
    [utility_knife] Coltellino multiuso
    [waffle] Waffle
    [damaged] Danno
   *[other] { $printed }
    }
deck = { $seat-who ->
    [you] il tuo mazzo
   *[other] mazzo di { $seat }
    }
hand = { $seat-who ->
    [you] la tua mano
   *[other] mano di { $seat }
    }
discard = { $seat-who ->
    [you] i tuoi scarti
   *[other] scarti di { $seat }
    }
stack = { $seat-who ->
    [you] il tuo rischio
   *[other] rischio di { $seat }
    }
look = { $seat-who ->
    [you] le carte che guardi
   *[other] le carte che { $seat } guarda
    }
sort = { $seat-who ->
    [you] le carte che recuperi
   *[other] le carte che { $seat } recupera
    }
team = { $seat-who ->
    [you] la tua muta
   *[other] muta di { $seat }
    }
gear = { $seat-who ->
    [you] i tuoi accessori
   *[other] accessori di { $seat }
    }
legend = { $seat-who ->
    [you] le tue carte leggendarie
   *[other] carte leggendarie di { $seat }
    }
supply = riserva
pile-speed = mazzo Corsa
pile-reckless = mazzo Azzardo
pile-improvement = mazzo Rinnovo
pile-survivor = mazzo Riparo
destroyed-speed = carte Corsa distrutte
destroyed-reckless = carte Azzardo distrutte
destroyed-improvement = carte Rinnovo distrutte
destroyed-survivor = carte Riparo distrutte
damage = pila dei danni
box = scatola
gone = carte fuori gioco

## Domande

ask-turn = { $owed ->
    [0] Gioca una carta, o comincia un nuovo giorno.
    [one] { $card } vuole ancora una carta dal tuo mazzo. Gira la prima, o comincia un nuovo giorno.
   *[other] { $card } vuole ancora { $owed } carte dal tuo mazzo. Gira la prima, o comincia un nuovo giorno.
    }
ask-energy = Scarta una carta come energia per { $card }; { $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
    }.
ask-join = Comincia un nuovo giorno. Ti unisci?
ask-legendary = Un punto di controllo: quale carta leggendaria va tra i tuoi scarti?
ask-kill = Quale dei tuoi cani muore?
ask-limit = La tua muta è troppo grande. Quale cane se ne va?
ask-attach = A quale cane va l’accessorio?
ask-kill-fake = Quale finto cane muore?
ask-kill-laden = Quale cane con un accessorio muore?
ask-destroy = Distruggi una di queste carte? Fino a { $left }.
ask-keep = Rimescola una carta nel mazzo, o prendile tutte in mano.
ask-recover = Recuperi una carta dagli scarti? Fino a { $left }.
ask-fill = Quale mazzo riempie la riserva?
ask-take = Prendi una carta dalla riserva; { $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
    }.
ask-destroy-held = Distruggi una carta della tua mano?

## Risposte

option-play = Gioca { $card }{ for-energy }{ for-health }{ for-risk }
for-energy = { $energy ->
    [0] { "" }
    [one] { " · scarta 1 carta" }
   *[other] { " · scarta " }{ $energy } carte
    }
for-health = { $health ->
    [0] { "" }
   *[other] { " · " }{ $health } dal mazzo
    }
for-risk = { $risk ->
    [0] { "" }
    [one] { " · aspetta 1 carta del mazzo" }
   *[other] { " · aspetta " }{ $risk } carte del mazzo
    }
option-risk = Gira la prima carta del mazzo
option-day = Comincia un nuovo giorno
option-dismiss = Prima uccidi { $card }
option-drop = Prima scarta { $card }
option-energy = Scarta { $card }
option-join = Unisciti al nuovo giorno
option-stay = Continua il tuo giorno
option-legendary = Prendi { $card }
option-take = Prendi { $card }
option-kill = { $owner-who ->
    [you] Uccidi { $card }, della tua muta
   *[other] Uccidi { $card } di { $owner }
 }
option-kill-fake = { option-kill }
option-kill-laden = { option-kill }
option-limit = Rinuncia a { $card }
option-attach = Mettilo a { $card }
option-destroy = Distruggi { $card }
option-destroy-held = Distruggi { $card }
option-done = Basta così
option-keep = Rimescola { $card } nel mazzo
option-hand = Prendi tutto in mano
option-recover = Recupera { $card }
option-fill = Riempila dal { $deck }

## Eventi

event-set-up = { $seat-who ->
    [you] I mazzi sono mescolati. Cominci tu.
   *[other] Comincia { $seat }; i mazzi sono mescolati.
    }
event-turn = { $seat-who ->
    [you] Turno { $turn }: tu.
   *[other] Turno { $turn }: { $seat }.
    }
event-draw = { $seat-who ->
    [you] Peschi { $count ->
        [one] 1 carta
       *[other] { $count } carte
        }.
   *[other] { $seat } pesca { $count ->
        [one] 1 carta
       *[other] { $count } carte
        }.
    }
event-draw-own = Nuove in mano: { $cards }.
event-look = { $seat-who ->
    [you] Guardi { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } del mazzo.
   *[other] { $seat } guarda { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } del mazzo.
    }
event-look-own = Vedi: { $cards }.
event-put-back = { $seat-who ->
    [you] Rimescoli { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } nel mazzo.
   *[other] { $seat } rimescola { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } nel mazzo.
    }
event-put-back-own = { "" }
event-to-hand = { $seat-who ->
    [you] Prendi in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
        }.
   *[other] { $seat } prende in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
        }.
    }
event-to-hand-own = { "" }
event-gather = { "" }
event-gather-own = { "" }
event-spent = { "" }
event-fresh = { $seat-who ->
    [you] Il tuo giorno { $count } è finito: tutte le carte si rimescolano.
   *[other] Il giorno { $count } di { $seat } è finito: tutte le carte si rimescolano.
    }
event-weather = Il tempo: { $weather ->
    [snow] neve
    [sun] sole
    [cloud] nuvole
    [storm] tempesta
    [wind] vento
   *[rain] pioggia
    }.
event-new-day = { $seat-who ->
    [you] Cominci un nuovo giorno.
   *[other] { $seat } comincia un nuovo giorno.
    }
event-join = { $seat-who ->
    [you] Ti unisci.
   *[other] { $seat } si unisce.
    }
event-stay = { $seat-who ->
    [you] Continui il tuo giorno.
   *[other] { $seat } continua.
    }
event-leg-numbers = { $seat-who ->
    [you] Entrando nella tappa: hai ipotermia { $hypothermia }, fame { $starvation }.
   *[other] Entrando nella tappa: { $seat } ha ipotermia { $hypothermia }, fame { $starvation }.
    }
event-hypothermia = { $seat-who ->
    [you] Freddo: hai ipotermia { $hypothermia }, fame { $starvation }.
   *[other] Freddo: { $seat } ha ipotermia { $hypothermia }, fame { $starvation }.
    }
event-starvation = { $seat-who ->
    [you] Fame: hai ipotermia { $hypothermia }, fame { $starvation }.
   *[other] Fame: { $seat } ha ipotermia { $hypothermia }, fame { $starvation }.
    }
event-relief = { $seat-who ->
    [you] Sollievo: hai ipotermia { $hypothermia }, fame { $starvation }.
   *[other] Sollievo: { $seat } ha ipotermia { $hypothermia }, fame { $starvation }.
    }
event-die = { $alone ->
    [1] Muori sul percorso.
   *[other] { $seat-who ->
        [you] Muori, torni alla casella { $square } e ricominci al caldo e a pancia piena.
       *[other] { $seat } muore e torna alla casella { $square }.
        }
    }
event-damage = { $seat-who ->
    [you] Subisci danni: { $count }.
   *[other] { $seat } subisce danni: { $count }.
    }
event-storm-bound = { $seat-who ->
    [you] La tempesta ti ferma.
   *[other] La tempesta ferma { $seat }.
    }
event-go = { $seat-who ->
    [you] Avanzi di { $count }.
   *[other] { $seat } avanza di { $count }.
    }
event-pass = { $seat-who ->
    [you] Superi { $other }, che torna alla casella { $square }.
   *[other] { $other-who ->
        [you] { $seat } ti supera, e torni alla casella { $square }.
       *[other] { $seat } supera { $other }, che torna alla casella { $square }.
    }
    }
event-legendary = { $seat-who ->
    [you] Punto di controllo: { $cards } va tra i tuoi scarti.
   *[other] Punto di controllo: { $cards } va tra gli scarti di { $seat }.
    }
event-play = { $seat-who ->
    [you] Giochi { $cards }.
   *[other] { $seat } gioca { $cards }.
    }
event-risk = { $seat-who ->
    [you] Come rischio giri { $cards }.
   *[other] Come rischio { $seat } gira { $cards }.
    }
event-pay = { $seat-who ->
    [you] Scarti { $cards } come energia.
   *[other] { $seat } scarta { $cards } come energia.
    }
event-health = { $seat-who ->
    [you] Scarti { $cards } come salute.
   *[other] { $seat } scarta { $cards } come salute.
    }
event-payment-fails = { $seat-who ->
    [you] Danno: il tuo pagamento fallisce.
   *[other] Danno: il pagamento di { $seat } fallisce.
    }
event-fizzle = { $seat-who ->
    [you] { $cards }: nessun effetto, tra i tuoi scarti.
   *[other] { $cards }: nessun effetto, tra gli scarti di { $seat }.
    }
event-pend = { $seat-who ->
    [you] { $card } aspetta { $count ->
        [one] una carta
       *[other] { $count } carte
        } del tuo mazzo.
   *[other] { $card } aspetta { $count ->
        [one] una carta
       *[other] { $count } carte
        } del mazzo di { $seat }.
    }
event-paid = { $card }: { $count ->
    [0] il rischio è pagato
    [one] ne manca ancora 1
   *[other] ne mancano ancora { $count }
    }.
event-takes-effect = { $seat-who ->
    [you] { $card } ha effetto per te.
   *[other] { $card } ha effetto per { $seat }.
    }
event-snowed-in = { $seat-who ->
    [you] Nella neve la tua carta slitta non fa nulla.
   *[other] Nella neve la carta slitta di { $seat } non fa nulla.
    }
event-dog = { $seat-who ->
    [you] { $cards } entra nella tua muta.
   *[other] { $cards } entra nella muta di { $seat }.
    }
event-armour = { $seat-who ->
    [you] { $cards } salva il tuo { $dog }.
   *[other] { $cards } salva { $dog } di { $seat }.
    }
event-drop = { $seat-who ->
    [you] { $cards } si stacca da { $dog } e va tra i tuoi scarti.
   *[other] { $cards } si stacca da { $dog } e va tra gli scarti di { $seat }.
    }
event-dog-to-hand = { $seat-who ->
    [you] { $cards } muore e torna nella tua mano.
   *[other] { $cards } muore e torna nella mano di { $seat }.
    }
event-dog-to-discard = { $seat-who ->
    [you] { $cards } muore e va tra i tuoi scarti.
   *[other] { $cards } muore e va tra gli scarti di { $seat }.
    }
event-destroy = { $seat-who ->
    [you] Perdi { $cards } per sempre.
   *[other] { $seat } perde { $cards } per sempre.
    }
event-no-room = { $seat-who ->
    [you] Nella tua muta non c’è posto per { $cards }.
   *[other] Nella muta di { $seat } non c’è posto per { $cards }.
    }
event-attach = { $seat-who ->
    [you] Metti { $cards } a { $dog }.
   *[other] { $seat } mette { $cards } a { $dog }.
    }
event-void = { $seat-who ->
    [you] Nessun tuo cane può morire: l’effetto è nullo.
   *[other] Nessun cane di { $seat } può morire: l’effetto è nullo.
    }
event-recover = { $seat-who ->
    [you] Recuperi { $cards }.
   *[other] { $seat } recupera { $cards }.
    }
event-renew = Le carte distrutte del mazzo vi tornano mescolate.
event-fill = Nuove nella riserva: { $cards }.
event-take = { $seat-who ->
    [you] Prendi { $cards }.
   *[other] { $seat } prende { $cards }.
    }
event-until-day-ends = { $seat-who ->
    [you] Fino alla fine del giorno per te { $what ->
        [immune] non contano gli altri né il tempo
        [free-energy] l’energia non costa nulla
       *[free-health] la salute non costa nulla
        }.
   *[other] Fino alla fine del giorno per { $seat } { $what ->
        [immune] non contano gli altri né il tempo
        [free-energy] l’energia non costa nulla
       *[free-health] la salute non costa nulla
        }.
    }
event-end = La corsa finisce: { $reason ->
    [finish] una slitta ha tagliato il traguardo.
    [death] sei morto per strada.
   *[turn-cap] si è raggiunto il limite di turni.
    }

## Perché qualcosa non si può fare

why-not-this-dog = { $card } non è tra i cani da scegliere: non può morire, non ha posto, o non è ciò che la carta chiede.
why-in-order = Scarti da sinistra a destra, una carta alla volta: { $card } viene prima o dopo, guarda quali carte risaltano.
why-not-in-hand = Non hai in mano { $card }.
why-risk-pending = Hai un rischio in sospeso: { $card } resta in mano finché non è pagato o abbandonato.
why-not-payable = { $card } costa energia { $energy } e salute { $health }; oltre a questa le carte in mano sono { $held }, nel mazzo { $deck }.

## Come finisce

outcome-finish = Una slitta ha tagliato il traguardo.
outcome-death = Il conducente è morto per strada.
outcome-turn-cap = Si è raggiunto il limite di turni.

## Che cosa cambia una risposta, e che cosa cambierebbe un’altra

gain-position =
    .more = ti porta avanti di { $count ->
        [one] 1 casella
       *[other] { $count } caselle
        }
    .less = ti riporta indietro di { $count ->
        [one] 1 casella
       *[other] { $count } caselle
        }
    .none = ti lascia dove sei
    .else-more = ti porterebbe avanti di { $count ->
        [one] 1 casella
       *[other] { $count } caselle
        }
    .else-less = ti riporterebbe indietro di { $count ->
        [one] 1 casella
       *[other] { $count } caselle
        }
    .else-none = ti lascerebbe dove sei
gain-conditions =
    .more = aumenta freddo e fame di { $count } in tutto
    .less = riduce freddo e fame di { $count } in tutto
    .none = lascia freddo e fame come sono
    .else-more = aumenterebbe freddo e fame di { $count } in tutto
    .else-less = ridurrebbe freddo e fame di { $count } in tutto
    .else-none = lascerebbe freddo e fame come sono
gain-hand =
    .more = ti dà { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } in mano
    .less = ti toglie { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } dalla mano
    .none = lascia la mano com’è
    .else-more = ti darebbe { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } in mano
    .else-less = ti toglierebbe { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } dalla mano
    .else-none = lascerebbe la mano com’è

## Di che cosa è fatta la stima

part-position = posizione
    .better = avanzi lungo il percorso
    .worse = resti indietro lungo il percorso
part-engine = muta
    .better = la tua muta tira meglio
    .worse = la tua muta tira peggio
part-conditions = freddo e fame
    .better = hai meno freddo e meno fame
    .worse = hai più freddo o più fame
part-deck = mazzo
    .better = le tue carte sono migliori
    .worse = le tue carte sono peggiori
part-hand = mano
    .better = hai più carte in mano
    .worse = hai meno carte in mano
part-pending = rischio
    .better = nei tuoi rischi c’è di più in gioco
    .worse = nei tuoi rischi c’è di meno in gioco

## Che cosa diventa di una risposta, in partite continuate fino alla fine

fact-last-leg = raggiungi l’ultima tappa
fact-team = alla fine guidi almeno due cani
fact-damaged = alla fine hai tre o più carte Danno

## Preparazione

setup-upgrade_decks = Mazzi di miglioramento
    .help = Una somma: 1 Corsa, 2 Azzardo, 4 Rinnovo, 8 Riparo; 15 per tutti.
setup-upgrade_decks-0 = nessuno
setup-upgrade_decks-part-1 = Corsa
setup-upgrade_decks-part-2 = Azzardo
setup-upgrade_decks-part-4 = Rinnovo
setup-upgrade_decks-part-8 = Riparo
setup-speed_on_advance = Velocità a fine turno
    .help = L’avanzata finale conta la tua velocità; altrimenti è di una casella.
setup-snow = La neve svuota la riserva
    .help = Come stampato sul tabellone: la neve distrugge la riserva, e le carte slitta funzionano.
setup-solo_utility = Carte utilità da soli
    .help = Anche da soli si gioca con le carte utilità.
setup-turn_cap = Limite di turni
    .help = Dopo tanti turni di ciascuno decide l’ordine sul percorso.

## Sul tavolo

label-square = casella
label-hypothermia = freddo
label-starvation = fame
label-speed = velocità
label-hand = mano
label-deck = mazzo
label-energy = energia
label-health = salute
label-risk = rischio
label-all = tutte
label-empty = niente
label-in-play = in gioco
label-your-hand = La tua mano
label-joined = un nuovo giorno per { $names }
label-printed = tra parentesi: come stampato
label-deadly = × a 7: { $alone ->
    [1] la corsa finisce
   *[other] si muore, indietro di 30 caselle
    } · ┼ punto di controllo
label-new-day = un nuovo giorno porta { $draw ->
    [one] 1 carta
   *[other] { $draw } carte
    } (in mano ne hai { $hand })
label-leg = { $leg ->
    [town] Città
    [hills] Colline
    [blizzard] Bufera
    [frozen_lake] Lago ghiacciato
    [rope_bridge] Ponte di corda
    [mountain] Montagna
    [wasteland] Landa desolata
    [forest] Foresta
    [cliff_face] Parete rocciosa
   *[village] Villaggio
 }
    .says = { $leg ->
        [town] Qui sei immune
        [hills] Ogni tuo cane: velocità +1
        [blizzard] Ogni tuo cane: velocità −1
        [frozen_lake] La fame non può salire
        [rope_bridge] I rischi svaniscono sempre
        [mountain] Nuovo giorno: peschi solo 6
        [wasteland] Nuovo giorno: fame +1
        [forest] Nuovo giorno: muore un tuo cane
        [cliff_face] Nessun bonus di velocità
       *[village] Dopo ogni turno: recupera 1
     }
label-leg-told = { label-leg }, caselle da { $first } a { $last }. Ipotermia { $cold }, fame { $hunger }. { label-leg.says }.
label-seat = Sulla { $square }, { label-leg }. Velocità { $speed }. In mano { $hand }, nel mazzo { $deck }. Un nuovo giorno porta { $draw ->
    [one] 1 carta
   *[other] { $draw } carte
 }.
label-upgrade-deck = { $deck ->
    [speed] Corsa
    [reckless] Azzardo
    [improvement] Rinnovo
   *[survivor] Riparo
 }
    .says = { $deck ->
        [speed] cani veloci, mosse
        [reckless] trappole, affari
        [improvement] un mazzo migliore
       *[survivor] calore e cibo
     }
label-upgrade-decks = Mazzi di miglioramento
label-weather = { $weather ->
    [sun] Sole
    [cloud] Nuvole
    [storm] Tempesta
    [wind] Vento
    [rain] Pioggia
   *[snow] Neve
 }
    .says = { $weather ->
        [sun] Velocità +1
        [cloud] Velocità −1
        [storm] Nessuno si muove
        [wind] Velocità +5; ipotermia +1 quando esce
        [rain] Velocità +3; fame +1 quando esce
        [clearing-snow] La riserva è distrutta quando esce
       *[snow] Le carte slitta non fanno nulla
     }
label-speed-part = { $part ->
    [dogs] cani
    [attachments] accessori
    [leg] tappa
    [weather] tempo
    [engineer] Cane ingegnere
   *[cliff] parete
 } { $value }
label-fails = la fa fallire
label-no-energy = { $count ->
    [one] serve un’altra carta in mano
   *[other] servono altre { $count } carte in mano
 }
label-no-health = { $count ->
    [one] serve 1 carta nel mazzo
   *[other] servono { $count } carte nel mazzo
 }
label-may = rischia un danno
label-wants = { $count ->
    [0] pagata
    [one] aspetta 1 carta
   *[other] aspetta { $count } carte
 }
label-clock = Turno { $turn } · giorno { $day }
label-type = { $type ->
    [movement] Movimento
    [dog] Cane
    [attachment] Accessorio
    [food] Cibo
    [personal] Personale
    [sled] Slitta
    [damage] Danno
   *[utility] Utilità
 }
label-leads-risk = { $pays ->
    [0] { "" }
    [one] Una tua carta paga di certo.{ " " }
   *[other] { $pays } tue carte pagano di certo.{ " " }
 }{ $may ->
    [0] { "" }
    [one] Una forse no.{ " " }
   *[other] { $may } forse no.{ " " }
 }{ $fails ->
    [0] { "" }
    [one] Una fallisce.{ " " }
   *[other] { $fails } falliscono.{ " " }
 }Se fallisce, ciò che è in attesa non fa nulla.
label-after-risk = Ciò che portano le carte qui non è contato.
label-leads-take = Va nei tuoi scarti: dopo il prossimo nuovo giorno potrai pescarla.
label-leads-legendary = { label-leads-take }
label-leads-destroy = La perdi per sempre.
label-leads-recover = Poi torna in mano, o la rimescoli nel mazzo.
label-leads-day = Mano, mazzo, scarti e ciò che è in attesa si rimescolano, peschi da capo e si lancia il dado.
label-later = da sinistra a destra
label-step-to = muovi alla { $value }
label-step-passes = oltre { $value }
label-step-end = avanzi alla { $value }
label-step-damage = { $value ->
    [one] 1 danno
   *[other] { $value } danni
 }
label-step-hypothermia = ipotermia { $value }
label-step-starvation = fame { $value }
label-step-huts = una carta leggendaria
label-step-dies = muori
label-step-void = { $value ->
    [fails] il pagamento fallisce: nessun effetto
    [may] un danno può farla fallire
    [snow] nella neve nessun effetto
   *[no-dog] nessun effetto senza un cane che possa morire
 }
label-step-kills = { $value ->
    [one] un tuo cane muore
   *[other] { $value } tuoi cani muoiono
 }
label-step-saved = al suo posto va { $value } e il cane vive
label-step-lost = con lui va { $value }
label-step-speed = velocità { $value }
label-step-stays = resti alla { $value }

## Nel terminale

notation-help = Una carta si scrive col suo nome, come dog_chow; cani e accessori col loro posto, come dog1:2 e gear:1.
notation-example = dog_chow

## Che cosa fanno le carte: un testo per parola del pacchetto

or-all = { $amount ->
    [999] tutte
   *[other] { $amount }
    }
damages = { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
    }
of-all = { $where ->
    [999] tutte
   *[other] { $where }
    }
does = { $verb ->
    [draw] pesca { $amount }{ per-dog }
    [move] muovi di { $amount }
    [double_move] muovi di { $amount }, distanza doppia
    [destroy] distruggi { or-all } di { of-all }
    [recover] recupera { $amount }
    [recover_venison] recupera tutta la cacciagione
    [take] { $where ->
        [0] prendi { $amount } dalla riserva
       *[other] riempi la riserva fino a { $where }, prendi { $amount }
        }
    [take_dog] riempi la riserva finché c’è un cane, prendi 1
    [trade_hand] distruggi la mano, riempi la riserva ad altrettante, prendi altrettante
    [damage] subisci { damages }
    [hypothermia] ipotermia +{ $amount }
    [starvation] fame +{ $amount }
    [no_hypothermia] ipotermia a 0
    [no_starvation] fame a 0
    [kill] uccidi un tuo cane
    [kill_fake] uccidi un finto cane qualsiasi
    [kill_laden] uccidi un cane qualsiasi con un accessorio
    [rivals-kill] ogni altro giocatore uccide un cane
    [rivals-damage] ogni altro giocatore: { damages }
    [rivals-hypothermia] ogni altro giocatore: ipotermia +{ $amount }
    [rivals-starvation] ogni altro giocatore: fame +{ $amount }
    [rivals-leg_hypothermia] ogni altro giocatore: ipotermia fino alla tappa
    [rivals-leg_starvation] ogni altro giocatore: fame fino alla tappa
    [new_day] comincia un nuovo giorno
    [shuffle_discard] rimescola gli scarti nel mazzo
    [immune] immune fino a fine giorno
    [free_energy] energia a 0 fino a fine giorno
    [free_health] salute a 0 fino a fine giorno
    [destroy_held] puoi distruggere una carta in mano
    [repeat] ciò che ha pagato il suo rischio vale due volte
    [destroy_this] distruggi questa carta
   *[other] { $verb }
    }
per-dog = { $per_dog ->
    [1] {" "}per ogni tuo cane
   *[other] {""}
    }
does-then = { $before }: { $after }
does-if = { $condition ->
    [not_moved] se oggi non ti sei mosso: { $what }
    [ate] se oggi hai mangiato: { $what }
    [not_ate] altrimenti { $what }
    [ate_meals] se oggi hai fatto colazione, pranzo e cena: { $what }
    [treated] se oggi hai usato un’altra carta personale: { $what }
   *[other] { $what }
    }
holds-count = { $amount ->
    [0] non porta accessori
    [one] porta 1 accessorio
   *[other] porta { $amount } accessori
    }
has = { $trait ->
    [speed] velocità { $signed }
    [new_day_draw] nuovo giorno: pesca { $signed }
    [speed_per_other] ogni altro tuo cane: velocità { $signed }
    [counts] vale { $amount ->
        [one] 1 cane
       *[other] { $amount } cani
        }
    [holds] { holds-count }
    [energy_less] energia −{ $amount }
    [health_less] salute −{ $amount }
    [risk_less] rischio −{ $amount }
    [legs_eased] le tappe danno { $amount } in meno
    [cannot_die] non può morire
    [armour] si scarta al posto della morte del cane
    [to_discard] se muore: nei tuoi scarti
    [to_hand] se muore: in mano
    [dying_kills_one] se il cane muore, ne muore un altro tuo
    [dying_kills_all] se il cane muore, muoiono tutti i tuoi
    [unharmed_passing] nessun danno sorpassando
    [moving_draws] quando ti muovi: pesca { $amount }
    [doubles_speed] velocità ×2
    [day_end_move] fine giorno senza carte in mano e nel mazzo: muovi di { $amount }
    [destroys_more] carte personali: distruggi +{ $amount } di +{ $amount }
    [takes_more] carte slitta: riserva a +{ $amount }, prendi +{ $amount }
    [starts] in gioco dall’inizio
   *[other] { $trait }
    }

## La prima partita

lesson-sled = Nel tuo turno giochi una carta dalla mano, poi la slitta avanza. Comincia con { $card }. Costa energia { $energy } e salute { $health }.
lesson-sled-done = Prima si paga l’energia, con altre carte della mano.
lesson-energy = Scarta per questo { $card }. Non è una perdita: gli scarti tornano con il tuo prossimo nuovo giorno.
lesson-energy-done = La salute è stata pagata con le prime carte del mazzo: ne aveva { $left-before }, ora ne ha { $left }.
lesson-buy = La tua carta ha effetto: te ne porta una nuova da un mazzo di miglioramento a scelta. Prendi il { $deck }, o un altro.
lesson-buy-done = La nuova carta è tra i tuoi scarti. La slitta è avanzata; poi quella del rivale l’ha superata. Chi è superato torna indietro di una casella.
lesson-risky = Ora una scommessa. { $card } ti porta lontano, ma oltre a energia { $energy } e salute { $health } ha rischio { $risk }: tante carte del mazzo vanno prima giocate per lei. Giocala.
lesson-risky-done = Come sempre, prima l’energia.
lesson-choice = Quali carte la pagano lo scegli tu. Scarta { $card }.
lesson-choice-done = Una carta in mano vale il suo effetto o un punto di energia, mai tutti e due.
lesson-paid = Ora scarta { $card }. Attenzione alle carte Danno: se una è scartata per un pagamento, il pagamento fallisce.
lesson-paid-done = È pagata, e davanti a te aspetta il suo rischio.
lesson-risk = Finché un rischio aspetta, il tuo turno è la prima carta del mazzo. Delle sue carte { $pays } si potrebbero pagare; con una delle altre { $fails } tutto sarebbe perso. Girala.
lesson-risk-done = Si poteva pagare, così tutte e due le carte hanno avuto effetto: la slitta è corsa dalla casella { $square-before } alla casella { $square }.
lesson-checkpoint = Sulla strada c’era un punto di controllo: una tua carta leggendaria va tra gli scarti. Prendi { $card }, o un’altra.
lesson-checkpoint-done = Fuori dalla città fa freddo e il cibo scarseggia: ora la tua ipotermia è { $cold }, la tua fame { $hunger }.
lesson-dear = L’ipotermia rende più cara l’energia, la fame la salute. Prova { $card }: non puoi pagarla, e vedrai perché.
lesson-dear-done = Ora costa energia { $energy } e salute { $health }, e oltre a questa le carte che hai in mano sono { $held }.
lesson-day = Invece di giocare una carta puoi sempre cominciare un nuovo giorno. Tutte le tue carte si rimescolano, peschi una nuova mano e si tira il dado del tempo.
lesson-day-done = La tua mano è nuova. Il vento spinge tutte le slitte, e tutti hanno più freddo.
lesson-ride = Il tuo cane, le colline e il vento portano la tua velocità a { $speed }. Si somma a ogni movimento, anche a quello che chiude il turno. Gioca { $card }, che non costa nulla.
lesson-ride-done = Dalla casella { $square-before } alla casella { $square }, oltre il prossimo punto di controllo: la velocità conta più di ciò che dice la carta.
lesson-end = Si va avanti così, tappa dopo tappa. Compra carte migliori, metti insieme una muta, comincia in tempo un nuovo giorno, e non lasciare che l’ipotermia o la fame ti uccidano: torneresti molto indietro. Chi taglia per primo il traguardo vince.

## Gli esempi, da giocare

example-W1 = Un Husky costa energia, salute e rischio. L’energia si paga con il resto della mano, la salute dal mazzo; poi per il rischio si gira e si gioca una carta dopo l’altra.
example-W1-done = Colazione e Pranzo si sono pagati come ogni carta, quindi il rischio dell’Husky è pagato: { $dogs } cane in gioco, { $hand } carte in mano, { $deck } nel mazzo.
example-W5 = La tua slitta sta per fare tre caselle, e un’altra è due caselle più avanti. Chi è superato torna indietro di una, chi supera subisce un danno.
example-W5-done = Tu sei sulla casella { $square }, l’altra sulla { $other }, e fra i tuoi scarti c’è una carta Danno.

## Numeri del pacchetto

pack-race-hand = Carte pescate per un nuovo giorno
pack-race-legendary = Carte leggendarie date a testa
pack-race-dogs = Cani in una muta
pack-race-deadly = Ipotermia o fame di cui si muore
pack-race-back = Caselle indietro dopo una morte
pack-race-advance = Caselle avanti a fine turno
