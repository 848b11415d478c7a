### Dice Theme Park, le regole paragrafo per paragrafo; numeri come in docs/rules/dice_theme_park.it.md.

rules-short =
    Scopo: più stelle di tutti dopo 5 round (4 nella partita introduttiva e in quella breve). In solitario: più del punteggio da battere.
    Pianifica: gioca due carte del personale. Il totale più basso comincia; carte e parco danno rendita, e ogni carta aiuta in una fase.
    Accogli ed espandi, in ordine di turno: prendi una monorotaia di ospiti, costruisci un’attrazione, recluta una mascotte.
    Migliora e aziona, tutti insieme: compra una mappa, installa migliorie, poi aziona attrazioni. Ogni dado di un gruppo che soddisfa la richiesta cala di 1, e uno si sposta accanto. Un dado a 1 se ne va.
    Mappe, Guide e mascotte aiutano gli ospiti.
    Mantenimento: le azioni fruttano stelle e denaro, si valutano gli obiettivi, gli ospiti stanchi se ne vanno, tutto torna pronto.

chapter-D1 = Partite e opzioni
chapter-D2 = Componenti
chapter-D3 = Preparazione
chapter-D4 = Le fasi di un round
chapter-D5 = Azionare
chapter-D6 = Mantenimento e fine
chapter-D7 = Sorprese, Innovazioni, Promo
chapter-D8 = Nello stesso momento
chapter-D9 = In solitario
rule-D1-1 = La partita introduttiva ha 4 round senza amministratori e abilità, la completa 5 round con entrambi, la breve 4 round con entrambi. Un giocatore gioca in solitario.
rule-D1-2 = Sorprese, Innovazioni e pacchetto promo si aggiungono a piacere; i nuovi obiettivi si mescolano agli altri o si usano da soli.
rule-D1-3 = In solitario ci sono un lato normale e uno difficile, e volendo traguardi in più.
rule-D2-1 = Ci sono 21 dadi ospite per colore. Ognuno sta in un parco, su una monorotaia o nel sacchetto.
rule-D2-2 = Una tessera mostra colore, servizio, richiesta, stelle, costo, a volte una rendita, e fino a 2 spazi per migliorie.
rule-D2-3 = Un parco ha 20 caselle. Le nuove tessere vanno su una casella libera accanto a una tessera del parco, e lì restano.
rule-D2-4 = Ognuno ha stelle, denaro, mappe, al massimo 6 mascotte, carte del personale e 3 migliorie di ogni tipo.
rule-D3-1 = Nel sacchetto ci sono 11, 16 o 21 dadi per colore con 2, 3 o 4 giocatori; le monorotaie, una più dei giocatori, si riempiono da lì.
rule-D3-2 = Si comincia con 6 di denaro, 3 mappe, 1 mascotte e una serie di personale; il primo ordine di turno è casuale.
rule-D3-3 = Sotto i round 3, 4 e 5 ci sono obiettivi, mai due con lo stesso codice.
rule-D3-4 = Tieni 1 di 2 tessere A e la costruisci gratis su una casella segnata, senza bonus.
rule-D3-5 = Con amministratori e abilità tieni anche 1 di 2 di ciascuno.
rule-D3-6 = Le offerte hanno una carta più dei giocatori; si distribuiscono quando tutti hanno scelto.
rule-D4-1 = Due carte del personale a testa, in segreto. Comincia il totale più basso; poi chi ha meno stelle, poi l’ordine attuale invertito. Carte e parco danno rendita.
rule-D4-2 = Prendi una monorotaia; i suoi ospiti vanno all’ingresso. Portiere: uno fino a 2 in più, o due di 1. Ultimo treno: un dado di una monorotaia rimasta.
rule-D4-3 = Costruisci una tessera al suo costo, poi recluta una mascotte per 5, o meno con la carta Mascotte o il Reclutatore.
rule-D4-4 = La 2ª tessera con un servizio imposta un ospite, la 3ª ne porta uno dal sacchetto con 4, la 4ª regala una tessera scartata.
rule-D4-5 = Compra una mappa per 3, installa fino a 2 migliorie al prezzo dello spazio, mai due uguali su un’attrazione. Il Costruttore le rende meno care e prima ne riprende una.
rule-D4-6 = Azioni finché vuoi e puoi; chiudi il parco dicendolo.
rule-D4-7 = Quando tutti hanno chiuso segue il mantenimento.
rule-D5-1 = Un cubo su un’icona libera, un gruppo che sia proprio quanto richiesto, ogni suo dado cala di 1, un dado a 1 se ne va; poi uno del gruppo si sposta accanto.
rule-D5-2 = Quel che fruttano le azioni si conta nel mantenimento; quel che pagano le abilità si incassa subito.
rule-D5-3 = Una richiesta ha posti per 1 a 3 dadi, con colori e valori dispari, pari, bassi o alti; possono dover essere maggiori, minori, uguali o tre in fila.
rule-D5-4 = Ogni mappa sposta accanto un dado, una volta a round; ogni Guida ne porta uno ovunque nel parco.
rule-D5-5 = Ogni mascotte una volta a round, su un’attrazione: un dado di 1 su o giù, un dado di qualsiasi colore per la prossima azione lì, o la sua abilità. Le carte Mascotte modificano di più.
rule-D5-6 = Ogni Direttore aziona ancora una volta un’attrazione senza icone libere.
rule-D5-7 = Ospite riposato: su un’attrazione del colore un dado di quel colore nel gruppo può restare com’è.
rule-D6-1 = Ogni cubo frutta le stelle dell’attrazione, 2 in più con un effetto speciale, e 2 di denaro con un chiosco; poi statue, amministratori e VIP.
rule-D6-2 = L’obiettivo frutta 4 in due, 6 e 3 in tre, 8, 4 e 2 in quattro; chi è pari divide, per eccesso.
rule-D6-3 = Pianificatore, una volta a partita: scambia una carta giocata con una in mano prima di passarle.
rule-D6-4 = I dadi a 1 se ne vanno, tranne nell’ultimo round. Un Bigliettaio ne richiama uno con qualsiasi valore.
rule-D6-5 = Le carte giocate vanno al vicino di sinistra.
rule-D6-6 = Le mappe sono di nuovo pronte e le mascotte tornano a casa.
rule-D6-7 = Le monorotaie si svuotano nel sacchetto e si riempiono.
rule-D6-8 = L’offerta si scarta e si rifà, prima dalla pila A, poi dalla B.
rule-D6-9 = Le abilità si scartano e si rifanno.
rule-D6-10 = Alla fine 3 di denaro sono una stella. I pareggi vanno a chi ha più ospiti, poi più denaro.
rule-D7-1 = Sorprese: il dado al simbolo si può rilanciare invece di calare; l’Uomo di spettacolo ne rilancia un altro.
rule-D7-2 = Innovazioni: fino a 2 a round, una per attrazione, al prezzo dello spazio meno caro. Funivie, cabine per foto, statue; Innovatore e Ingegnere.
rule-D7-3 = Promo: il Consulente lascia il gioco una volta giocato; l’Accompagnatore fa di un nuovo ospite un VIP, che frutta una stella per azione e non si rilancia mai.
rule-D8-1 = Preparazione e personale si scelgono in segreto e si mostrano insieme.
rule-D8-2 = Tutti migliorano e azionano nello stesso momento, ciascuno nel suo parco.
rule-D9-1 = In solitario: 9 dadi per colore, 12 carte del personale, giocate al massimo una volta ciascuna, e una copia di ogni abilità.
rule-D9-2 = Una carta solitario cancella una monorotaia, un’attrazione e un’abilità se il suo valore non supera il tuo totale.
rule-D9-3 = I dadi che lasciano il parco restano fuori dal sacchetto.
rule-D9-4 = Le abilità scartate si mescolano quando il mazzo finisce; se nessuna è prendibile, una mascotte arriva senza.
rule-D9-5 = I traguardi stanno sotto i round dal 2 al 5.
rule-D9-6 = Un traguardo si giudica dopo il suo round; se mancato, le sue stelle e quelle del suo spazio alzano il punteggio da battere.
rule-D9-7 = Il punteggio da battere è 160, sul lato difficile 170. Con più stelle vinci.
