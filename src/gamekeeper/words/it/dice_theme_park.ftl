### Dice Theme Park. Le carte hanno il nome del loro id; quelle di pacchetti propri ciò che è stampato.

title = Dice Theme Park
tagline = Ogni ospite è un dado, e ogni giro lo stanca.
about = Gestisci un parco di divertimenti: prendi gli ospiti giusti dalla monorotaia, portali di attrazione in attrazione finché reggono, e spendi quel che ti lasciano in nuove attrazioni, migliorie e mascotte. In solitario è una corsa contro un punteggio da battere e i suoi traguardi.

## Things on the table

card = { $name ->
    [park_entrance] Ingresso
    [toy_train] Trenino
    [swing_boats] Barche a dondolo
    [slide_tower] Torre degli scivoli
    [log_flume] Tronchi sull’acqua
    [pirate_ship] Nave pirata
    [bumper_boats] Barche a scontro
    [wave_swinger] Calcinculo
    [duck_pond] Laghetto delle anatre
    [spooky_forest] Foresta spettrale
    [jungle_cruise] Crociera nella giungla
    [treetop_walk] Passerella tra gli alberi
    [maze_garden] Giardino labirinto
    [petting_zoo] Fattoria didattica
    [ferris_wheel] Ruota panoramica
    [speedster] Fulmine
    [carousel] Giostra
    [sun_flyer] Volo del sole
    [bouncy_castle] Castello gonfiabile
    [helter_skelter] Scivolo a spirale
    [pop_shop] Chiosco delle bibite
    [coin_arcade] Sala giochi
    [hall_of_mirrors] Sala degli specchi
    [ice_cream_parlour] Gelateria
    [tidal_drop] Caduta della marea
    [kraken_coaster] Montagne del kraken
    [submarine_dive] Immersione
    [rapids_run] Rapide
    [canopy_glider] Volo tra le fronde
    [dinosaur_trail] Sentiero dei dinosauri
    [dragon_tower] Torre del drago
    [haunted_manor] Villa stregata
    [rocket_launch] Lancio del razzo
    [comet_coaster] Montagne della cometa
    [solar_loop] Giro della morte solare
    [sky_drop] Caduta dal cielo
    [grand_theatre] Gran teatro
    [observation_dome] Cupola panoramica
    [casino_royale] Casinò reale
    [food_court] Area ristoro
    [mystery_ride] Giro misterioso
    [lucky_wheel] Ruota della fortuna
    [magic_show] Spettacolo di magia
    [time_machine] Macchina del tempo
    [chaos_coaster] Montagne del caos
    [secret_vault] Camera segreta
    [big_step_blue] Passo lungo (blu)
    [big_step_green] Passo lungo (verde)
    [big_step_yellow] Passo lungo (giallo)
    [flip_blue] Capovolta (blu)
    [flip_green] Capovolta (verde)
    [flip_yellow] Capovolta (giallo)
    [tips_blue] Mance (blu)
    [tips_green] Mance (verde)
    [applause_green] Applausi (verde)
    [applause_yellow] Applausi (giallo)
    [pair_of_steps] Due passi
    [usher_out] Accompagna fuori
    [usher_in] Accompagna dentro
    [long_walk] Lunga camminata
    [makeover] Cambio d’abito
    [reroll_blue] Nuovo tiro (blu)
    [reroll_green] Nuovo tiro (verde)
    [reroll_yellow] Nuovo tiro (giallo)
    [no_skill] mascotte
    [ticket_agent] Bigliettaio
    [concierge] Portiere
    [guide] Guida
    [mascot] Mascotte
    [builder] Costruttore
    [manager] Direttore
    [innovator] Innovatore
    [consultant] Consulente
    [chaperone] Accompagnatore
    [returning_guest_yellow] Ospite di ritorno (giallo)
    [fresh_guest_blue] Ospite riposato (blu)
    [theme_blue] Tema blu
    [theme_green] Tema verde
    [all_rounder] Tuttofare
    [mascot_fan] Amico delle mascotte
    [last_train] Ultimo treno
    [accountant] Contabile
    [recruiter] Reclutatore
    [scheduler] Pianificatore
    [cartographer] Cartografo
    [early_bird] Mattiniero
    [showman] Uomo di spettacolo
    [engineer] Ingegnere
    [objective_most_money] Più denaro
    [objective_most_merch] Più chioschi
    [objective_tired_crowd] Folla stanca
    [objective_full_house] Tutto esaurito
    [objective_grand_investment] Grande investimento
    [objective_something_for_everyone] Per tutti i gusti
    [objective_best_equipped] Meglio attrezzato
    [objective_travel_agency] Agenzia di viaggi
    [objective_busy_day] Giornata piena
    [objective_star_of_the_day] Stella del giorno
    [objective_income] Rendita maggiore
    [objective_thrift] Parsimonia
    [objective_young_at_heart] Giovani dentro
    [objective_blue_crowd] Folla blu
    [objective_green_crowd] Folla verde
    [objective_yellow_crowd] Folla gialla
    [objective_colour_theme] Tema di un colore
    [objective_premium_rides] Attrazioni di pregio
    [objective_special_effects] Effetti speciali
    [objective_power_plant] Centrale elettrica
    [objective_encore] Bis
    [objective_mascot_parade] Sfilata di mascotte
    [goal_one_thrice] Un’attrazione azionata 3 volte
    [goal_six_attractions] 6 attrazioni azionate
    [goal_money_12] 12 monete
    [goal_upgrades_4] 4 migliorie
    [goal_mascots_3] 3 mascotte
    [goal_maps_5] 5 mappe
    [goal_every_map] Ogni mappa usata
    [goal_discard_3] 3 dadi scartati
    [goal_two_of_each] 2 ospiti di ogni colore
    [goal_empty_entrance] Nessuno all’ingresso
    [goal_four_colours] Azionati tutti e quattro i colori
    [goal_stars_25] 25 stelle azionando
    [goal_tiles_7] 7 attrazioni
    [goal_matching_3] 3 servizi uguali
    [goal_one_colour_3] 3 attrazioni di un colore azionate
    [goal_eight_attractions] 8 attrazioni azionate
    [goal_thrice_and_twice] Un’attrazione 3 volte, un’altra due
    [goal_money_18] 18 monete
    [goal_upgrades_7] 7 migliorie
    [goal_mascots_5] 5 mascotte
    [goal_maps_6] 6 mappe
    [goal_stars_42] 42 stelle azionando
    [goal_tiles_9] 9 attrazioni
    [goal_b_twice] Attrazioni B azionate due volte
    [goal_all_amenities] Tutti gli 8 servizi
    [goal_discard_4] 4 dadi scartati
    [goal_few_dice] Al massimo 8 ospiti
    [goal_one_colour_4] 4 attrazioni di un colore azionate
    [goal_discard_each] Ogni colore tra gli scarti
    [goal_every_mascot_and_map] Ogni mascotte e mappa usata
    [goal_reroll_2] 2 dadi rilanciati
    [goal_reroll_six] Un nuovo tiro dà 6
    [goal_innovations_3] 3 innovazioni
    [goal_reroll_4] 4 dadi rilanciati
    [goal_innovations_6] 6 innovazioni
    [goal_all_statues] Tutte e 3 le statue
    [solo_1] Carta solitario 3
    [solo_2] Carta solitario 4
    [solo_3] Carta solitario 4
    [solo_4] Carta solitario 5
    [solo_5] Carta solitario 5
    [solo_6] Carta solitario 6
    [solo_7] Carta solitario 6
    [solo_8] Carta solitario 7
    [solo_9] Carta solitario 7
    [solo_10] Carta solitario 8
    [solo_11] Carta solitario 8
    [solo_12] Carta solitario 9
   *[other] { $printed }
    }
