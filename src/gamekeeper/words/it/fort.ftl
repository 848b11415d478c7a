### Fort. Una carta si chiama col nome del suo ragazzino, che è un dato e resta uguale in ogni lingua.
### $from-out dice da dove viene una cosa: “dalla mano”, “dal cortile di Ada”.

title = Fort
tagline = Costruisci un fortino, condividi la pizza e gioca con i tuoi amici prima che lo faccia qualcun altro.
about = Ogni carta fa qualcosa per te, e gli altri possono seguirti. Chi non fai giocare aspetta nel tuo cortile e può andarsene con qualcun altro. Pizza e giocattoli fanno crescere il fortino; vince chi ha più punti.

## Semi e risorse

suit = { $suit ->
    [skateboard] skateboard
    [shovel] paletta
    [glue] colla
    [squirt_gun] pistola ad acqua
    [crown] corona
    [book] libro
   *[coin] moneta
    }
    .many = { $suit ->
        [skateboard] gli skateboard
        [shovel] le palette
        [glue] la colla
        [squirt_gun] le pistole ad acqua
        [crown] le corone
        [book] i libri
       *[coin] le monete
        }
    .title = { $suit ->
        [skateboard] Skateboard
        [shovel] Paletta
        [glue] Colla
        [squirt_gun] Pistola ad acqua
        [crown] Corona
        [book] Libro
       *[coin] Moneta
        }
    .letters = { $suit ->
        [skateboard] ska
        [shovel] pal
        [glue] col
        [squirt_gun] acq
        [crown] cor
        [book] lib
       *[coin] mon
        }
# Tante $resource, guadagnate o spese.
amount = { $resource ->
    [pizza] { $count ->
        [one] 1 pizza
       *[other] { $count } pizze
        }
    [toy] { $count ->
        [one] 1 giocattolo
       *[other] { $count } giocattoli
        }
   *[any] { $count ->
        [one] 1 risorsa qualsiasi
       *[other] { $count } risorse qualsiasi
        }
    }
one-resource = { $resource ->
    [pizza] una pizza
    [toy] un giocattolo
   *[any] una risorsa qualsiasi
    }
resource-letter = { $resource ->
    [pizza] P
   *[toy] G
    }
resource-title = { $resource ->
    [pizza] Pizza
   *[toy] Giocattoli
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
        [one] 1 pizza
       *[other] { $pizza } pizze
        }
    .toys = { $toy ->
        [one] 1 giocattolo
       *[other] { $toy } giocattoli
        }
    .any = { $any ->
        [0] nulla
        [one] 1 risorsa qualsiasi
       *[other] { $any } risorse qualsiasi
        }
both-resources = { $pizza ->
    [0] { $toys ->
        [0] nulla
       *[other] { both-resources.toys }
        }
   *[other] { $toys ->
        [0] { both-resources.pizza }
       *[other] { both-resources.pizza } e { both-resources.toys }
        }
    }
    .pizza = { $pizza ->
        [one] 1 pizza
       *[other] { $pizza } pizze
        }
    .toys = { $toys ->
        [one] 1 giocattolo
       *[other] { $toys } giocattoli
        }

## Che cosa fanno le carte: un testo per verbo, uniti da “poi” e “per ogni”

do = { $verb ->
    [pizza] prendi { $number ->
        [one] 1 pizza
       *[other] { $number } pizze
        }
    [toy] prendi { $number ->
        [one] 1 giocattolo
       *[other] { $number } giocattoli
        }
    [resource] prendi { $number ->
        [one] 1 pizza o 1 giocattolo
       *[other] { $number } pizze o { $number } giocattoli
        }
    [pack] metti 1 risorsa nello zaino
    [lookout] metti una carta di vedetta
    [trash] elimina una tua carta
    [trash_this] elimina questa carta
    [recruit] recluta una carta
    [advance] migliora il fortino{ $less ->
        [0] {""}
        [1] {" "}pagando una risorsa in meno
       *[other] {" "}pagando una risorsa in più
        }
    [score] fai { $number ->
        [one] 1 punto
       *[other] { $number } punti
        }
    [spend] spendi { $resource ->
        [pizza] { $number ->
            [one] 1 pizza
           *[other] { $number } pizze
            }
        [toy] { $number ->
            [one] 1 giocattolo
           *[other] { $number } giocattoli
            }
       *[any] { $number ->
            [one] 1 risorsa
           *[other] { $number } risorse
            }
        }
    [trash_rival] elimina una carta dal cortile di un rivale
    [copy_pack] prendi quello che hai già nello zaino
    [copy_rival_pack] prendi quello che un rivale ha nello zaino
    [convert] cambia una pizza in un giocattolo o viceversa
   *[other] { $verb }
    }
    .short = { $verb ->
        [pizza] { $number ->
            [one] 1 pizza
           *[other] { $number } pizze
            }
        [toy] { $number ->
            [one] 1 giocattolo
           *[other] { $number } giocattoli
            }
        [resource] { $number ->
            [one] 1 pizza o giocattolo
           *[other] { $number } pizze o giocattoli
            }
        [pack] 1 nello zaino
        [lookout] 1 di vedetta
        [trash] elimina 1
        [trash_this] elimina questa
        [recruit] recluta 1
        [advance] migliora fortino{ $less ->
            [0] {""}
            [1] {" "}(−1)
           *[other] {" "}(+1)
            }
        [score] { $number } pt
        [spend] paga { $resource ->
            [pizza] { $number ->
                [one] 1 pizza
               *[other] { $number } pizze
                }
            [toy] { $number ->
                [one] 1 giocattolo
               *[other] { $number } giocattoli
                }
           *[any] { $number } a scelta
            }
        [trash_rival] elimina a un rivale
        [copy_pack] copia il tuo zaino
        [copy_rival_pack] copia zaino rivale
        [convert] cambia pizza↔giocattolo
       *[other] { $verb }
        }
