### Iditacards, le regole paragrafo per paragrafo; numeri come in docs/rules/iditacards.md.

rules-short =
    Scopo: raggiungere per primi la casella dopo l’ultima. Da soli: arrivarci vivi, in pochi turni.
    Il tuo turno: gioca una carta dalla mano, o comincia un nuovo giorno. Poi avanzi di 1, con la tua velocità.
    L’energia di una carta si paga con carte a scelta dalla mano, la salute con carte dalla cima del mazzo. Il rischio si paga nei turni seguenti giocando la prima carta del mazzo, una per turno; solo allora la carta ha effetto.
    L’ipotermia rincara l’energia, la fame la salute. A 7 muori e torni indietro di 30 caselle. Il cibo calma la fame, le carte personali l’ipotermia.
    I cani tirano: al massimo sei. Gli accessori vanno sui cani. Le carte slitta portano carte migliori tra i tuoi scarti; le personali ti liberano di quelle scadenti.
    Un nuovo giorno rimescola nel mazzo tutto ciò che non è in gioco; peschi sei carte più quelle che aggiunge la muta, e il tempo cambia.
    Chi superi torna indietro di una casella, e tu subisci un danno. Un Danno in un pagamento lo fa fallire.

chapter-I1 = La scatola e l’inizio
rule-I1-1 = Tutti hanno le stesse 26 carte. Il Cane di timone parte in gioco; le altre 25 sono il mazzo, e ne peschi 6.
rule-I1-2 = Fino a quattro mazzi di miglioramento stanno coperti accanto a una riserva scoperta, prima vuota. Ognuno riceve 5 di 22 carte leggendarie, note solo a lui. 18 carte Danno formano la pila dei danni.
rule-I1-3 = Il percorso ha 160 caselle in 10 tappe, con un altro lato per chi gioca da solo. Il traguardo è la casella dopo l’ultima; alla partenza, che fa parte della città, si può stare in quanti si vuole.
rule-I1-4 = Ci sono cinque punti di controllo: le prime caselle di colline, bufera, montagna, foresta e parete.
rule-I1-5 = Ipotermia e fame partono da 0. Il primo giocatore è sorteggiato, tira il tempo e gioca il primo turno; si gioca in senso orario.

chapter-I2 = Il tuo turno
rule-I2-1 = Gioca una carta dalla mano; o, con un rischio in sospeso, la prima carta del mazzo come pagamento; o comincia un nuovo giorno. Poi avanza di 1. Non si passa.
rule-I2-2 = L’avanzata finale è una mossa come le altre: contano velocità, tempo e tappa. Con l’opzione spenta è di 1 esatto.
rule-I2-3 = Prima puoi uccidere tuoi cani e scartare tuoi accessori quanto vuoi.
rule-I2-4 = Una carta si può giocare se energia e salute si possono pagare per numero. Un nuovo giorno è sempre possibile.

chapter-I3 = Costi
rule-I3-1 = Nell’ordine: energia, tante carte a scelta dalla mano; salute, tante dalla cima del mazzo; rischio. Energia “tutta” è l’intera mano insieme.
rule-I3-2 = Uno 0 stampato resta 0. Altrimenti si tolgono le riduzioni, non sotto 0, poi si aggiunge l’ipotermia all’energia e la fame alla salute. Il rischio si fissa quando il resto è pagato.
rule-I3-3 = Il cibo abbassa la fame di 1 e una carta personale l’ipotermia di 1, subito e prima di pagare.
rule-I3-4 = Un Danno scartato in un pagamento lo fa fallire: quanto giocato, scartato o in sospeso non ha effetto, e il turno finisce con la sua avanzata.
rule-I3-5 = Con troppo poche carte per la salute, una carta dalla mano non si può giocare, e una giocata come rischio fallisce.

chapter-I4 = Rischio
rule-I4-1 = Una carta con rischio aspetta finché altrettante carte sono state giocate dalla cima del mazzo, una per turno. Poi ha effetto, nello stesso turno.
rule-I4-2 = Anche le carte giocate come rischio si pagano. Quelle con un rischio proprio si impilano sopra e contano quando hanno avuto effetto.
rule-I4-3 = Ciò che è stato pagato come rischio mantiene l’effetto, anche se la carta sotto svanisce.
rule-I4-4 = Se non puoi pagare una carta giocata come rischio, o il mazzo è vuoto quando ne serve una, tutte le carte in sospeso svaniscono e il turno finisce.
rule-I4-5 = Sul ponte di corda i rischi svaniscono: i nuovi appena pagati, quelli in sospeso quando tocca il prossimo pagamento.
rule-I4-6 = Le carte pagate per il Coltellino multiuso hanno effetto una seconda volta, gratis e nello stesso ordine.

chapter-I5 = Un nuovo giorno
rule-I5-1 = Invece di giocare puoi cominciare un nuovo giorno; in senso orario gli altri possono unirsi.
rule-I5-2 = Chi partecipa abbandona i rischi in sospeso, rimescola tutto ciò che non è in gioco e pesca 6 più ciò che aggiunge la muta; in montagna solo 6.
rule-I5-3 = Poi si tira il tempo. Landa e foresta colpiscono allora chiunque vi si trovi.
rule-I5-4 = “Oggi” e “fino alla fine del giorno” durano fino al tuo prossimo nuovo giorno.

chapter-I7 = Muoversi
rule-I7-1 = La velocità è data da cani, accessori, tappa e tempo, raddoppiata dal Cane ingegnere, e senza bonus sulla parete. Muovi di quanto stampato più la velocità, non sotto 0.
rule-I7-2 = Entrare in una tappa, nei due sensi, alza le tue condizioni ai suoi numeri se sono più basse.
rule-I7-3 = Chi sta su una casella dove passi torna su quella che hai lasciato, e tu subisci 1 danno. Il movimento all’indietro salta le caselle occupate.
rule-I7-4 = La prima volta che raggiungi o superi un punto di controllo, una tua carta leggendaria a scelta va tra gli scarti.
rule-I7-5 = Chi raggiunge il traguardo vince subito; gli altri secondo la posizione.
rule-I7-6 = Una mossa di 0 caselle è una mossa. Non lo è una annullata dalla tempesta, né l’essere spinti indietro.

chapter-I8 = Freddo, fame, danni
rule-I8-1 = 1 danno è una carta Danno dalla pila ai tuoi scarti, finché ce ne sono.
rule-I8-2 = A 7 di ipotermia o di fame muori: indietro di 30 caselle, poi entrambe a 0. Da soli si perde.
rule-I8-3 = Chi è immune non risente delle carte altrui né del tempo, nel bene e nel male, e non subisce danni.

chapter-I9 = Cani e accessori
rule-I9-1 = Al massimo 6 cani; il Cagnone vale 2. Se uno nuovo non ci sta, uccidi tuoi cani finché ci sta; può essere anche lui.
rule-I9-2 = Un cane ucciso è distrutto e i suoi accessori scartati. “Uccidi un cane” vuol dire uno tuo, salvo che la carta dica altrimenti. Senza un cane che possa morire la carta non fa nulla.
rule-I9-3 = La Corazza sostituisce la morte: si scarta, il cane vive e l’uccisione conta.
rule-I9-4 = Un accessorio va su un tuo cane che abbia posto. Senza posto si scarta senza effetto.
rule-I9-5 = Un’uccisione per più giocatori va in senso orario dalla sinistra di chi l’ha giocata.