die = { $colour ->
    [blue] ospite blu
    [green] ospite verde
   *[yellow] ospite giallo
    }
hex = { $seat-who ->
    [you] la casella { $hex } del tuo parco
   *[other] la casella { $hex } del parco di { $seat }
    }
rail = monorotaia { $rail }
park = { $seat-who ->
    [you] il tuo parco
   *[other] il parco di { $seat }
    }
mascots = { $seat-who ->
    [you] le tue mascotte
   *[other] le mascotte di { $seat }
    }
hand = { $seat-who ->
    [you] la tua mano
   *[other] la mano di { $seat }
    }
played = { $seat-who ->
    [you] il tuo personale di questo round
   *[other] il personale di { $seat } di questo round
    }
administrator = { $seat-who ->
    [you] il tuo amministratore
   *[other] l’amministratore di { $seat }
    }
offer = { $seat-who ->
    [you] le carte tra cui scegli
   *[other] le carte tra cui sceglie { $seat }
    }
display = attrazioni in offerta
trash = attrazioni scartate
stack-a = pila A
stack-b = pila B
skills = abilità in offerta
skill-deck = mazzo delle abilità
skill-trash = abilità scartate
supply = riserva delle mascotte
goals = tracciato dei round
solo-deck = mazzo delle carte solitario
solo-card = carta solitario
gone = carte fuori dal gioco
box = scatola

## Questions

ask-draft = Quale carta del personale resta nella scatola? Ancora { $left }.
ask-start = Scegli che cosa tieni e dove sta la tua prima attrazione.
ask-plan = Quali due carte del personale giochi?
ask-earlier = Di quanto abbassi il tuo totale?
ask-rail = Quale monorotaia prendi?
ask-raise = Portiere: alzi di 1 un nuovo ospite?
ask-escort = Accompagnatore: quale nuovo ospite è un VIP?
ask-train = Ultimo treno: quale ospite scende nel tuo parco?
ask-build = Costruisci un’attrazione?
ask-build-at = Dove va { $card }?
ask-set-die = Due servizi uguali: quale ospite imposti?
ask-set-value = Hai scelto { $die } a { $value }: quale valore prende?
ask-gift = Quattro servizi uguali: quale attrazione scartata costruisci gratis?
ask-recruit = Recluti una mascotte per { $cost }?
ask-improve = Migliora il tuo parco, oppure prosegui.
ask-install = { $upgrade ->
    [merch] Dove va il chiosco?
    [effect] Dove va l’effetto speciale?
   *[generator] Dove va il generatore?
    }