do-then = { $before }, poi { $after }
    .short = { $before } → { $after }
do-count = { $count ->
    [skateboard] skateboard
    [shovel] paletta
    [glue] colla
    [squirt_gun] pistola ad acqua
    [crown] corona
    [book] libro
    [coin] moneta
    [any_suit] icona di un seme a scelta
    [fort_level] livello del fortino
    [pack] risorsa nello zaino
   *[lookout] carta di vedetta
    }
    .short = { $count ->
        [skateboard] skateboard
        [shovel] paletta
        [glue] colla
        [squirt_gun] pistola
        [crown] corona
        [book] libro
        [coin] moneta
        [any_suit] un seme
        [fort_level] livello
        [pack] zaino
       *[lookout] vedetta
        }
do-times = { $what } per ogni { $count }
    .short = { $what } × { $count }
# Lo stesso per più verbi ripetuti insieme.
do-each = per ogni { $count }: { $what }
    .short = ({ $what }) × { $count }

## Le cose sul tavolo

card = { $name }
hand = { $seat-who ->
    [you] la tua mano
   *[other] la mano di { $seat }
    }
    .out = dalla mano
deck = { $seat-who ->
    [you] il tuo mazzo
   *[other] il mazzo di { $seat }
    }
    .out = dal mazzo
discard-pile = { $seat-who ->
    [you] i tuoi scarti
   *[other] gli scarti di { $seat }
    }
    .out = dagli scarti
yard = { $seat-who ->
    [you] il tuo cortile
   *[other] il cortile di { $seat }
    }
    .out = { $seat-who ->
        [you] dal tuo cortile
       *[other] dal cortile di { $seat }
        }
lookout = { $seat-who ->
    [you] la tua vedetta
   *[other] la vedetta di { $seat }
    }
    .out = { $seat-who ->
        [you] dalla tua vedetta
       *[other] dalla vedetta di { $seat }
        }
stuff = { $seat-who ->
    [you] { $resource ->
        [pizza] la tua pizza
       *[toy] i tuoi giocattoli
        }
   *[other] { $resource ->
        [pizza] la pizza di { $seat }
       *[toy] i giocattoli di { $seat }
        }
    }
    .out = dalla roba
pack = { $seat-who ->
    [you] { $resource ->
        [pizza] la pizza nel tuo zaino
       *[toy] i giocattoli nel tuo zaino
        }
   *[other] { $resource ->
        [pizza] la pizza nello zaino di { $seat }
       *[toy] i giocattoli nello zaino di { $seat }
        }
    }
    .out = dallo zaino
supply = { $resource ->
    [pizza] la pizza della riserva
   *[toy] i giocattoli della riserva
    }
    .out = dalla riserva
fort = { $seat-who ->
    [you] il tuo fortino
   *[other] il fortino di { $seat }
    }
park = il parco
    .out = dal parco
park-place = posto { $place } nel parco
    .out = dal parco
park-deck = il mazzo del parco
    .out = dal mazzo del parco
card-in-play = la carta in gioco
    .out = dal tavolo
added-cards = le carte aggiunte
    .out = dal tavolo
box = la scatola
    .out = dalla scatola
rules-to-take = le regole inventate fra cui scegliere
macaroni = la scultura di maccheroni
action = { $action ->
    [public] l’azione pubblica
   *[private] l’azione privata
    }
    .title = { $action ->
        [public] Azione pubblica
       *[private] Azione privata
        }

## Regole inventate e vantaggi

