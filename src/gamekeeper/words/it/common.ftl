### Testi comuni a tutti i giochi, per il terminale e per la pagina web.
### $seat è il nome di chi gioca; $seat-who è "you" se è chi legge, altrimenti "other".

## Lingue

language-name = italiano

## Livelli dei bot e i loro nomi al tavolo

level-random = casuale
    .help = Risponde a caso.
level-habit = d'istinto
    .help = Fa la prima cosa che viene in mente.
level-greedy = avido
    .help = Prende subito quello che sembra meglio.
level-easy = facile
    .help = Gioca in fretta e trascura molte cose.
level-medium = medio
    .help = Pensa un po’ più in là.
level-hard = difficile
    .help = Guarda più lontano e regala poco.
level-expert = esperto
    .help = Si prende il tempo che serve e guarda più lontano che può.
bot-name = { $number ->
    [1] Frassino
    [2] Betulla
    [3] Cedro
    [4] Nocciolo
   *[5] Ginepro
    }
bot-with-level = { $name } ({ $level })
you = Tu

## Motivi che nessun gioco deve ripetere

why-game-over = La partita è finita: non c’è più nulla da decidere.
why-not-your-decision = Non ancora: prima tocca a { $seats }.
why-no-such-action = L’azione { $code } non esiste; le azioni vanno da 0 a { $last }.
why-answers-another-question = «{ $answer }» risponde a un’altra domanda, non a quella aperta.
why-not-open = «{ $answer }» qui non è possibile.
rule-cited = { $text } ({ $rule })

## Suggerimenti: perché una risposta

hint-own = { $own }.
hint-else = { $own }; { $instead } { $other }.
hint-instead = con “{ $text }”
hint-other = con l’altra mossa
hint-won = Su dieci partite che i bot continuano da lì ne vinci { $own }; { $instead } ne vinceresti { $other }.
hint-fact = { $told ->
    [yes] In { $own } su dieci { $fact }; { $instead } in { $other }.
   *[no] In { $own ->
        [one] 1 partita
       *[other] { $own } partite
        } su dieci che i bot continuano da lì { $fact }; { $instead } in { $other }.
    }
hint-beside = A confronto con “{ $text }”:
hint-for = Meglio{ $told ->
    [yes] { "" }
   *[no] { " " }che con l’altra
    }: { $reasons }.
hint-against = Peggio{ $told ->
    [yes] { "" }
   *[no] { " " }che con l’altra
    }: { $reasons }.
hint-even = Per ora valgono circa lo stesso; il bot guarda più avanti.
hint-later = ciò che ne verrà più avanti
fact-before = finisci davanti a { $seat }
gain-score =
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

## Uno sguardo indietro a una partita finita

review-course-wins = Probabilità di vittoria, in percentuale
review-course-points = { $game ->
    [dice_theme_park] Stelle da aspettarsi
   *[other] Punti da aspettarsi
    }
review-how-wins = In ogni punto i bot hanno continuato la partita molte volte: tante su cento sono state vinte.
review-how-points = In ogni punto bot che si accontentano di poco hanno continuato la partita molte volte: ecco quanto hanno raggiunto in media.
review-begin = Inizio
review-end = Fine
review-closer = Cerco che cosa è costato di più e che cosa ha fatto la fortuna …
review-costly = { $seat-who ->
    [you] Le decisioni che ti sono costate di più
   *[other] Le decisioni che sono costate di più a { $seat }
    }
review-taken = Decisione { $number }: “{ $text }”
review-better-wins = Meglio: “{ $text }”. Fa vincere circa { $count ->
        [one] una partita
       *[other] { $count } partite
        } in più su cento.
review-better-points = Meglio: “{ $text }”. Porta circa { $game ->
        [dice_theme_park] { $count ->
            [one] una stella
           *[other] { $count } stelle
            }
       *[other] { $count ->
            [one] un punto
           *[other] { $count } punti
            }
        } in più.
review-cheap-wins = Nessuna decisione in cui un’altra risposta avrebbe fatto vincere chiaramente più partite.
review-cheap-points = Nessuna decisione in cui un’altra risposta avrebbe portato chiaramente di più.
review-luck = Che cosa ha dato e tolto la fortuna
review-gave-wins = Decisione { $number }: la fortuna { $seat-who ->
        [you] ti ha dato
       *[other] ha dato a { $seat }
        } circa { $count ->
        [one] una partita
       *[other] { $count } partite
        } su cento.