ask-take-back = Quale miglioria riprendi?
ask-shift-from = Quale miglioria sposti?
ask-shift-to = Dove?
ask-innovate = { $innovation ->
    [booth] Quale attrazione riceve la cabina per foto?
    [cable] Quale attrazione riceve la funivia?
   *[statue] Quale attrazione riceve la statua?
    }
ask-operate = Gestisci il parco: aziona, sposta ospiti, usa mascotte, oppure chiudi.
ask-party = { $place }: chi fa parte del gruppo?
ask-surprise = { $place }: chi viene rilanciato invece di calare?
ask-showman = { $place }: rilanci un altro ospite?
ask-fresh = { $place }: chi resta riposato?
ask-who = Chi prosegue?
ask-where = Dove va: { $die }, { $value }?
ask-guide = Guida: quale ospite conduci?
ask-mascot-at = { $card }: su quale attrazione?
ask-use = { $place }: modifichi un ospite o usi l’abilità?
ask-turn = Come cambia: { $die }, { $value }?
ask-extra = { $place }: la carta Mascotte modifica un altro ospite.
ask-skilled = { $place }: per quale ospite è l’abilità?
ask-makeover = Di che colore diventa: { $die }, { $value }?
ask-swap = Pianificatore: quale carta giocata riprendi?
ask-swap-in = Quale carta passa al suo posto?
ask-return = Quale ospite stanco ritorna?
ask-return-value = Con quale valore ritorna: { $die }?

## Answers

option-draft = Lascia { $card }
site = { $first } ({ $side ->
    [right] a destra
    [left] a sinistra
    [upper_right] in alto a destra
    [upper_left] in alto a sinistra
    [lower_right] in basso a destra
   *[lower_left] in basso a sinistra
    }){ $others ->
    [0] { "" }
   *[other] , anche { $near }
    }
option-start = { $cards } · accanto a { site }
option-plan = { $cards } · totale { $value }, rendita { $money }
option-earlier = { $number ->
    [0] Lascialo
   *[other] Di { $number }
    }
option-rail = { $rail }: { $pips } punti
option-raise = Alza: { $die }, { $value }
option-escort = { $die }, { $value }
option-train = { $die }, { $value }
option-build = Costruisci: { $card }
option-build-at = Accanto a { site }
option-set-die = { $die }, { $value } · { $place }
option-set-value = A { $number }
option-gift = Costruisci: { $card }
option-recruit = Recluta: { $card }
option-map = Compra una mappa
option-merch = Installa un chiosco
option-effect = Installa un effetto speciale
option-generator = Installa un generatore
option-booth = Costruisci una cabina per foto
option-cable = Costruisci una funivia
option-statue = Costruisci una statua
option-remove = Riprendi una miglioria
option-shift = Sposta una miglioria
option-install = { $place }, spazio { $space }
option-shift-from = { $place }, spazio { $space }
option-shift-to = { $place }, spazio { $space }
option-take-back = { $place }, spazio { $space }
option-innovate = { $place }, costo { $cost }{ $idle ->
    [1] : lì non c’è nessun posto colorato, la cabina per foto non servirebbe a nulla
   *[0] { "" }
    }
option-operate = Aziona: { $place }
option-walk = Usa una mappa: { $die }, { $value } · { $place }
option-mascot = Usa: { $card }
option-send = Usa la Guida
option-party = { $die }, { $value }
option-surprise = Rilancia: { $die }, { $value }
option-showman = Rilancia: { $die }, { $value }
option-fresh = { $die }, { $value }
option-who = { $die }, { $value }
option-where = { $place }
option-guide = { $die }, { $value } · { $place }
option-mascot-at = { $place }
option-use = { $die }, { $value }
option-skill = Usa l’abilità
option-up = Su, a { $number }
option-down = Giù, a { $number }
option-wild = Qualsiasi colore per la prossima azione
option-extra = { $die }, { $value }
option-skilled = { $die }, { $value } · { $place }
option-makeover = { $colour ->
    [blue] Blu
    [green] Verde
   *[yellow] Giallo
    }
option-swap = Riprendi: { $card }
option-swap-in = Passa: { $card }
option-return = { $die }
option-return-value = A { $number }
option-done = { $question ->
    [operate] Chiudi il parco
    [improve] Finisci le migliorie
    [build] Non costruire
    [recruit] Non reclutare
    [raise] Non alzare nessuno
    [escort] Nessun VIP
    [train] Non prendere nessuno
    [swap] Non scambiare
    [makeover] Nessun cambio
    [skilled] Basta così
   *[other] Nessuno
    }

## Events

event-set-up = I parchi aprono. Tutti scelgono in segreto come cominciare.
event-offer = { "" }
event-draft = { "" }
event-draft-own = Lasci nella scatola: { $cards }.
event-start = { $seat-who ->
    [you] Cominci con { $cards }.
   *[other] { $seat } comincia con { $cards }.
    }
event-display = { "" }
event-skill-display = { "" }
event-turn = Round { $turn }.
event-phase = { $count ->
    [1] Arrivo.
    [2] Espansione.
    [3] Migliorie.
    [4] I parchi sono aperti.
   *[5] Mantenimento.
    }
event-staff = { $seat-who ->
    [you] Giochi: { $cards }.
   *[other] { $seat } gioca: { $cards }.
    }