made-up-rule = { $rule ->
    [big-plans] Grandi progetti
    [friendship-bracelet] Braccialetto dell’amicizia
    [piggy-bank] Salvadanaio
    [pizza-party] Pizza party
    [loner] Solitario
    [minimalism] Minimalismo
    [popularity] Popolarità
    [play-palace] Palazzo dei giochi
    [secret-stash] Nascondiglio segreto
    [sleepover] Pigiama party
    [slime-lab] Laboratorio di slime
   *[hidden] nascosta
    }
    .what = { $rule ->
        [big-plans] 1 punto per ogni “migliora il fortino” sulle tue carte
        [friendship-bracelet] 1 punto per ogni seme diverso che hai, monete escluse, e { $friendship } in più se li hai tutti e sei
        [piggy-bank] 1 punto per ogni giocattolo sulla tua plancia
        [pizza-party] 1 punto per ogni pizza sulla tua plancia
        [loner] { $loner ->
            [one] 1 punto
           *[other] { $loner } punti
            } se non ti resta nessun migliore amico
        [minimalism] { $minimalism ->
            [one] 1 punto
           *[other] { $minimalism } punti
            } se il tuo fortino è esattamente al livello { $level }
        [popularity] 1 punto per ogni carta di vedetta
        [play-palace] 1 punto per ogni corona che hai
        [secret-stash] 1 punto per ogni risorsa nello zaino
        [sleepover] { $sleepover ->
            [one] 1 punto
           *[other] { $sleepover } punti
            } se hai più carte di ogni rivale, { $tied } se sei in testa a pari merito
        [slime-lab] 1 punto per ogni libro che hai
       *[hidden] si scopre alla fine
        }
perk = { $perk ->
    [birthday-party] Festa di compleanno
    [bribe] Bustarella
    [copy-cat] Copione
    [sticky-fingers] Mani appiccicose
    [xxl-backpack] Zaino XXL
    [diy] Fai da te
    [do-over] Rifacciamolo
    [recycling] Riciclo
   *[rough-housing] Zuffa
    }
    .what = { $perk ->
        [birthday-party] dopo aver reclutato puoi prendere un’altra carta dal parco o dal suo mazzo
        [bribe] nel tuo turno le carte di vedetta possono venire dal parco, dal suo mazzo o da qualsiasi cortile
        [copy-cat] quando segui un’azione che conta un seme puoi scartare due carte, e contano entrambe
        [sticky-fingers] nel tuo turno puoi prendere dalla riserva ciò che metti nello zaino
        [xxl-backpack] nel tuo zaino { $xxl ->
            [1] sta una risorsa
            [2] stanno due risorse
           *[other] stanno { $xxl } risorse
            } in più
        [diy] una volta, invece di giocare una carta, migliora il fortino pagando una risorsa in più
        [do-over] una volta, dopo la tua carta e chi l’ha seguita, gioca una seconda carta
        [recycling] una volta, nel tuo turno, riprendi in mano una carta dai tuoi scarti
       *[rough-housing] una volta, invece di seguire, manda nella scatola la carta di chi guida
        }

## Domande

ask-draft = Quale carta tieni? Le altre passano a sinistra. Giro { $round } di { $rounds }.
ask-play = Quale carta giochi?
ask-recycle = Riciclo: quale carta riprendi in mano?
ask-use = { $card }: quale azione usi per prima?
ask-next = { $card }: usi anche l’altra azione?
ask-resource = { $card }: pizza o giocattoli? Tutto di un solo tipo.
ask-suit = { $card }: quale seme conti?
ask-add = { $card } conta { suit.many }: finora { $count }. Aggiungi una carta, o esegui l’azione.
ask-recruit = Chi viene con te? La carta va nei tuoi scarti.
ask-take = La tua azione ti fa prendere una carta. Chi viene con te?
ask-lookout = Quale carta metti di vedetta? Ci resta per sempre.
ask-trash = Quale carta elimini? Esce dal gioco.
ask-trash-rival = Quale carta elimini dal cortile di un rivale?
ask-pack = Che cosa metti nello zaino? { $left ->
    [one] Ancora una risorsa.
   *[other] Ne mancano { $left }.
    }
ask-spend = Ancora da pagare: { cost }. Con che cosa paghi?
ask-leave-out = Migliorare il fortino costa una risorsa in meno: { cost }. Quale non paghi?
ask-convert = Quale risorsa cambi nell’altra?
ask-copy-rival = Quale zaino copi?
ask-rule = Quale regola inventata tieni? Nessun altro la vede.
ask-perk = Quale vantaggio prendi?
ask-name-suit = { $card } mostra solo una moneta. Carte di quale seme devono scartare gli altri?
ask-follow = { $leader } gioca { $card }. Per seguire l’azione pubblica scarta una carta di questo seme: { suit }.
ask-follow-only-pass = { $leader } gioca { $card }. Puoi solo passare: { $reason ->
    [no-card] nessuna carta della tua mano mostra { suit }
   *[other] nessuna delle tue carte basta per eseguire per intero l’azione pubblica
}.
ask-follow-second = Copione: scarti una seconda carta adatta?
ask-rough = Zuffa: mandi nella scatola { $card }, la carta giocata da { $leader }?
ask-do-over = Rifacciamolo: giochi una seconda carta?
ask-birthday = Festa di compleanno: prendi un’altra carta?

## Risposte

in-part = { $full ->
    [1] {""}
   *[0] , in parte
    }