review-gave-points = Decisione { $number }: la fortuna { $seat-who ->
        [you] ti ha dato
       *[other] ha dato a { $seat }
        } circa { $game ->
        [dice_theme_park] { $count ->
            [one] una stella
           *[other] { $count } stelle
            }
       *[other] { $count ->
            [one] un punto
           *[other] { $count } punti
            }
        }.
review-took-wins = Decisione { $number }: la fortuna { $seat-who ->
        [you] ti ha tolto
       *[other] ha tolto a { $seat }
        } circa { $count ->
        [one] una partita
       *[other] { $count } partite
        } su cento.
review-took-points = Decisione { $number }: la fortuna { $seat-who ->
        [you] ti ha tolto
       *[other] ha tolto a { $seat }
        } circa { $game ->
        [dice_theme_park] { $count ->
            [one] una stella
           *[other] { $count } stelle
            }
       *[other] { $count ->
            [one] un punto
           *[other] { $count } punti
            }
        }.
review-even = Nulla di ciò che è venuto alla luce ha chiaramente dato o tolto molto.

## Allenamento

practice-begin = Allenamento: in { $count ->
    [one] una posizione
   *[other] { $count } posizioni
    } da partite di bot una risposta è chiaramente la migliore. Trovala.
practice-number = Posizione { $number } di { $count }
practice-right = Giusto: { $text }
practice-wrong = C’è una risposta migliore di “{ $given }”: { $text }
practice-found = Trovate finora: { $found } su { $count }.
practice-all = Le hai trovate tutte.
practice-none = Per questo gioco non ci sono esercizi.

## Prime partite

lesson-number = Prima partita: passo { $number } di { $count }
lesson-over = Prima partita: giocata
lesson-other = “{ $given }” si può fare anche. Fai prima quello che viene chiesto qui; poi giocherai come vuoi.
lesson-none = Per questo gioco non c’è una prima partita.
example-number = Esempio { $id }: passo { $number } di { $count }
example-over = Esempio { $id }: giocato
example-now = Adesso: { $answer }

## Quello che succede in ogni gioco

event-undone = { $seat-who ->
    [you] Annulli la tua ultima mossa.
   *[other] { $seat } annulla l’ultima mossa.
    }
# How often the same happened in a row.
times = { $count ->
    [one] una volta
   *[other] { $count } volte
    }
by-seat = { $seat } { $number }

## What people say to each other: phrases that everybody reads in their own language

say-hello = Ciao a tutti
say-luck = Buona fortuna e buon divertimento
say-thinking = Fammi pensare
say-moment = Torno tra un attimo
say-back = Eccomi di nuovo
say-your-turn = Tocca a te
say-take-time = Fai con calma
say-well-played = Bella mossa
say-surprised = Questa non me l’aspettavo
say-lucky = Che fortuna
say-oops = Ops
say-sorry = Scusate
say-thanks = Grazie
say-close = Si fa serrata
say-good-game = Bella partita
say-again = Ne facciamo un’altra?
say-bye = Ciao, a presto

## Errori

error-bad-text = «{ $got }» non indica nessuna azione.
error-ambiguous-text = «{ $got }» può indicare più risposte: { $choices }.
error-nothing-to-undo = Questa mossa non si può annullare: da allora è emerso qualcosa di nuovo, o ha deciso qualcun altro.
error-not-your-decision = Adesso non tocca a te decidere.
error-no-such-option = L’opzione { $number } non c’è; scegli da 1 a { $last }.

## La fine

result-winners = { $count ->
    [0] Nessuno vince.
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
    }
result-you-win = { $count ->
    [one] Hai vinto.
   *[other] Vittoria condivisa: { $winners }.
    }
place = { $place }º
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
former-player = Ex giocatore

## Un tavolo disegnato in modo semplice, per i giochi senza un tabellone proprio

plain-table = Sul tavolo
plain-empty = niente
plain-broken = Il tabellone di questo gioco non funziona; eccone uno semplice. Della partita non si è perso nulla.