event-total = { $seat-who ->
    [you] Il tuo totale è { $count }.
   *[other] Il totale di { $seat } è { $count }.
    }
event-solo-card = La carta solitario: { $cards }.
event-order = Ordine di turno: { $seats }.
event-income = { $seat-who ->
    [you] Incassi una rendita di { $count }.
   *[other] { $seat } incassa una rendita di { $count }.
    }
event-rail = { $seat-who ->
    [you] Prendi: { $rail }.
   *[other] { $seat } prende: { $rail }.
    }
event-raise = { $seat-who ->
    [you] Alzi a { $value }: { $die }.
   *[other] { $seat } alza a { $value }: { $die }.
    }
event-escort = { $seat-who ->
    [you] Un tuo VIP: { $die }, { $value }.
   *[other] Un VIP di { $seat }: { $die }, { $value }.
    }
event-train = { $seat-who ->
    [you] L’ultimo treno ti porta: { $die }, { $value }.
   *[other] L’ultimo treno porta a { $seat }: { $die }, { $value }.
    }
event-build = { $seat-who ->
    [you] Costruisci per { $cost }: { $cards }.
   *[other] { $seat } costruisce per { $cost }: { $cards }.
    }
event-amenity = { $count ->
    [2] Due servizi uguali: un ospite prende un valore qualsiasi.
    [3] Tre servizi uguali: un ospite arriva dal sacchetto.
   *[4] Quattro servizi uguali: un’attrazione scartata in regalo.
    }
event-set-die = Impostato a { $value }: { $die }.
event-draw = Dal sacchetto arriva: { $die }, { $value }.
event-recruit = { $seat-who ->
    [you] Recluti per { $cost }: { $cards }.
   *[other] { $seat } recluta per { $cost }: { $cards }.
    }
event-buy-map = { $seat-who ->
    [you] Compri una mappa per { $cost }.
   *[other] { $seat } compra una mappa per { $cost }.
    }
upgrade-name = { $upgrade ->
    [merch] un chiosco
    [effect] un effetto speciale
   *[generator] un generatore
    }
event-install = { $seat-who ->
    [you] Installi { upgrade-name } per { $cost }: { $place }.
   *[other] { $seat } installa { upgrade-name } per { $cost }: { $place }.
    }
event-remove = { $seat-who ->
    [you] Riprendi { upgrade-name }: { $place }.
   *[other] { $seat } riprende { upgrade-name }: { $place }.
    }
event-shift = { $seat-who ->
    [you] Sposti { upgrade-name }: { $place }.
   *[other] { $seat } sposta { upgrade-name }: { $place }.
    }
event-innovate = { $seat-who ->
    [you] Costruisci { $innovation ->
        [booth] una cabina per foto
        [cable] una funivia
       *[statue] una statua
        } per { $cost }: { $place }.
   *[other] { $seat } costruisce { $innovation ->
        [booth] una cabina per foto
        [cable] una funivia
       *[statue] una statua
        } per { $cost }: { $place }.
    }
event-operate = { $seat-who ->
    [you] Azioni con { $values }: { $place }.
   *[other] { $seat } aziona con { $values }: { $place }.
    }
event-fresh = Resta riposato con { $value }: { $die }.
event-pip = Cala a { $value }: { $die }.
event-reroll = Rilanciato, ora { $value }: { $die }.
event-leave = Lascia il parco: { $die }.
event-move = Verso { $place }: { $die }, { $value }.
event-move-map = Con una mappa, { $die }, { $value }: verso { $place }.
event-move-guide = Con la Guida, { $die }, { $value }: verso { $place }.
event-ride = La funivia frutta { $count }.
event-mascot = { $seat-who ->
    [you] Usi { $card }: { $place }.
   *[other] { $seat } usa { $card }: { $place }.
    }
event-turn-die = Ora mostra { $value }: { $die }.
event-wild = Vale per ogni colore nella prossima azione: { $die }, { $value }.
event-tips = { $seat-who ->
    [you] Incassi { $count } di mance.
   *[other] { $seat } incassa { $count } di mance.
    }
event-applause = { $seat-who ->
    [you] Gli applausi ti fruttano { $count ->
        [one] 1 stella
       *[other] { $count } stelle
        }.
   *[other] Gli applausi fruttano a { $seat } { $count ->
        [one] 1 stella
       *[other] { $count } stelle
        }.
    }
event-makeover = Ora è: { $die }, { $value }.
event-closes = { $seat-who ->
    [you] Chiudi il tuo parco.
   *[other] { $seat } chiude il parco.
    }
event-earn = { $seat-who ->
    [you] { $place }
   *[other] { $place } di { $seat }
    }: azionata { $count } ×, stelle { $stars }{ $money ->
    [0] { "" }
   *[other] { "," } denaro { $money }
    }.
event-statues = { $seat-who ->
    [you] Le tue statue fruttano { $count }.
   *[other] Le statue di { $seat } fruttano { $count }.
    }
event-administrator = { $seat-who ->
    [you] Il tuo amministratore frutta { $count }.
   *[other] L’amministratore di { $seat } frutta { $count }.
    }