option-draft = Tieni { $card }
option-play = Gioca { $card }
option-none = Non giocare carte
option-diy = Fai da te: migliora il fortino invece di giocare una carta, costo: { cost }
option-recycle = Riciclo: riprendi in mano una carta dai tuoi scarti
option-recycled = Riprendi in mano { $card }
option-use = Usa { action }{ in-part }
option-done = Fermati qui
option-resource = { resource-title }: { amount-gained }
amount-gained = prendi { $gain }{ in-part }
option-suit = Conta { suit.many }: ora { $count }{ in-part }
option-add = Aggiungi { $card }: { suit } +{ $icons }, in tutto { $count }{ in-part }
option-go = Esegui contando { $count }{ $lookout ->
    [0] {""}
   *[other] {" "}({ $lookout } di vedetta)
    }{ in-part }
option-take = Prendi { $card } { $from-out }
option-top = Prendi la prima carta del mazzo del parco, senza vederla
option-lookout-top = Metti di vedetta la prima carta del mazzo del parco, senza vederla
option-lookout = Metti di vedetta { $card } { $from-out }
option-trash = Elimina { $card } { $from-out }
option-trash-rival = Elimina { $card } { $from-out }
option-pack = Metti { one-resource } { $from-out } nello zaino
option-spend = Paga { one-resource } { $from-out }
option-leave-out = Non pagare { one-resource }
option-convert = { $resource ->
    [pizza] Cambia una pizza { $from-out } in un giocattolo
   *[toy] Cambia un giocattolo { $from-out } in una pizza
    }
option-copy-rival = Copia lo zaino di { $rival }: prendi { both-resources }
option-rule = Tieni { made-up-rule }: { made-up-rule.what } (ora { $worth })
option-perk = Prendi { perk }: { perk.what }
option-name-suit = { suit.title }
option-follow = Scarta { $card } e segui
option-follow-second = Scarta anche { $card }
option-pass = Passa
option-rough = Manda { $card } nella scatola
option-do-over = Gioca una seconda carta

## Eventi

event-deal = { $draft ->
    [1] Tutti ricevono ragazzini fra cui scegliere.
   *[0] Tutti ricevono ragazzini e due migliori amici, e pescano la prima mano.
    } Nel parco: { $park }. Vantaggi disponibili: { $perks }.
