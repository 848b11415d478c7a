### Fort, le regole paragrafo per paragrafo; numeri come in docs/rules/fort.md.

rules-short =
    Scopo: avere più punti di tutti quando qualcuno ne ha 25 sul tracciato, o un fortino al livello 5, o il mazzo del parco finisce.
    Il tuo turno: le carte del tuo cortile vanno nei tuoi scarti. Gioca una carta, o nessuna. Recluta una carta. Poi ciò che hai giocato e i migliori amici vanno negli scarti, il resto della mano va nel cortile, e peschi cinque carte.
    Una carta ha un’azione pubblica e una privata. Usane una o tutte e due, almeno una per intero. “× paletta” vuol dire una volta per ogni paletta: sulla carta, sulle carte che aggiungi dalla mano e di vedetta. Le monete valgono qualsiasi seme.
    Dopo la tua carta gli altri possono seguire l’azione pubblica: ognuno scarta una carta dello stesso seme ed esegue l’azione per intero.
    Le carte nei cortili le può prendere chiunque. I migliori amici non ci vanno mai.
    Pizza e giocattoli fanno salire il fortino. Il livello 1 porta una regola inventata, il 2 un vantaggio, il 5 la scultura di maccheroni. Un fortino più alto tiene di più nello zaino e di vedetta, e vale più punti alla fine.

chapter-F1 = La scatola
rule-F1-1 = I semi sono sei: skateboard, paletta, colla, pistola ad acqua, corona e libro. La moneta vale come uno qualsiasi di questi. Una carta mostra un’icona, due uguali, oppure un seme e una moneta.
rule-F1-2 = Ogni carta ha un’azione pubblica, che gli altri possono seguire, e una privata, che non segue nessuno.
rule-F1-3 = Ci sono 60 ragazzini, 8 migliori amici, 11 regole inventate, 9 vantaggi, una scultura di maccheroni, 30 pizze e 30 giocattoli. Si prende solo quello che resta nella riserva.
rule-F1-4 = Sulla tua plancia ci sono cortile, vedetta, roba e zaino. La roba tiene 4 pizze e 4 giocattoli; vedetta e zaino tengono una carta o una risorsa in più del livello del fortino. Cortili e scarti sono visibili a tutti.

chapter-F2 = Prima del primo turno
rule-F2-1 = Chi comincia e le plance si sorteggiano. Si mettono coperte tante regole inventate quanti sono i giocatori più una, scoperti altrettanti vantaggi, e tre carte nel parco.
rule-F2-2 = Ognuno riceve otto ragazzini, li mescola con i due migliori amici e pesca cinque carte.
rule-F2-3 = Con il draft ognuno sceglie, insieme agli altri, uno di otto ragazzini e passa gli altri a sinistra, finché tutti ne hanno otto.

chapter-F3 = Il tuo turno
rule-F3-1 = Prima le carte del tuo cortile vanno nei tuoi scarti.
rule-F3-2 = Poi giochi una carta, o nessuna.
rule-F3-3 = Poi devi reclutare una carta: dal parco, che si riempie subito, da qualsiasi cortile, o la prima del mazzo del parco senza vederla. Va nei tuoi scarti. Se non ce n’è da nessuna parte, non recluti.
rule-F3-4 = La carta giocata, quelle aggiunte e i migliori amici che hai ancora in mano vanno negli scarti; tutto il resto della mano va nel tuo cortile.
rule-F3-5 = Poi peschi cinque carte. Se il mazzo finisce, mescola gli scarti e continua. Non si pesca in nessun altro momento.

chapter-F4 = Giocare una carta
rule-F4-1 = Usa l’azione pubblica, quella privata o tutte e due nell’ordine che vuoi, una finita prima dell’altra. Un’azione fatta zero volte non conta.
rule-F4-2 = Almeno un’azione va usata per intero, con tutto ciò che conti. L’altra pure, oppure in parte se per intero non si può. Se cominci in parte, devi poi usare anche l’altra, e per intero.
rule-F4-3 = “× seme” si fa una volta per ogni icona: sulla carta, sulle carte aggiunte dalla mano e di vedetta. La moneta vale quel seme. Un’azione senza “×” si fa una volta sola.
rule-F4-4 = Prima di ogni azione puoi aggiungere carte, ma solo se la rendono più forte; contano anche per la seconda. Lo stesso vale per le icone di vedetta, scelte per ultime. Le azioni delle carte aggiunte non si usano.
rule-F4-5 = Con “un seme a scelta” scegli un seme e conti le sue icone, monete comprese; se scegli le monete, contano solo quelle. Una carta giocata che mostra solo monete conta soltanto per le monete. Chi segue conta il seme con cui ha seguito. Livello del fortino, zaino e vedetta valgono quanto in quel momento.
rule-F4-6 = “Poi” vuol dire: la seconda parte solo se la prima è stata fatta tutta. Un gruppo fra parentesi si ripete, ogni volta da capo.
rule-F4-7 = Dove puoi scegliere fra pizza e giocattoli, tutto ciò che prendi è di un solo tipo.
rule-F4-8 = Una moneta da sola non ha seme finché non lo dici tu. Moneta e seme insieme sono una carta di quel seme, e ne contano due.
rule-F4-9 = Le azioni delle carte sono scritte in un piccolo linguaggio: che cosa fare, quanto, e per che cosa si moltiplica.