event-vips = { $seat-who ->
    [you] I VIP ti fruttano { $count }.
   *[other] I VIP fruttano a { $seat } { $count }.
    }
event-objective = { $card }: { $values }.
event-place = { $seat-who ->
    [you] L’obiettivo ti frutta { $count }.
   *[other] L’obiettivo frutta a { $seat } { $count }.
    }
event-swap = { $seat-who ->
    [you] Il tuo Pianificatore passa: { $cards }.
   *[other] Il Pianificatore di { $seat } passa: { $cards }.
    }
event-swap-back = { "" }
event-dismiss = Il Pianificatore lascia il gioco.
event-tired = { $seat-who ->
    [you] Tuoi ospiti stanchi: { $dice }.
   *[other] Ospiti stanchi di { $seat }: { $dice }.
    }
event-return = Ritorna con { $value }: { $die }.
event-goal = Raggiunto: { $card }. Il punteggio da battere resta { $count }.
event-goal-missed = Mancato: { $card }. Il punteggio da battere sale a { $count }.
event-pass = { "" }
event-ready = Le mappe sono di nuovo pronte, le mascotte tornano a casa.
event-rails = Le monorotaie si riempiono.
event-clear = { "" }
event-reshuffle = Le abilità scartate vengono mescolate.
event-money-stars = { $seat-who ->
    [you] Il tuo denaro vale { $count }.
   *[other] Il denaro di { $seat } vale { $count }.
    }
event-end = Il parco chiude definitivamente.
event-final = { "" }

## Why something cannot be done

why-not-in-hand = Non hai in mano { $cards }.
why-too-dear = Costa { $cost }, hai { $money }.
why-struck-out = { $card }: in questo round non si può prendere.
why-not-on-display = { $card }: non è in offerta.
why-hex-taken = Lì c’è già: { $place }.
why-not-beside = Un’attrazione nuova sta accanto a una del tuo parco, dentro il confine.
why-nothing-there = Lì non c’è nulla.
why-no-icon = { $place }: in questo round non ha più icone libere.
why-no-party = { $place }: gli ospiti che vi stanno non formano il gruppo richiesto.
why-no-map = Nessuna mappa è pronta.
why-no-space = { $place }: non c’è un tale spazio per migliorie.
why-one-of-a-kind = { $place }: ha già una miglioria di questo tipo.
why-space-taken = { $place }: quello spazio è occupato.
why-rail-taken = { $rail }: già presa.
why-rail-struck-out = { $rail }: in questo round non si può prendere.

## How it ends

outcome-last-round = L’ultimo round è finito.
outcome-target-beaten = Il punteggio da battere è superato.
outcome-target-missed = Il punteggio da battere non è superato.

## What an answer does to what can be counted, and what another one would do

gain-stars =
    .more = frutta { $count ->
        [one] 1 stella
       *[other] { $count } stelle
        }
    .less = costa { $count ->
        [one] 1 stella
       *[other] { $count } stelle
        }
    .none = non frutta subito stelle
    .else-more = frutterebbe { $count ->
        [one] 1 stella
       *[other] { $count } stelle
        }
    .else-less = costerebbe { $count ->
        [one] 1 stella
       *[other] { $count } stelle
        }
    .else-none = non frutterebbe subito stelle
gain-line =
    .more = frutta { $count ->
        [one] 1 stella
       *[other] { $count } stelle
        } entro la fine del round
    .none = non frutta altre stelle in questo round
    .else-more = frutterebbe { $count ->
        [one] 1 stella
       *[other] { $count } stelle
        } entro la fine del round
    .else-none = non frutterebbe altre stelle in questo round
gain-money =
    .more = porta { $count } in denaro
    .less = costa { $count } in denaro
    .none = non costa denaro
    .else-more = porterebbe { $count } in denaro
    .else-less = costerebbe { $count } in denaro
    .else-none = non costerebbe denaro

## What the estimate is made of

part-stars = stelle
    .better = guadagni stelle
    .worse = perdi stelle
part-money = denaro
    .better = ti resta più denaro
    .worse = ti resta meno denaro
part-guests = ospiti
    .better = i tuoi ospiti hanno davanti più corse
    .worse = i tuoi ospiti hanno davanti meno corse
part-park = parco
    .better = il tuo parco rende di più
    .worse = il tuo parco rende di meno
part-helpers = mappe e mascotte
    .better = hai più mappe o mascotte
    .worse = hai meno mappe o mascotte
part-goals = obiettivi
    .better = obiettivi, traguardi e amministratore promettono più stelle
    .worse = obiettivi, traguardi e amministratore promettono meno stelle

## Che cosa diventa di una risposta, in partite continuate fino alla fine

fact-richest = alla fine hai più soldi di tutti
fact-crowd = alla fine hai più ospiti di tutti
fact-biggest = il tuo parco ha più attrazioni di tutti

## Set-up

setup-game = Partita
    .help = 0 introduttiva: 4 round senza amministratori e abilità; 1 completa: 5 round; 2 breve: la completa in 4 round.
setup-game-0 = Introduttiva: 4 round, senza amministratori e abilità
setup-game-1 = Completa: 5 round
setup-game-2 = Breve: la completa in 4 round
setup-surprises = Sorprese
    .help = Una miniespansione: attrazioni e abilità che rilanciano dadi.