event-dealt = I tuoi ragazzini: { $cards }.
event-draft = Giro { $round } di { $rounds }.
event-draft-hand = Scegli fra { $cards }.
event-chose = Scegli { $card }.
event-drafted = Tutti hanno scelto.
event-picked = {""}
event-shuffle = { $seat-who ->
    [you] Mescoli { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } nel tuo mazzo.
   *[other] { $seat } mescola { $count ->
        [one] 1 carta
       *[other] { $count } carte
        } nel mazzo.
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
event-drawn = La tua mano: { $cards }.
event-turn = { $seat-who ->
    [you] Turno { $turn }: tocca a te.
   *[other] Turno { $turn }: { $seat }.
    }
event-cleanup = { $seat-who ->
    [you] Il tuo cortile va negli scarti: { $cards }.
   *[other] Il cortile di { $seat } va negli scarti: { $cards }.
    }
event-play = { $seat-who ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
    }
event-play-none = { $seat-who ->
    [you] Non giochi carte.
   *[other] { $seat } non gioca carte.
    }
event-diy = { $seat-who ->
    [you] Usi Fai da te invece di giocare una carta.
   *[other] { $seat } usa Fai da te invece di giocare una carta.
    }
event-recycle = { $seat-who ->
    [you] Con Riciclo riprendi in mano { $card }.
   *[other] Con Riciclo { $seat } riprende in mano { $card }.
    }
event-add = { $seat-who ->
    [you] Aggiungi { $card }.
   *[other] { $seat } aggiunge { $card }.
    }
suit-counted = { $suit ->
    [skateboard] , skateboard × { $count }
    [shovel] , paletta × { $count }
    [glue] , colla × { $count }
    [squirt_gun] , pistola ad acqua × { $count }
    [crown] , corona × { $count }
    [book] , libro × { $count }
    [coin] , moneta × { $count }
   *[none] {""}
    }
event-use = { $seat-who ->
    [you] Usi { action }{ suit-counted }{ in-part }.
   *[other] { $seat } usa { action }{ suit-counted }{ in-part }.
    }
event-used = {""}
event-begin = {""}
event-phase = {""}
event-trash-marked = {""}
event-gather = { $seat-who ->
    [you] Prendi { amount }.
   *[other] { $seat } prende { amount }.
    }
event-pack = { $seat-who ->
    [you] Metti { amount } { $from-out } nello zaino.
   *[other] { $seat } mette { amount } { $from-out } nello zaino.
    }
event-spend = { $seat-who ->
    [you] Paghi { one-resource } { $from-out }.
   *[other] { $seat } paga { one-resource } { $from-out }.
    }
event-convert = { $seat-who ->
    [you] { $resource ->
        [pizza] Cambi una pizza { $from-out } in un giocattolo.
       *[toy] Cambi un giocattolo { $from-out } in una pizza.
        }
   *[other] { $resource ->
        [pizza] { $seat } cambia una pizza { $from-out } in un giocattolo.
       *[toy] { $seat } cambia un giocattolo { $from-out } in una pizza.
        }
    }
event-copy = { $seat-who ->
    [you] Copi { $rival-who ->
        [you] il tuo zaino
       *[other] lo zaino di { $rival }
        } e ora hai { both-resources }.
   *[other] { $seat } copia { $rival-who ->
        [you] il tuo zaino
       *[other] lo zaino di { $rival }
        } e ora ha { both-resources }.
    }
event-score = { $seat-who ->
    [you] Fai { $count ->
        [one] 1 punto
       *[other] { $count } punti
        } e sei a { $points }.
   *[other] { $seat } fa { $count ->
        [one] 1 punto
       *[other] { $count } punti
        } ed è a { $points }.
    }
event-advance = { $seat-who ->
    [you] Il tuo fortino sale al livello { $level }.
   *[other] Il fortino di { $seat } sale al livello { $level }.
    }
event-lookout = { $seat-who ->
    [you] Metti di vedetta { $card } { $from-out }.
   *[other] { $seat } mette di vedetta { $card } { $from-out }.
    }
event-lookout-unseen = { $seat-who ->
    [you] Metti di vedetta la prima carta del mazzo del parco.
   *[other] { $seat } mette di vedetta la prima carta del mazzo del parco, senza mostrarla.
    }
event-lookout-own = È { $card }.
event-trash = { $seat-who ->
    [you] Elimini { $card } { $from-out }.
   *[other] { $seat } elimina { $card } { $from-out }.
    }
event-trash-rival = { $seat-who ->
    [you] Elimini { $card } { $from-out }.
   *[other] { $seat } elimina { $card } { $from-out }.
    }
event-recruit = { $seat-who ->
    [you] Prendi { $card } { $from-out }.
   *[other] { $seat } prende { $card } { $from-out }.
    }
event-refill = Nel parco arriva { $card }.
event-rule-taken = { $seat-who ->
    [you] Guardi le regole inventate e ne tieni una.
   *[other] { $seat } guarda le regole inventate e ne tiene una.
    }
event-rule-kept = La tua regola inventata: { made-up-rule }.
event-perk-taken = { $seat-who ->
    [you] Prendi il vantaggio { perk }.
   *[other] { $seat } prende il vantaggio { perk }.
    }
event-perk-used = { $seat-who ->
    [you] Hai usato { perk }, che esce dal gioco.
   *[other] { $seat } ha usato { perk }, che esce dal gioco.
    }
event-macaroni = { $seat-who ->
    [you] Prendi la scultura di maccheroni.
   *[other] { $seat } prende la scultura di maccheroni.
    }
event-name-suit = { $seat-who ->
    [you] Scegli il seme da seguire: { suit }.
   *[other] { $seat } sceglie il seme da seguire: { suit }.
    }
event-follow = { $seat-who ->
    [you] Scarti { $cards } per seguire { $card }.
   *[other] { $seat } scarta { $cards } per seguire { $card }.
    }
event-trash-this = { $card } esce dal gioco.
event-rough = { $seat-who ->
    [you] Zuffa: mandi { $card } nella scatola.
   *[other] Zuffa: { $seat } manda { $card } nella scatola.
    }
event-do-over = { $seat-who ->
    [you] Usi Rifacciamolo e giochi una seconda carta.
   *[other] { $seat } usa Rifacciamolo e gioca una seconda carta.
    }
event-birthday = { $seat-who ->
    [you] Festa di compleanno: prendi un’altra carta.
   *[other] Festa di compleanno: { $seat } prende un’altra carta.
    }
event-discard = { $seat-who ->
    [you] Scarti { $cards }.
   *[other] { $seat } scarta { $cards }.
    }
event-yard = { $seat-who ->
    [you] Nel tuo cortile: { $cards }.
   *[other] Nel cortile di { $seat }: { $cards }.
    }
event-last-round = { $reason ->
    [points] { $seat-who ->
        [you] Sei alla fine del tracciato dei punti.
       *[other] { $seat } è alla fine del tracciato dei punti.
        }
    [fort] { $seat-who ->
        [you] Il tuo fortino è completo.
       *[other] Il fortino di { $seat } è completo.
        }
    [turn-cap] Il limite dei turni è vicino.
   *[park-deck] Il mazzo del parco è vuoto.
    } È l’ultimo giro.
event-rules-shown = { $seat-who ->
    [you] Scopri la tua regola inventata: { made-up-rule }, { rule-points }.
   *[other] { $seat } scopre la sua regola inventata: { made-up-rule }, { rule-points }.
    }
rule-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
    }
event-end = La partita finisce: { $reason ->
    [points] qualcuno è alla fine del tracciato dei punti.
    [fort] un fortino è completo.
    [turn-cap] è stato raggiunto il limite dei turni.
   *[park-deck] il mazzo del parco è vuoto.
    }