chapter-F5 = Seguire
rule-F5-1 = Finita la carta, gli altri, in senso orario, possono seguirne l’azione pubblica, anche se non è stata usata.
rule-F5-2 = Per seguire scarta dalla mano una carta dello stesso seme; la moneta va bene. L’azione va eseguita per intero; “× seme” conta le icone della carta scartata, tutte e nessun’altra.
rule-F5-3 = Se la carta mostra solo una moneta, il seme lo dice chi guida. Se chi guida ha scelto il tipo di risorsa, chi segue prende lo stesso.
rule-F5-4 = Si chiede a chiunque abbia carte in mano, anche a chi può solo passare: così la domanda non rivela nulla della mano. La evita solo ciò che tutti vedono, per esempio una plancia senza posto. Lo stesso vale per ciò che si chiede a chi guida.
rule-F5-5 = Una carta con “elimina questa carta” esce dal gioco quando tutti hanno seguito.

chapter-F6 = Che cosa fanno le carte
rule-F6-1 = Prendere pizza o giocattoli: dalla riserva alla tua roba.
rule-F6-2 = Zaino: una risorsa dalla roba allo zaino.
rule-F6-3 = Vedetta: una carta dalla mano va di vedetta, e ci resta per sempre.
rule-F6-4 = Eliminare: una carta della tua mano o dei tuoi scarti esce dal gioco. Anche un migliore amico.
rule-F6-5 = Eliminare questa carta: la carta stessa esce dal gioco, quando tutti hanno seguito.
rule-F6-6 = Reclutare: prendi una carta, come nella fase di reclutamento.
rule-F6-7 = Migliorare il fortino: paga il prossimo livello da roba e zaino. “Una risorsa in meno” e “una in più” cambiano il costo di una risorsa a tua scelta.
rule-F6-8 = Punti: il tuo segnalino avanza sul tracciato.
rule-F6-9 = Spendere: risorse da roba o zaino tornano nella riserva.
rule-F6-10 = Eliminare una carta altrui: una carta del cortile di un rivale esce dal gioco.
rule-F6-11 = Copiare il tuo zaino: prendi nella roba ciò che contiene.
rule-F6-12 = Copiare lo zaino di un rivale: prendi ciò che contiene. Il rivale non perde nulla. Uno zaino che non ti dà nulla non si può scegliere.
rule-F6-13 = Cambiare: una pizza o un giocattolo della roba o dello zaino diventa l’altra risorsa.

chapter-F7 = I livelli del fortino
rule-F7-1 = Livello 1: guarda le regole inventate e tienine una, coperta.
rule-F7-2 = Livello 2: prendi uno dei vantaggi.
rule-F7-3 = Livello 5: prendi la scultura di maccheroni, se c’è ancora. Vale 4 punti.

chapter-F8 = La fine
rule-F8-1 = La fine arriva con 25 punti sul tracciato, un fortino al livello 5 o il mazzo del parco vuoto. Il giro si completa, così i turni sono uguali per tutti.
rule-F8-2 = Somma il tracciato, i punti del fortino, la regola inventata e la scultura di maccheroni. A pari punti vince il fortino più alto; se anche questo è pari, la vittoria si condivide. “Hai” vuol dire mazzo, scarti, mano, cortile e vedetta.
rule-F8-3 = Al limite dei turni il giro si completa e la partita finisce. Il limite si può scegliere prima di giocare.

chapter-F9 = Regole inventate
rule-F9-1 = Grandi progetti: 1 punto per ogni “migliora il fortino” sulle tue carte, anche come parte di un’azione.
rule-F9-2 = Braccialetto dell’amicizia: 1 punto per ogni seme diverso che hai, monete escluse, e 1 in più se li hai tutti e sei.
rule-F9-3 = Salvadanaio: 1 punto per ogni giocattolo sulla tua plancia.
rule-F9-4 = Pizza party: 1 punto per ogni pizza sulla tua plancia.
rule-F9-5 = Solitario: 5 punti se non ti resta nessun migliore amico.
rule-F9-6 = Minimalismo: 8 punti se il tuo fortino è esattamente al livello 2.
rule-F9-7 = Popolarità: 1 punto per ogni carta di vedetta.
rule-F9-8 = Palazzo dei giochi: 1 punto per ogni corona che hai. Le monete non sono corone.
rule-F9-9 = Nascondiglio segreto: 1 punto per ogni risorsa nello zaino.
rule-F9-10 = Pigiama party: 8 punti se hai più carte di ogni rivale, 4 se sei in testa a pari merito.
rule-F9-11 = Laboratorio di slime: 1 punto per ogni libro che hai. Le monete non sono libri.

chapter-F10 = Vantaggi
rule-F10-1 = Festa di compleanno: dopo la fase di reclutamento puoi prendere un’altra carta dal parco o dal suo mazzo, non da un cortile.
rule-F10-2 = Bustarella: nel tuo turno una carta di vedetta può venire dal parco, dal suo mazzo o da qualsiasi cortile. Di quella dal mazzo gli altri vedono solo i semi.
rule-F10-3 = Copione: quando segui un’azione con “× seme” puoi scartare fino a due carte adatte, e contano le icone di entrambe.
rule-F10-4 = Mani appiccicose: nel tuo turno puoi prendere dalla riserva ciò che metti nello zaino.
rule-F10-5 = Zaino XXL: nel tuo zaino stanno due risorse in più.
rule-F10-6 = Fai da te, una volta: nel tuo turno, invece di giocare una carta, migliora il fortino pagando una risorsa in più. Nessuno può seguire.
rule-F10-7 = Rifacciamolo, una volta: finita la tua carta e chi l’ha seguita, gioca una seconda carta.
rule-F10-8 = Riciclo, una volta: nel tuo turno riprendi in mano una carta dai tuoi scarti: quando scegli la carta da giocare, fra le sue due azioni, o quando recluti.
rule-F10-9 = Zuffa, una volta: invece di seguire, quando gli altri hanno deciso, manda nella scatola la carta di chi guida, anche se non avevi con che seguire. Non quando quella carta esce comunque dal gioco.