setup-innovations = Innovazioni
    .help = Una miniespansione: funivie, cabine per foto, statue, e l’Innovatore al posto del Costruttore.
setup-promo = Pacchetto promo
    .help = Consulenti, Accompagnatori con ospiti VIP, e altri obiettivi.
setup-promo_objectives = Solo i nuovi obiettivi
    .help = Con il pacchetto promo: soltanto i suoi obiettivi, non mescolati agli altri.
setup-solo_side = Lato difficile
    .help = In solitario: il punteggio da battere è 170 invece di 160.
setup-extra_goals = Traguardi aggiuntivi
    .help = In solitario, una somma: un secondo traguardo nel round 2 (1), 3 (2), 4 (4), 5 (8).
setup-extra_goals-part-1 = Round 2
setup-extra_goals-part-2 = Round 3
setup-extra_goals-part-4 = Round 4
setup-extra_goals-part-8 = Round 5

## In the terminal

label-round = Round { $round } di { $rounds }
label-phase = { $phase ->
    [start] Preparazione
    [plan] Piano
    [welcome] Arrivo
    [expand] Espansione
    [improve] Migliorie
    [operate] Gestione
   *[upkeep] Mantenimento
    }
label-order = ordine di turno
label-target = da battere: { $target }{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } per traguardi mancati)
    }
label-in-round = Round { $round }
label-goal = { $numbers }, { $reached ->
    [1] raggiunto
   *[0] mancarlo costa { $penalty }
    }
label-stars = stelle
label-earned = oggi
label-money = monete
label-income = rendita
label-maps = mappe
label-mascots = mascotte
label-guests = ospiti
label-attractions = attraz.
label-wants = vuole
label-spaces = migliorie
label-amenity = servizio
label-cost = costo
label-letter = { $colour ->
    [blue] B
    [green] V
   *[yellow] G
    }
label-values = { $values ->
    [odd] dispari
    [even] pari
    [low] basso
   *[high] alto
    }
label-triple = 3 uguali
label-straight = 3 in scala
label-upgrade = { $upgrade ->
    [merch] chiosco
    [effect] effetto
   *[generator] gener.
    }
label-innovation = { $innovation ->
    [booth] cabina
    [cable] funivia
   *[statue] statua
    }
label-sign = { $sign ->
    [any] ogni ospite
    [run] azionata
    [free] da azionare
    [mascot] mascotte
    [closed] non disponibile
   *[wild] vale ogni colore
    }
label-space-sign = [2] spazio libero e costo
label-star = { $count } ★
label-pays = { $count ->
    [one] +{ $count } moneta
   *[other] +{ $count } monete
 }
label-for = costa { $cost }
label-income-of = rendita { $count }
label-bonus = { $count ->
    [2] imposti un ospite
    [3] un nuovo ospite
   *[4] una tessera gratis
    }
label-surprise = un posto è una sorpresa e si può rilanciare
label-at-hexes = caselle { $hexes }
label-rails = Monorotaie
label-display = Attrazioni
label-skills = Abilità
label-offer = Tra cui scegliere
label-staff = valore { $value }, { $money ->
    [one] { $money } moneta
   *[other] { $money } monete
 }
label-administrator = Amministratore
label-your-mascots = Mascotte
label-played = Personale
label-total = totale { $value }
label-prices = Una mappa costa { $map }, una mascotte { $mascot }.
label-your-hand = La tua mano

notation-help = Le attrazioni con la casella, come hex:5, gli ospiti con il numero, come die:12, le carte con il nome, come log_flume, il personale come guide+mascot, parole come up, merch, done.
notation-example = log_flume

## Ciò che è stampato, in parole

amenity = { $amenity ->
    [food] cibo
    [drinks] bevande
    [seating] panchine
    [gardens] giardini
    [first_aid] pronto soccorso
    [lights] luci
    [toilets] bagni
   *[lockers] armadietti
    }
colour-of = { $colour ->
    [blue] blu
    [green] verde
    [yellow] giallo
    [grey] grigio
   *[any] ogni colore
    }