## Perché qualcosa non si può fare

why-not-now = { $thing ->
    [hand] { $asked ->
        [take] Le carte in mano sono già con te: ora si unisce a te qualcuno dal parco, dal suo mazzo o da un altro cortile.
       *[other] Una carta della mano si gioca all’inizio del turno, si aggiunge dove conta il suo seme o si scarta per seguire. Adesso non è il momento.
        }
    [none] Puoi fare a meno di una carta solo all’inizio del turno.
    [discard] Nei tuoi scarti si cerca solo con il vantaggio Riciclo o quando un’azione elimina una carta.
    [park-card] Una carta lascia il parco quando qualcuno recluta: alla fine del tuo turno, o dove lo dice una tua azione.
    [yard-card] Una carta lascia un altro cortile quando recluti, alla fine del tuo turno, o dove lo dice una tua azione.
    [action] Un’azione si sceglie o si esegue quando la sua carta è in gioco, una alla volta.
    [resource] Prendi pizza o giocattoli dalla riserva solo quando un’azione te li dà.
    [stuff] La tua pizza e i tuoi giocattoli si spostano solo quando un’azione li mette nello zaino, li spende o li scambia.
    [suit] Un seme si sceglie solo per un’azione che conta un seme qualsiasi, e dopo una carta con la sola moneta.
    [rival] Un rivale si sceglie solo per un’azione che copia lo zaino di un rivale.
    [rule] Una regola inventata si sceglie quando il tuo fortino arriva al livello 1.
   *[perk] Un vantaggio si sceglie quando il tuo fortino arriva al livello 2, e si usa a suo tempo.
    [diy] Il fai da te prende il posto della carta che giochi all’inizio del turno.
    [pass] Adesso non c’è niente da passare.
    }
why-not-in-hand = Non hai in mano { $card }.
why-not-in-discard = { $card } non è nei tuoi scarti.
why-not-in-park = { $card } non è nel parco.
why-not-in-yard = { $seat-who ->
    [you] { $card } non è nel tuo cortile.
   *[other] { $card } non è nel cortile di { $seat }.
    }
why-not-playable = Ora nessuna delle due azioni di { $card } si può usare per intero, quindi la carta non si può giocare.
why-not-full = Cominciando così ({ $card }, { action }) nessuna azione si userebbe per intero.
why-empty-use = Ora { action } di { $card } non farebbe nulla.
why-used = Hai già usato { action } di { $card }: ogni azione si usa una volta sola.
why-must-be-full = La prima azione di { $card } è stata usata solo in parte, quindi ora va usata l’altra, e per intero.
why-not-useful = Aggiungere { $card } non cambierebbe nulla.
why-leaves-none-full = Dopo { $card } nessuna azione si potrebbe usare per intero.
why-no-icon = { $card } non mostra il seme che conta qui: { suit }.
why-no-lookout-icons = { $count ->
    [0] Senza icone di vedetta ora non si può eseguire.
    [one] 1 icona di vedetta qui non conta, o non cambierebbe nulla.
   *[other] { $count } icone di vedetta qui non contano, o non cambierebbero nulla.
    }
why-no-room = { $resource ->
    [pizza] Questa pizza non puoi prenderla: manca il posto, o manca nella riserva.
   *[toy] Questi giocattoli non puoi prenderli: manca il posto, o mancano nella riserva.
    }
why-no-resource = { $resource ->
    [pizza] Da lì non può venire pizza: non ce n’è, o qui non serve.
   *[toy] Da lì non possono venire giocattoli: non ce ne sono, o qui non servono.
    }
why-no-perk = Ti manca il vantaggio che serve, o adesso non puoi usarlo.
why-cannot-follow = Scartando { $card } l’azione non si potrebbe usare per intero.
why-second-card = La prima carta da sola non basta: scartane una seconda.
why-own-pack = Scegli lo zaino di un rivale che ti dia qualcosa.
why-pack-not-whole = Lo zaino di { $rival } non si può copiare per intero, un altro sì.
why-not-left-out = { $resource ->
    [pizza] Il costo non comprende pizza.
    [toy] Il costo non comprende giocattoli.
   *[any] Il costo non comprende risorse qualsiasi.
    }
why-suit-counts-nothing = Con questo seme non hai nulla da contare: { suit }.
why-suit-leaves-none-full = Con questo seme nessuna azione si potrebbe usare per intero: { suit }.
why-no-top = Il mazzo del parco è vuoto.
why-not-offered = Non è fra le cose che puoi scegliere.
why-yard-not-allowed = La Festa di compleanno prende carte solo dal parco e dal suo mazzo.

## La prima partita

