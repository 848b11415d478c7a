### Yellowstone Park, le regole paragrafo per paragrafo; numeri come in docs/rules/yellowstone_park.md.

rules-short =
    Scopo: avere il segnalino più basso quando qualcuno arriva a 35.
    Il tuo turno: gioca una carta, poi fermati o giocane una seconda.
    Il numero di una carta è la sua riga. Il colore è la sua colonna: una colonna per ogni colore, un colore per ogni colonna. Un colore che non è sul tabellone comincia in una colonna vuota qualsiasi.
    Tutte le carte devono stare in un riquadro di tre righe e tre colonne. Se la carta che giochi non ci sta, apre un nuovo riquadro, e tu raccogli nel tuo mazzo malus tutte le carte rimaste fuori.
    Se riempi una casella vuota e le caselle occupate diventano otto, il tuo segnalino torna indietro di 1. Se diventano nove, di 3.
    Dopo una carta non peschi. Dopo due torni a sei; in quattro o cinque puoi anche non farlo. Una mano vuota riceve sempre sei carte nuove, dal mazzo di pesca o, se hai sei carte malus, da quelle.
    Quando si pesca l’ultima carta del mazzo, ogni segnalino sale di tanti passi quante sono le carte malus di quel giocatore, e quelle carte diventano il nuovo mazzo di pesca.

chapter-Y1 = La scatola
rule-Y1-1 = Il tabellone ha 7 righe, numerate da 1 a 7, e 7 colonne. I bordi opposti non sono collegati.
rule-Y1-2 = Le carte sono 56: rosse, gialle, verdi e blu, con i numeri da 1 a 7, ognuna in due copie. Gli animali servono solo a rallegrare l’occhio.
rule-Y1-3 = Il segnalino di ogni giocatore parte dal 5 del tracciato punti. Meno è meglio.

chapter-Y2 = Prima del primo turno
rule-Y2-1 = Ognuno riceve 6 carte; il resto forma il mazzo di pesca. La sua prima carta va scoperta nella colonna 4, nella riga del suo numero.
rule-Y2-2 = Chi comincia si sorteggia, se non è stato deciso prima. Si gioca in senso orario.

chapter-Y3 = Giocare una carta
rule-Y3-1 = Il numero di una carta è la sua riga.
rule-Y3-2 = Se il suo colore è sul tabellone, la carta va nella colonna di quel colore. Altrimenti va in una colonna vuota qualsiasi.
rule-Y3-3 = Una colonna rimasta vuota è di nuovo libera, e un colore uscito dal tabellone può ricominciare in una colonna vuota qualsiasi.
rule-Y3-4 = La seconda copia di una carta si mette sopra la prima: due carte, una sola casella occupata.
rule-Y3-5 = Ogni carta che hai in mano si può sempre giocare, quindi nessuno passa.

chapter-Y4 = La matrice e le carte da raccogliere
rule-Y4-1 = Una matrice è un riquadro di 3 righe vicine e 3 colonne vicine; può avere caselle vuote. Le carte sul tabellone stanno sempre tutte in una matrice.
rule-Y4-2 = Se la carta che giochi sta in una matrice con tutte le altre, non succede nulla. Se no, attorno a lei si forma una nuova matrice, e tutte le carte che ne restano fuori le raccogli tu, coperte, nel tuo mazzo malus.
rule-Y4-3 = Ciò che resta è sempre chiaro: ogni carta a non più di due righe e non più di due colonne da quella appena giocata.
rule-Y4-4 = La prima carta si risolve per intero, raccolta compresa, prima di giocare la seconda.
rule-Y4-5 = Puoi giocare una carta che non ci sta anche se un’altra ci starebbe. Non puoi raccogliere più carte del dovuto.

chapter-Y5 = Bonus
rule-Y5-1 = Se la tua carta riempie una casella vuota e, dopo l’eventuale raccolta, le caselle occupate sono 8, il tuo segnalino torna indietro di 1; se sono 9, di 3. Una carta messa sulla sua gemella non dà nulla.
rule-Y5-2 = Un segnalino non scende mai sotto lo 0.

chapter-Y6 = Il tuo turno
rule-Y6-1 = Gioca una carta. Poi fermati, o giocane una seconda se ce l’hai.
rule-Y6-2 = Se ti restano carte in mano: dopo una carta non peschi. Dopo due, in 2 o 3 giocatori torni a sei; in 4 o 5 scegli se farlo o no.
rule-Y6-3 = A mano vuota: se il tuo mazzo malus ha almeno 6 carte, scegli fra 6 di quelle, a caso, e 6 dal mazzo di pesca. Se ne ha di meno, ne peschi 6 dal mazzo di pesca.
rule-Y6-4 = Se nel mazzo ci sono meno carte, peschi quelle che ci sono.

chapter-Y7 = Punti e fine
rule-Y7-1 = Appena si pesca l’ultima carta del mazzo ci si ferma e tutti contano i punti. Le carte mancanti non si recuperano. Riprendere carte da un mazzo malus non porta al conteggio, a meno che il segnalino neutrale arrivi in fondo (Y8.1).
rule-Y7-2 = Ogni segnalino sale di tanti passi quante sono le carte nel mazzo malus di quel giocatore. Le carte in mano non contano.
rule-Y7-3 = Se un segnalino è allora a 35 o più, la partita è finita. Altrimenti tutti i mazzi malus si mescolano in un nuovo mazzo di pesca, tabellone e mani restano come sono, e continua il giocatore successivo. Prima di giocare si può scegliere un numero diverso da 35.
rule-Y7-4 = Vince il segnalino più basso; se più giocatori sono i più bassi a pari merito, vincono insieme.
rule-Y7-5 = Dopo 2000 turni la partita finisce: i segnalini salgono un’ultima volta di quante carte ha ciascun mazzo malus. Prima di giocare si può scegliere un altro numero.

chapter-Y8 = Varianti
rule-Y8-1 = In due: un segnalino neutrale parte da 7. Ogni volta che si riprendono carte da un mazzo malus scende di uno; alla settima si contano subito i punti, e ciò che resta del mazzo di pesca si mescola con il resto. Dopo ogni conteggio torna a 7.
rule-Y8-2 = Matrice sul bordo: anche le righe 1 e 7 con 3 colonne vicine formano una matrice, di 6 caselle; una carta giocata in una di queste righe lascia allora al loro posto quelle dell’altra, se distano al massimo due colonne. Finché si usano solo queste due righe, entrambe, la quinta casella occupata vale 1 e la sesta 3.