does = { $verb ->
    [returns] Mantenimento: un ospite a 1 torna all’ingresso con un valore a scelta.
    [returns_colour] Mantenimento: un ospite del colore che se ne va torna all’ingresso con un valore a scelta.
    [raises] Arrivo: un nuovo ospite fino a 2 in più, o due di 1 in più.
    [guides] Gestione: un ospite da un’attrazione a un’altra qualsiasi.
    [adjusts] Gestione: ogni mascotte modifica un ospite in più.
    [recruit_less] Espansione: una mascotte costa { $amount } in meno.
    [upgrade_less] Migliorie: costano { $amount } in meno.
    [map_less] Migliorie: una mappa costa { $amount } in meno.
    [removes] Prima si può riprendere una miglioria installata.
    [installs] Migliorie: una in più.
    [shifts] Migliorie: una cambia spazio.
    [again] Gestione: un’attrazione senza icona libera ancora una volta.
    [leaves] Non fa nulla, e lascia il gioco.
    [escorts] Arrivo: un nuovo ospite diventa VIP.
    [fresh] Gestione: su un’attrazione del colore un ospite del colore non perde punti.
    [last_train] Arrivo: un ospite di una monorotaia rimasta.
    [swaps] Mantenimento, una volta: una carta giocata si scambia con una in mano.
    [earlier] Piano: il tuo totale fino a { $amount } in meno.
    [cheaper_stars] Alla fine: una stella per { $amount } di denaro in meno.
    [rerolls] Gestione: si rilancia un altro ospite di un gruppo a sorpresa.
    [leap] Un ospite { $amount } in più o { $amount } in meno.
    [flip] Un ospite da 2 a 5, o da 5 a 2.
    [tips] { $amount } di denaro per ogni ospite qui, al massimo { $most }.
    [applause] { $amount ->
        [one] 1 stella
       *[other] { $amount } stelle
        } per ogni ospite qui, al massimo { $most }.
    [pair] Due ospiti, ognuno 1 in più o in meno.
    [usher_out] Un ospite da un vicino, due volte.
    [usher_in] Un ospite vicino viene qui, due volte.
    [walk] Un ospite fino a { $amount ->
        [one] { $amount } attrazione
       *[other] { $amount } attrazioni
        } più in là.
    [makeover] Un ospite cambia colore, con lo stesso valore.
   *[reroll] Si rilancia un ospite.
    }
rewards = Mantenimento: 1, 2 o 3 stelle per almeno { $low }, { $middle } o { $high } { $what }.
requires-die = ospite{ $colour ->
    [blue] { " " }blu
    [green] { " " }verde
    [yellow] { " " }giallo
   *[any] { "" }
    }{ $values ->
    [odd] { " " }dispari
    [even] { " " }pari
    [low] { " " }basso
    [high] { " " }alto
   *[all] { "" }
    }
requires = { $relation ->
    [one] un { $one }
    [more] un { $one } sopra un { $other }
    [less] un { $one } sotto un { $other }
    [equal] un { $one } e un { $other } di pari valore
    [triple] tre ospiti di pari valore
    [straight] tre ospiti in scala
   *[and] un { $one } e un { $other }
    }{ $with ->
    [blue] , uno blu
    [green] , uno verde
    [yellow] , uno giallo
   *[none] { "" }
    }
counts = { $word ->
    [money] denaro
    [spent] denaro speso nel round
    [income] rendita del parco
    [pips] punti di tutti gli ospiti
    [dice] ospiti
    [high_dice] ospiti a 5 o 6
    [dice_blue] ospiti blu
    [dice_green] ospiti verdi
    [dice_yellow] ospiti gialli
    [each_colour] ospiti del colore più raro
    [entrance_dice] ospiti all’ingresso
    [left] ospiti usciti nel round
    [left_each] ospiti scartati del colore più raro
    [rerolled] ospiti rilanciati nel round
    [sixes] sei ottenuti nel round
    [tiles] attrazioni
    [tiles_cost] costo stampato delle attrazioni
    [tiles_colour] attrazioni di un colore
    [tiles_b] attrazioni B
    [amenities] servizi diversi
    [amenity_match] servizi uguali
    [upgrades] migliorie
    [upgrades_merch] chioschi
    [upgrades_effects] effetti speciali
    [upgrades_generators] generatori
    [innovations] innovazioni
    [statues] statue
    [maps] mappe
    [mascots] mascotte
    [travel] mappe e mascotte
    [ready_maps] mappe non usate
    [ready_mascots] mascotte non usate
    [used_mascots] mascotte usate
    [operated] attrazioni diverse azionate
    [operated_blue] attrazioni blu azionate
    [operated_green] attrazioni verdi azionate
    [operated_yellow] attrazioni gialle azionate
    [operated_colours] colori azionati
    [operated_colour] attrazioni di un colore azionate
    [operations_b] azionamenti di attrazioni B
    [encore] azionamenti di un’attrazione
    [second] azionamenti della seconda
   *[stars] stelle dalla gestione
    }
    .many = { counts }
counted = { $order ->
    [least] meno
   *[most] più
    }: { $what }

## La prima partita