lesson-play = Nel tuo turno giochi una carta dalla mano. Gioca { $card }.
lesson-play-done = Una carta ha due azioni: una pubblica, che gli altri possono seguire, e una privata, solo per te.
lesson-public = Puoi usarle tutte e due, una dopo l’altra. Comincia con l’azione pubblica.
lesson-public-done = Porta risorse, con cui si costruisce il forte.
lesson-kind = Quello che porta è tutto di un tipo, pizza o giocattoli. Questa volta prendi pizza.
lesson-kind-done = Quanto ne porta dipende da quanti simboli del suo seme conti.
lesson-match = Puoi aggiungere carte dalla mano per i loro simboli. Prova { $card }: non si può aggiungere, e vedrai perché.
lesson-match-done = Contano solo i simboli del seme che l’azione nomina.
lesson-add = Una moneta vale come qualsiasi seme. Aggiungi { $card } e conti { $count } simboli.
lesson-add-done = Hai contato { $count } simboli e ottenuto { $gain }. Una carta aggiunta dà solo i suoi simboli; le sue azioni non si usano.
lesson-private = Usa anche l’azione privata di { $card }.
lesson-private-done = Mette una carta della tua mano di vedetta.
lesson-lookout = Una carta di vedetta ci resta per sempre, e i suoi simboli contano per quello che giochi dopo. Metti lì { $card }.
lesson-lookout-done = { $card } è di vedetta. Poi il rivale ha scartato una carta del seme della tua e ne ha seguito l’azione pubblica.
lesson-recruit = Prima che il turno finisca, qualcuno si unisce a te. Prendi una carta scoperta del parco, quella che vuoi.
lesson-recruit-done = { $card } ora è nei tuoi scarti. I bambini che non hai giocato aspettano nel tuo cortile: fino al tuo prossimo turno i rivali possono prenderli.
lesson-follow = Il rivale ha giocato, e ora puoi seguire: scarta { $card }, che mostra il seme richiesto.
lesson-follow-done = Ti ha portato { $gain }, anche se non era il tuo turno.
lesson-end = I turni vanno così. Paga livelli più alti del forte: portano punti, una regola inventata tutta tua e un vantaggio. Quando qualcuno è molto avanti sulla pista, ha il forte più alto o il mazzo del parco è vuoto, vince chi ha più punti.

## Come finisce

tally-track = Tracciato
tally-fort = Fortino
tally-rule = Regola inventata
tally-macaroni = { label-macaroni }
outcome-points = Qualcuno è arrivato alla fine del tracciato dei punti.
outcome-fort = Un fortino è stato completato.
outcome-park-deck = Il mazzo del parco è finito.
outcome-turn-cap = È stato raggiunto il limite dei turni.
tie-broken = A pari punti viene prima il fortino più alto.

## Che cosa cambia con una risposta, e con un’altra

gain-points =
    .more = porta { $count ->
        [one] un punto
       *[other] { $count } punti
        }
    .less = costa { $count ->
        [one] un punto
       *[other] { $count } punti
        }
    .none = non porta punti
    .else-more = porterebbe { $count ->
        [one] un punto
       *[other] { $count } punti
        }
    .else-less = costerebbe { $count ->
        [one] un punto
       *[other] { $count } punti
        }
    .else-none = non porterebbe punti
gain-fort =
    .more = alza il tuo fortino di { $count ->
        [one] un livello
       *[other] { $count } livelli
        }
    .less = abbassa il tuo fortino di { $count ->
        [one] un livello
       *[other] { $count } livelli
        }
    .none = il tuo fortino resta com’è
    .else-more = alzerebbe il tuo fortino di { $count ->
        [one] un livello
       *[other] { $count } livelli
        }
    .else-less = abbasserebbe il tuo fortino di { $count ->
        [one] un livello
       *[other] { $count } livelli
        }
    .else-none = il tuo fortino resterebbe com’è
gain-resources =
    .more = porta { $count ->
        [one] una pizza o un giocattolo
       *[other] { $count } fra pizze e giocattoli
        }
    .less = consuma { $count ->
        [one] una pizza o un giocattolo
       *[other] { $count } fra pizze e giocattoli
        }
    .none = non porta né pizze né giocattoli
    .else-more = porterebbe { $count ->
        [one] una pizza o un giocattolo
       *[other] { $count } fra pizze e giocattoli
        }
    .else-less = consumerebbe { $count ->
        [one] una pizza o un giocattolo
       *[other] { $count } fra pizze e giocattoli
        }
    .else-none = non porterebbe né pizze né giocattoli
gain-lookout =
    .more = mette di vedetta { $count ->
        [one] una carta
       *[other] { $count } carte
        }
    .less = toglie { $count ->
        [one] una carta
       *[other] { $count } carte
        } dalla vedetta
    .none = non mette nessuno di vedetta
    .else-more = metterebbe di vedetta { $count ->
        [one] una carta
       *[other] { $count } carte
        }
    .else-less = toglierebbe { $count ->
        [one] una carta
       *[other] { $count } carte
        } dalla vedetta
    .else-none = non metterebbe nessuno di vedetta
instead-option-play = con { $card }
instead-option-none = senza giocare carte

## Da cosa nasce la stima

part-points = punti
    .better = hai più punti
    .worse = hai meno punti
part-fort = fortino
    .better = il tuo fortino cresce più in fretta
    .worse = il tuo fortino cresce più lentamente
part-resources = risorse
    .better = hai più pizza e giocattoli da usare
    .worse = hai meno pizza e giocattoli da usare
part-deck = mazzo
    .better = il tuo mazzo migliora
    .worse = il tuo mazzo peggiora
part-rule = regola inventata
    .better = la tua regola inventata vale di più
    .worse = la tua regola inventata vale di meno

## Che cosa diventa di una risposta, in partite continuate fino alla fine

fact-top = completi il tuo fortino
fact-sculpture = prendi la scultura di maccheroni
fact-track = hai più punti di tutti sul tracciato
fact-rule = la tua regola inventata porta almeno 5 punti

## Preparazione

setup-draft = Draft
    .help = Ognuno sceglie i suoi ragazzini uno alla volta; altrimenti vengono distribuiti.
setup-turn_cap = Limite dei turni
    .help = Dopo questo numero di turni si finisce il giro e la partita termina.
setup-start_seat = Chi comincia
    .help = Il posto di chi comincia; se non lo indichi, si sorteggia.

## Scritte attorno al tavolo

label-your-hand = La tua mano
label-your-deck = Il tuo mazzo
label-your-rule = La tua regola inventata
label-draft-hand = Scegli fra
label-picks = Già scelte
label-public = pubblica
label-private = privata
label-hand = mano
label-deck = mazzo
label-discard = scarti
label-yard = cortile
label-lookout = vedetta
label-stuff = roba
label-pack = zaino
label-fort = fortino
label-points = punti
label-park = Nel parco
label-park-deck = mazzo del parco { $count }
label-supply = riserva
label-perks = vantaggi
label-rule = regola
label-rule-hidden = regola inventata, nascosta
label-rules-left = regole inventate { $count }
label-macaroni = scultura di maccheroni
label-in-play = In gioco
label-added = aggiunte
label-turn = turno { $turn } · giro { $round }
label-last-round = ultimo giro
label-next-level = prossimo livello
label-next-gives = { $what ->
    [rule] regola inventata
    [perk] vantaggio
   *[macaroni] scultura di maccheroni
    }
label-friend = migliore amico
label-box = Nella scatola
label-empty = vuoto
label-match = seme: { suit }

## Nel terminale

notation-help = Una carta si scrive col suo nome, come bug, preceduto dal luogo se non è in mano: park:bug, yard1:bug, discard:bug. Le altre risposte sono parole come public, private, done, pass, top.
notation-example = park:bug
answer-best = fino a { $best }
answer-cannot = non ora
answer-added = fino a { $best } aggiungendo carte
answer-part = in parte

## Gli esempi, da giocare

example-E1 = Bug ha una paletta, Moles due, e una carta di vedetta ne ha un’altra. L’azione pubblica dà una pizza per ogni paletta che conti; quali contare lo scegli tu.
example-E1-done = Carta, carta aggiunta e vedetta insieme: { $pizza } pizze. L’azione privata ha dato { $points } punto, uno per il livello del tuo fortino.
example-E2 = L’azione pubblica di Bud dà due pizze, ma c’è posto per una. Un’azione che non si può fare per intero si può usare in parte se l’altra della carta si fa per intero: a questo serve la privata.
example-E2-done = La privata è stata fatta per intero, la pubblica in parte: ora nella tua roba ci sono { $pizza } pizze.
example-E3 = La privata di Doodles si può fare per intero, e c’è posto per due giocattoli. Due carte in mano hanno la colla, una grazie a una moneta. Quante se ne possono aggiungere?
example-E3-done = L’una o l’altra, non tutte e due: con { $toys } giocattoli la tua roba è piena, e non si aggiunge quello che non porta nulla. { $hand } carta resta in mano.

## Numeri del pacchetto

pack-limits-pizza = Pizze fra la roba
pack-limits-toys = Giocattoli fra la roba
pack-limits-pack = Posti nello zaino, per livello
pack-limits-lookout = Carte di vedetta, per livello
pack-limits-tokens = Pizze, e giocattoli, nella riserva
pack-limits-hand = Carte in mano
pack-limits-dealt = Ragazzini a testa all’inizio
pack-limits-park = Ragazzini nel parco
pack-end-points = Punti che chiudono la partita
pack-end-sculpture = Punti per la scultura
pack-made_up-level = Regole inventate: livello del fortino
pack-made_up-spare = Regole inventate: oltre a una a testa
pack-made_up-friendship = Braccialetto dell’amicizia: tutti i semi
pack-made_up-loner = Solitario
pack-made_up-minimalism = Minimalismo
pack-made_up-minimalism_level = Minimalismo: al livello
pack-made_up-sleepover = Pigiama party: più carte di tutti
pack-made_up-sleepover_tied = Pigiama party: a pari merito
pack-perks-level = Vantaggi: livello del fortino
pack-perks-spare = Vantaggi: oltre a uno a testa
pack-perks-xxl = Zaino XXL: posti in più