lesson-staff = Un round comincia in segreto: ognuno mette giù due carte del personale. Un totale basso va per primo, e le carte portano denaro. Gioca { $cards }: totale { $value }, rendita { $money }.
lesson-staff-done = Le carte si scoprono: il tuo totale è { $total }, quello del rivale { $rival }. In questo round vai per primo tu.
lesson-rail = I dadi sono i tuoi ospiti: un colore, e punti che dicono quanto sono riposati. Prendi la { $rail }. I suoi ospiti hanno { $pips } punti in tutto.
lesson-rail-done = Ora sono al tuo Ingresso. Il rivale ha preso un’altra monorotaia.
lesson-build = Ora puoi costruire. Le tessere mostrano quali ospiti vogliono e le stelle che fruttano ogni volta che sono azionate. Hai { $money } monete: scegli { $card }.
lesson-build-done = Una nuova attrazione deve stare accanto a un’altra del tuo parco.
lesson-place = Mettila accanto a { $near }, così gli ospiti possono passarci.
lesson-place-done = È costata denaro: avevi { $money-before } monete e te ne restano { $money }. Dopo potresti reclutare una mascotte; questa volta tieni il denaro.
lesson-improve = Poi tutti migliorano il parco insieme. Un effetto speciale fa fruttare più stelle a un’attrazione. Scegli quello.
lesson-improve-done = Va sull’attrazione con cui hai cominciato, e con questo finisci le migliorie.
lesson-nobody = Ora tutti azionano attrazioni, finché vogliono. Prova { $place }: non puoi ancora, e vedrai perché.
lesson-nobody-done = Un’attrazione vuole un gruppo di ospiti che stanno lì, esattamente come li chiede la sua tessera.
lesson-entrance = Tutti i tuoi ospiti sono all’ingresso, che ne vuole uno qualsiasi. Aziona: { $place }.
lesson-entrance-done = Un cubetto sull’attrazione conta quante volte è stata azionata.
lesson-guest = Chi partecipa perde un punto e poi prosegue. Scegli: { $die }, { $value }.
lesson-guest-done = La corsa stanca: un punto di meno. Chi ne mostra uno solo lascia invece il parco.
lesson-walk = Ora questo ospite deve proseguire verso un’attrazione vicina. Scegli { $place }, che vuole proprio questo colore.
lesson-walk-done = Lì l’ospite può partecipare subito.
lesson-ride = Non vuole altro che questo ospite. Aziona: { $place }.
lesson-ride-done = Qui c’è il tuo effetto speciale: si conta in più.
lesson-on = L’ospite prosegue ancora. Scegli { $place }, o un altro vicino.
lesson-on-done = Così un ospite visita molte attrazioni in un round. La strada attraverso il tuo parco è il gioco.
lesson-close = Potresti continuare: l’ingresso ha un generatore e si può azionare ancora una volta, e le mappe portano gli ospiti dove servono. Ora chiudi il parco, per vedere che cosa ha fruttato.
lesson-close-done = Hai guadagnato stelle, da { $stars-before } a { $stars }, e il chiosco all’ingresso ha portato denaro, da { $money-before } a { $money }. Le stelle del rivale sono { $rival }.
lesson-end = Il prossimo round comincia di nuovo con il personale; le carte giocate sono passate al vicino. Le mascotte alzano o abbassano un ospite, altre migliorie fanno fruttare di più il parco, e in alcuni round premia un obiettivo. Dopo l’ultimo vince chi ha più stelle.

## Gli esempi, da giocare

example-P3 = All’Ingresso del parco ci sono due ospiti, e ne basta uno qualsiasi. Azionalo con quello verde, mandalo avanti, e guarda se l’ingresso può ripartire.
example-P3-done = Il dado verde mostra { $value } e ha dovuto spostarsi. L’ingresso ha un generatore, quindi è ripartito per l’altro ospite: ci sono sopra { $cubes } cubetti.
example-P4 = I Tronchi sull’acqua vogliono un dado qualsiasi e uno blu più alto: ci sono tutti e due. La Ruota panoramica vuole un dado giallo dispari e un dado pari, e un giallo l’aspetta già. Fa’ salire il blu su entrambe.
example-P4-done = Il dado blu è salito due volte e mostra { $blue }; l’altro ai Tronchi mostra { $yellow }. Il giallo della Ruota non aveva più punti da perdere e se n’è andato.
example-P5 = Un ospite blu è all’ingresso, e i Tronchi sull’acqua sono a due passi. Una mappa sposta un ospite senza giro; tu ne hai due.
example-P5-done = Due mappe, due passi: mappe rimaste { $maps }, e il dado blu mostra ancora { $value }.
example-P6 = I Tronchi sull’acqua vogliono un dado blu più alto di un altro, ma i due sono pari. Una mascotte può cambiare le cose.
example-P6-try = Prova prima { $place }: non si può ancora azionare.
example-P6-done = Con un punto in più per il blu i Tronchi sono partiti: c’è sopra { $cubes } cubetto, e il dado blu mostra di nuovo { $value }.
example-P7 = Ai Tronchi sull’acqua non c’è nessun ospite blu. Una mascotte fa valere un ospite come qualunque colore, per una sola azione.
example-P7-try = Prova { $place }: senza un dado blu non si può azionare.
example-P7-done = Il dado giallo è valso come blu per quell’unica azione e ora mostra { $value }. Poi è tornato giallo, perciò c’è solo { $cubes } cubetto.

## Numeri del pacchetto

pack-numbers-money = Monete all’inizio
pack-numbers-maps = Mappe all’inizio
pack-numbers-mascots = Mascotte all’inizio
pack-numbers-mascot_cost = Prezzo di una mascotte
pack-numbers-map_cost = Prezzo di una mappa
pack-numbers-merch = Monete da un chiosco
pack-numbers-effect = Stelle da un effetto speciale
pack-numbers-upgrades_of_a_kind = Migliorie di un tipo a testa
pack-numbers-money_per_star = Monete per una stella alla fine
pack-numbers-drawn_value = Valore di un dado pescato
pack-numbers-map_tokens = Mappe nella riserva
pack-numbers-dice = Dadi di un colore, da 1 a 4 giocatori
pack-numbers-places = Stelle di un obiettivo per posizione, da 1 a 4 giocatori
pack-rounds-upgrades = Migliorie per round
pack-rounds-innovations = Innovazioni per round
