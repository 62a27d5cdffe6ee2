// Die Lektionen, nach dem Ort jedes Textes in www/lessons/.

export default {
  energy_title: "Was ist Energie?",
  energy_asks: "Wie gibt man einem ganzen Brett eine Zahl, die zeigt, wie falsch es ist?",
  energy_claims_energies_what: "Energie dieser drei Bretter",
  energy_claims_energies_labels_1: "am Anfang",
  energy_claims_energies_labels_2: "nach 300 Zügen",
  energy_claims_energies_labels_3: "nach 5.000 Zügen",
  energy_claims_helping_what: "Vertauschungen (von 171), die die Energie senken",
  energy_claims_helping_labels_1: "am Anfang",
  energy_claims_helping_labels_2: "nach 300 Zügen",
  energy_claims_helping_labels_3: "nach 5.000 Zügen",
  energy_claims_hundred_what: "Vertauschungen (von 171), die die Energie senken: Mittel über die Seeds 1 bis 100",
  energy_claims_hundred_labels_1: "am Anfang",
  energy_claims_hundred_labels_2: "nach 300 Zügen",
  energy_claims_hundred_labels_3: "nach 5.000 Zügen",
  energy_claims_rise_what: "Kleinster Anstieg der Energie durch einen Tausch, nach 5.000 Zügen",
  energy_claims_rise_labels_1: "Seed 18",
  energy_steps_1_title: "Wie viele der 171 möglichen Vertauschungen würden dieses Brett verbessern?",
  energy_steps_1_text:
    "Setze die Zahlen 1 bis 19 so, dass jede der zwölf Linien die Summe 22 hat. Auf diesem Brett ist jede Linie falsch.\n\nEine Linie, die 22 um 5 verfehlt, trägt 5 × 5 = 25 zur [Energie|energy] bei. Die Energien aller Linien ergeben zusammen {energies.1}. Ein gelöstes Brett hat die Energie 0. Ein Tausch ist besser, wenn er die Energie senkt.\n",
  energy_steps_1_ask_axis_label: "Vertauschungen, die die Energie senken",
  energy_steps_1_ask_axis_unit: "Vertauschungen",
  energy_steps_1_ask_close:
    "Ein zufälliges Brett ist so falsch, dass fast die Hälfte aller Vertauschungen es verbessert.",
  energy_steps_1_ask_low:
    "So wenige gäbe es nur auf einem fast gelösten Brett. Ein zufälliges Brett ist leicht zu verbessern: Das tut fast die Hälfte aller Vertauschungen.",
  energy_steps_1_ask_high:
    "Mehr als die Hälfte ist selten: Ein Tausch hilft manchen Linien und schadet anderen. Auf einem zufälligen Brett schadet etwa die Hälfte aller Vertauschungen mehr, als sie hilft.",
  energy_steps_2_title: "Tausche selbst: dreimal, und jedes Mal soll die Energie sinken.",
  energy_steps_2_text:
    "Ziehe eine Zahl auf eine andere. Mit der Tastatur drückst du auf beiden Enter. Die Zahl an jeder Linie zeigt ihre Summe und wie weit sie 22 verfehlt.\n\nEin Tausch ändert zwischen 2 und 7 Linien; alle anderen bleiben, wie sie sind.\n",
  energy_steps_3_title: "Was hast du gesehen, als du zwei Zahlen getauscht hast?",
  energy_steps_3_text: "Mach noch einen Tausch, wenn du nicht sicher bist.",
  energy_steps_3_ask_options_1_text: "Nur die Linien durch diese zwei Felder änderten sich",
  energy_steps_3_ask_options_1_reply:
    "Also muss ein Programm nicht alle Linien neu addieren: Es sieht sich 2 bis 7 davon an.",
  energy_steps_3_ask_options_2_text: "Alle zwölf Linien änderten sich",
  energy_steps_3_ask_options_2_reply:
    "Sieh dir eine Linie an, die durch keines der beiden Felder geht; ihre Summe bleibt.",
  energy_steps_3_ask_options_3_text: "Die Energie sank immer",
  energy_steps_3_ask_options_3_reply: "Manche Vertauschungen erhöhen sie. Probiere noch ein paar.",
  energy_steps_4_title: "Fast jeder zweite Tausch war eine Verbesserung.",
  energy_steps_4_text: "Deine Vorhersage, und was das Programm zählte, als es alle 171 Vertauschungen probierte:",
  energy_steps_5_title: "300 Züge später ist die Energie {energies.2}. Wie viele Vertauschungen senken sie jetzt?",
  energy_steps_5_text:
    "Das Programm hat jetzt 300 *Züge* gemacht: Es schlug 300 Vertauschungen vor und nahm einige davon an. Die meisten Linien verfehlen 22 um eins oder zwei.",
  energy_steps_5_ask_axis_label: "Vertauschungen, die die Energie senken",
  energy_steps_5_ask_axis_unit: "Vertauschungen",
  energy_steps_5_ask_close: "Wenige Verbesserungen bleiben: Je besser ein Brett, desto schwerer ist es zu verbessern.",
  energy_steps_5_ask_low:
    "Gar keine gäbe es nur auf einem Brett, von dem kein Tausch nach unten führt. Das kommt später in diesem Lauf.",
  energy_steps_5_ask_high:
    "So viele gäbe es nur, wenn Linien weit daneben lägen. Jetzt sind die meisten fast richtig, und ein Tausch macht mehr Linien falsch als richtig.",
  energy_steps_6_title: "Jetzt ist die Energie {energies.3}. Wie viele Vertauschungen senken sie?",
  energy_steps_6_text: "Nach 5.000 Zügen sind nur zwei Linien falsch, jede um 1.",
  energy_steps_6_ask_options_1_text: "Etwa zehn: Das Brett ist fast gelöst, also lösen es viele Vertauschungen",
  energy_steps_6_ask_options_1_reply:
    "Dann könnte das Programm von hier zu einer Lösung hinabsteigen. Das kann es nicht: Jeder Tausch schadet mindestens so viel, wie er hilft.",
  energy_steps_6_ask_options_2_text: "Genau eine: die richtige",
  energy_steps_6_ask_options_2_reply:
    "Ein Brett mit so wenig Energie sieht aus, als genüge ein Tausch. Hier schadet jeder Tausch mindestens so viel, wie er hilft.",
  energy_steps_6_ask_options_3_text: "Keine",
  energy_steps_6_ask_options_3_reply:
    "Zwei Vertauschungen lassen die Energie, wie sie ist, alle anderen erhöhen sie um mindestens {rise.1}. So ein Brett ist ein [lokales Minimum|local-minimum].",
  energy_steps_7_title: "Kein Tausch hilft: Das Brett ist fast richtig und steckt in einem lokalen Minimum.",
  energy_steps_7_text:
    "Ein [lokales Minimum|local-minimum] ist ein Brett, von dem jeder Tausch zu einem schlechteren oder gleich guten Brett führt. Ein Programm, das nur bessere Bretter annimmt, bleibt hier für immer.\n\nEines, das auch gleich gute annimmt, geht zwischen vier Brettern hin und her, und kein Tausch führt von dort nach unten. Die nächste Lektion zeigt den Ausweg.\n",
  energy_steps_8_title: "Ist das in anderen Läufen auch so? Sieh dir hundert davon an.",
  energy_steps_8_text:
    "Als Formel: Nimm für jede Linie ihre Summe s, zieh 22 ab und quadriere die Differenz. Die Energie E ist die Summe dieser Quadrate.\n\nDas letzte Diagramm ist das Mittel von hundert Läufen, jeder von einem anderen zufälligen Brett. Nach 5.000 Zügen helfen etwa {hundred.3} Vertauschungen: Manche Läufe sind in einem lokalen Minimum, andere nicht.\n",
  energy_steps_9_title: "Jetzt allein: Senke die Energie mit höchstens sechs Vertauschungen auf 250 oder weniger.",
  energy_steps_9_text:
    "Beginne mit demselben zufälligen Brett, Energie {energies.1}. Ziehe Zahlen aufeinander. Dann prüfe deinen Lauf.",
  energy_steps_9_exercise_why:
    "Eine Linie, die 22 um 20 verfehlt, trägt 400 zur Energie bei, eine, die es um 3 verfehlt, nur 9. Verbessere also die schlechtesten Linien zuerst: Gib eine Zahl aus einer zu hohen Linie in eine zu niedrige.\n\nDie beste aller 171 Vertauschungen, dreimal gewählt, führt schon zur Energie 198. Das muss nicht der beste Weg sein: Was jetzt am besten ist, kann später schaden.\n",
  energy_steps_10_title: "Was herauskam.",
  energy_steps_10_text:
    "Die Energie eines Bretts ist eine Zahl, die sagt, wie falsch das ganze Brett ist; so kann ein Programm ein besseres von einem schlechteren unterscheiden. Ein Brett kann Energie {energies.3} haben und doch feststecken, weil keine seiner Vertauschungen nach unten führt.\n",
  worse_title: "Warum ein schlechteres Brett annehmen?",
  worse_asks: "Was löst das Rätsel: ein Lauf, der nie ein schlechteres Brett annimmt, oder einer, der es manchmal tut?",
  worse_claims_last_what: "Zug der letzten Verbesserung (Median)",
  worse_claims_rest_what: "Energie, bei der der erste Lauf stecken bleibt",
  worse_claims_rest_labels_1: "Seed 14",
  worse_claims_rise_what:
    "Kleinster Anstieg der Energie durch einen Tausch, auf dem Brett, auf dem der erste Lauf stecken bleibt",
  worse_claims_rise_labels_1: "Seed 14",
  worse_claims_solved_what: "Gelöst in 2.000.000 Zügen",
  worse_claims_standing_what: "Energie nach 20.000 Zügen: Mittel über die Seeds 1 bis 100",
  worse_claims_standing_labels_1: "nie schlechter",
  worse_claims_standing_labels_2: "manchmal schlechter",
  worse_steps_1_title:
    "Ein Programm nimmt nie ein schlechteres Brett an, ein anderes manchmal. Welches löst mehr von 100 Brettern?",
  worse_steps_1_text:
    "Das magische Sechseck hat die Zahlen 1 bis 19 auf fünfzehn Linien, jede mit der Summe 38. Nur 12 Bretter lösen es: eine Lösung mit ihren Drehungen und Spiegelungen.\n\nBeide Programme schlagen dieselbe Art von Vertauschungen vor, und beide haben 2.000.000 Züge für jedes Brett.\n",
  worse_steps_1_ask_options_1_text: "Nie ein schlechteres Brett: Es verschwendet keinen Zug",
  worse_steps_1_ask_options_1_reply:
    "Es würde gewinnen, wenn von jedem Brett ein Weg hinab zu einer Lösung führte. Fast jeder Weg hinab endet zu früh, in einem [lokalen Minimum|local-minimum].",
  worse_steps_1_ask_options_2_text: "Manchmal ein schlechteres Brett",
  worse_steps_1_ask_options_2_reply: "Es kommt von Brettern weg, auf denen kein Tausch die Energie senkt.",
  worse_steps_1_ask_options_3_text: "Beide lösen etwa gleich viele",
  worse_steps_1_ask_options_3_reply:
    "Das ginge nur bei einem Rätsel ohne lokale Minima. Das magische Sechseck ist voll davon.",
  worse_steps_2_title: "Sieh einem Lauf zu, der nie ein schlechteres Brett annimmt: Drücke Start.",
  worse_steps_2_text:
    "Jeder Tausch, der die Energie erhöht, wird abgelehnt. Achte darauf, wie die Energie fällt und auf welchem Wert sie bleibt.",
  worse_steps_3_title: "Was hast du gesehen?",
  worse_steps_3_text: "Um noch einmal zuzusehen, wähle „Diese Seite zurücksetzen“.",
  worse_steps_3_ask_options_1_text: "Die Energie fiel schnell und blieb dann über 0",
  worse_steps_3_ask_options_1_reply:
    "In hundert Läufen liegt der Zug der letzten Verbesserung im Median bei {last.1}, von 2.000.000.",
  worse_steps_3_ask_options_2_text: "Die Energie fiel immer weiter, langsam",
  worse_steps_3_ask_options_2_reply: "Sie fällt einige hundert Züge lang. Dann bleibt die Zahl gleich.",
  worse_steps_3_ask_options_3_text: "Die Energie ging auf und ab",
  worse_steps_3_ask_options_3_reply: "Dieser Lauf geht nie nach oben. Der nächste schon.",
  worse_steps_4_title: "Jetzt manchmal ein schlechteres Brett: dasselbe Rätsel, derselbe Seed.",
  worse_steps_4_text:
    "Dieser Lauf [nimmt|acceptance] ein schlechteres Brett mit einer gewissen Wahrscheinlichkeit an. Sie hängt davon ab, wie viel schlechter das Brett ist, und von der [Temperatur|temperature]. Drücke Start und lass ihn bis zum Ende laufen.\n",
  worse_steps_5_title: "Was hast du diesmal gesehen?",
  worse_steps_5_text: "Das Diagramm zeigt die Energie. Der erste Lauf blieb bei {rest}.",
  worse_steps_5_ask_options_1_text: "Die Energie ging auf und ab und erreichte irgendwann 0",
  worse_steps_5_ask_options_1_reply:
    "Die meiste Zeit war sie höher als die des ersten Laufs. Bei Zug 42.760 erreichte sie 0, weil der Lauf nie blieb, wo er war.",
  worse_steps_5_ask_options_2_text: "Die Energie war bald niedriger als die des ersten Laufs und fiel weiter",
  worse_steps_5_ask_options_2_reply:
    "Sieh dir das Diagramm noch einmal an: Die meiste Zeit war sie höher. Nach 20.000 Zügen ist das Mittel von hundert solchen Läufen {standing.2}, das der ersten Art {standing.1}.",
  worse_steps_5_ask_options_3_text: "Die Energie fiel und blieb wieder über 0",
  worse_steps_5_ask_options_3_reply: "Lass ihn bis zum Ende laufen: Er erreicht 0.",
  worse_steps_6_title: "Ein Glückstreffer beweist nichts. Lass beide auf denselben hundert Brettern laufen.",
  worse_steps_6_text: "Jede Einstellung beginnt mit denselben hundert Brettern und hat für jedes 2.000.000 Züge.",
  worse_steps_7_title: "{solved.1} von 100 gegen {solved.2} von 100.",
  worse_steps_7_text:
    "Jede Linie des Diagramms zeigt den [Anteil der Läufe mit Lösung|rld] nach einer Zahl von Zügen.\n\nNach 20.000 Zügen hat ein Lauf, der manchmal ein schlechteres Brett annimmt, im Mittel die höhere Energie: {standing.2} gegen {standing.1}. Er gewinnt, weil er nicht bleibt, wo er ist.\n",
  worse_steps_8_title: "Warum: Ein kleiner Schritt nach oben führt zu anderen Brettern.",
  worse_steps_8_text:
    "ΔE ist der Anstieg der Energie. Ein Tausch mit diesem Anstieg wird mit der Wahrscheinlichkeit p angenommen, deren Formel unten steht; T ist die Temperatur. Auf dem Brett, auf dem der erste Lauf stecken bleibt, ist der kleinste Anstieg {rise.1}.\n\nOhne solche Schritte ist ein Lauf bald unter Brettern gefangen, von denen kein Tausch abwärts führt. Hier ist der zweite Lauf, nach 1.000 Zügen. Drücke „Schritt“: Der Inspektor neben dem Brett berechnet p für jeden vorgeschlagenen Tausch.\n",
  worse_steps_9_title: "Jetzt allein: schlechtere Bretter annehmen, ganz ohne Wahrscheinlichkeit.",
  worse_steps_9_text:
    "Die [Schwellwertakzeptanz|threshold] nimmt jeden Tausch an, der die Energie um höchstens T erhöht, und lehnt alle anderen ab. Finde ein T, mit dem Magic 19 von jedem der 20 zufälligen Bretter (Seeds 1 bis 20) aus in höchstens 2.000.000 Zügen gelöst wird.\n\nT0 in den Einstellungen ist dieses T. Ändere es und prüfe dann deinen Lauf.\n",
  worse_steps_9_exercise_why:
    "Von 2 bis 3 löst jedes T alle 20 Bretter. Mit T = 1 wird nur 1 von 20 gelöst: Die Schritte nach oben sind zu klein, um die meisten lokalen Minima zu verlassen. Mit T = 4 sind es 10 von 20: Der Lauf verlässt auch gute Bretter zu leicht.\n\nEin Lauf braucht also keine Wahrscheinlichkeit, um von einem lokalen Minimum wegzukommen. Er braucht kleine Schritte nach oben und muss große ablehnen.\n",
  worse_steps_10_title: "Was herauskam.",
  worse_steps_10_text:
    "Ein Lauf, der nie ein schlechteres Brett annimmt, ist bald unter Brettern gefangen, von denen kein Tausch abwärts führt: Er löste {solved.1} von 100 Brettern. Ein Lauf, der manchmal ein schlechteres Brett annimmt, löste {solved.2}. Dafür braucht es keine Wahrscheinlichkeit, nur kleine Schritte nach oben.\n",
  temperature_title: "Was bewirkt die Temperatur?",
  temperature_asks: "Welche Temperatur löst ein Rätsel in den wenigsten Zügen?",
  temperature_claims_cost_what: "Züge je Lösung (ERT)",
  temperature_claims_rejected_what: "Abgelehnt von 100 Vorschlägen bei T = 1",
  temperature_claims_rejected_labels_1: "Seeds 1 bis 100, 5.000 Züge",
  temperature_claims_solved_what: "Gelöst in 500.000 Zügen",
  temperature_steps_1_title: "Bei T = 1 kostet eine Lösung {cost.4} Züge. Wie viele kostet sie bei T = 3?",
  temperature_steps_1_text:
    "Die [Temperatur|temperature] T entscheidet, wie oft ein schlechteres Brett angenommen wird: bei T = 3 öfter als bei T = 1. Hier bleibt sie den ganzen Lauf über gleich.\n\nBei jeder Temperatur werden hundert Läufe ausgeführt. Die Kosten einer Lösung sind die Zahl der Züge aller Läufe, geteilt durch die Zahl der Läufe mit Lösung.\n",
  temperature_steps_1_ask_axis_label: "Züge je Lösung bei T = 3",
  temperature_steps_1_ask_axis_unit: "Züge",
  temperature_steps_1_ask_close:
    "Etwa zehnmal so viele wie bei T = 1: Ein so heißer Lauf verliert bald, was er gefunden hat.",
  temperature_steps_1_ask_low:
    "Dafür müsste ein Lauf behalten, was er gefunden hat. Bei T = 3 nimmt er viele schlechtere Bretter an und verliert es so wieder.",
  temperature_steps_1_ask_high:
    "So schlimm ist es nicht: Auch bei T = 3 finden {solved.6} von 100 Läufen in 500.000 Zügen eine Lösung.",
  temperature_steps_2_title: "Heize auf: Mach das Brett heiß.",
  temperature_steps_2_text:
    "Dieser Lauf hat 5.000 Züge bei T = 1 gemacht, und seine Energie ist niedrig. Zieh das Thermometer auf mehr als 4 und drücke dann Start. Wie verhält sich die Energie?",
  temperature_steps_3_title: "Was hast du gesehen, als es heiß war?",
  temperature_steps_3_ask_options_1_text: "Die Energie stieg und ging auf und ab",
  temperature_steps_3_ask_options_1_reply:
    "Ist es heiß, werden viele schlechtere Bretter angenommen: Der Lauf verliert, was er gefunden hat.",
  temperature_steps_3_ask_options_2_text: "Die Energie fiel auf 0",
  temperature_steps_3_ask_options_2_reply:
    "Es werden mehr Vertauschungen angenommen, aber die meisten davon verschlechtern das Brett.",
  temperature_steps_3_ask_options_3_text: "Nichts bewegte sich mehr",
  temperature_steps_3_ask_options_3_reply: "Das geschieht, wenn es kalt ist: Fast jeder Tausch wird abgelehnt.",
  temperature_steps_4_title: "Zeichne jetzt die ganze Kurve: Was kostet eine Lösung bei jeder Temperatur?",
  temperature_steps_4_text:
    "Einen Punkt kennst du: {cost.4} Züge bei T = 1. Bei T = 0,3 wird fast kein schlechteres Brett angenommen, bei T = 10 sehr viele.\n\nBeide Achsen sind logarithmisch: Gleich lange Strecken multiplizieren mit dem gleichen Faktor.\n",
  temperature_steps_4_ask_across_label: "Temperatur T",
  temperature_steps_4_ask_up_label: "Züge je Lösung",
  temperature_steps_4_ask_close: "Deine Linie hat die Form eines Tals, und an der richtigen Stelle.",
  temperature_steps_4_ask_low: "Zu kalt und zu heiß kosten beide viel mehr Züge, als die meisten erwarten.",
  temperature_steps_4_ask_high: "Nahe T = 1 kostet eine Lösung nur {cost.4} Züge.",
  temperature_steps_5_title: "Acht Temperaturen, je hundert Läufe.",
  temperature_steps_5_text:
    "Die Kosten einer Lösung heißen [erwartete Laufzeit, ERT|ert]. Auch ein Lauf ohne Lösung zählt, mit allen seinen Zügen.",
  temperature_steps_6_title: "Nur ein schmaler Bereich ist nützlich: 0,73 bis 1,9.",
  temperature_steps_6_text:
    "In diesem Bereich kostet eine Lösung höchstens doppelt so viele Züge wie bei der besten Temperatur. Sie liegt nahe 1,2, zwischen zweien dieser acht. Bei 0,5 kostet sie etwa achtmal so viele wie bei 1, bei 3 etwa zehnmal. Bei T = 10 findet keiner von hundert Läufen eine Lösung; dort endet die Linie am oberen Rand des Bildes.\n",
  temperature_steps_7_title: "Wie viele von 100 Vorschlägen werden bei T = 1 abgelehnt, der besten dieser acht?",
  temperature_steps_7_text: "Von diesen acht kostet T = 1 die wenigsten Züge.",
  temperature_steps_7_ask_axis_label: "Abgelehnt von 100 Vorschlägen",
  temperature_steps_7_ask_close: "Ein guter Lauf lehnt fast alles ab, und so behält er, was er hat.",
  temperature_steps_7_ask_low:
    "Das wäre ein viel heißerer Lauf. Bei einer guten Temperatur wird fast jeder Vorschlag abgelehnt.",
  temperature_steps_7_ask_high: "Würde jeder Vorschlag abgelehnt, wäre das Brett gefroren.",
  temperature_steps_8_title: "{rejected} von 100 werden abgelehnt, und doch ist diese Temperatur die beste.",
  temperature_steps_8_text:
    "Die Wahrscheinlichkeit für ein schlechteres Brett sinkt mit ΔE und steigt mit T. Bei T = 1 wird ein Anstieg um 2 einmal in sieben Fällen angenommen, ein Anstieg um 10 einmal in 22.000 Fällen.\n",
  temperature_steps_9_title: "Jetzt allein: eine Temperatur für das magische Sechseck.",
  temperature_steps_9_text:
    "Finde eine konstante Temperatur, bei der das magische Sechseck von mindestens 50 der 60 zufälligen Bretter (Seeds 1 bis 60) aus gelöst wird, jeweils in höchstens 1.000.000 Zügen.\n\nÄndere T0 in den Einstellungen und prüfe dann deinen Lauf.\n",
  temperature_steps_9_exercise_why:
    "Temperaturen von etwa 2 bis 3 genügen. Bei T = 2 werden 54 von 60 Brettern gelöst, bei T = 2,3 sind es 59 und bei T = 3 noch 50. Bei T = 1,5 sind es nur 43.\n\nEine gute Temperatur gehört zu einem Rätsel und seiner Energie. T = 1,2 ist unter den besten für Magic 19, löst hier aber nur 26 von 60.\n",
  temperature_steps_10_title: "Was herauskam.",
  temperature_steps_10_text:
    "Jedes Rätsel hat einen schmalen Bereich nützlicher Temperaturen: Bei Magic 19 kostet eine Lösung {cost.4} Züge bei T = 1, und {cost.1} bei T = 0,3. Selbst bei T = 1 werden {rejected} von 100 Vorschlägen abgelehnt.\n",
  greed_title: "Ist der Abstieg schuld oder das Stehenbleiben?",
  greed_asks: "Scheitert der Abstieg, weil er nie hinaufgeht oder weil er nie neu beginnt?",
  greed_claims_both_what: "Züge je Lösung (ERT)",
  greed_claims_lengths_what: "Züge je Lösung (ERT), nach Zügen vor einem Neustart",
  greed_claims_ratio_what: "Kosten von „Abstieg mit Neustarts“ im Verhältnis zu „Warm“",
  greed_claims_ratio_labels_1: "100 Seeds",
  greed_claims_wins_what: "Gelöst in 2.000.000 Zügen",
  greed_steps_1_title:
    "Gefroren, warm oder Abstieg mit Neustarts: Welche Läufe lösen fast alle von 20 Brettern, in je 2.000.000 Zügen?",
  greed_steps_1_text:
    "*Gefroren* nimmt fast kein schlechteres Brett an, vom ersten bis zum letzten Zug. *Warm* ist simulierte Abkühlung bei einer nützlichen Temperatur. *Abstieg mit Neustarts* nimmt nie ein schlechteres Brett an, beginnt aber alle 1.000 Züge mit einem neuen zufälligen Brett: Bergsteigen (Hill Climbing) mit zufälligen Neustarts.\n",
  greed_steps_1_ask_options_1_text: "Nur der warme Lauf",
  greed_steps_1_ask_options_1_reply:
    "So wäre es, wenn der Abstieg an sich hoffnungslos wäre. Das ist er nicht: Er darf nur nicht bleiben, wo er feststeckt.",
  greed_steps_1_ask_options_2_text: "Der warme Lauf und der Abstieg mit Neustarts",
  greed_steps_1_ask_options_2_reply:
    "Zum Scheitern führt das Stehenbleiben: Ein gefrorener Lauf verlässt sein erstes [lokales Minimum|local-minimum] fast nie.",
  greed_steps_1_ask_options_3_text: "Alle drei",
  greed_steps_1_ask_options_3_reply:
    "Der gefrorene Lauf verlässt sein erstes [lokales Minimum|local-minimum] fast nie und hat keine Neustarts.",
  greed_steps_1_ask_options_4_text: "Nur der Abstieg mit Neustarts",
  greed_steps_1_ask_options_4_reply: "Auch der warme Lauf verlässt lokale Minima, durch kleine Schritte nach oben.",
  greed_steps_2_title: "Lass alle drei vom selben Brett aus um die Wette laufen: Drücke „Rennen starten“.",
  greed_steps_2_text:
    "Der Abstieg beginnt alle 1.000 Züge mit einem neuen zufälligen Brett. Der gefrorene bleibt, wo er ist.",
  greed_steps_3_title: "Lass alle drei mit denselben 20 Seeds laufen.",
  greed_steps_3_text: "Jeder hat 2.000.000 Züge für jedes Brett.",
  greed_steps_4_title: "Was hast du gesehen?",
  greed_steps_4_ask_options_1_text: "Der gefrorene löste keines, die anderen beiden fast alle",
  greed_steps_4_ask_options_1_reply: "{wins.1}, {wins.2} und {wins.3} von 20.",
  greed_steps_4_ask_options_2_text: "Der gefrorene und der Abstieg lösten keines",
  greed_steps_4_ask_options_2_reply: "Sieh dir die Zahlen noch einmal an: Der Abstieg hat hier Neustarts.",
  greed_steps_4_ask_options_3_text: "Nur der warme war gut",
  greed_steps_4_ask_options_3_reply: "Sieh dir die Zahlen noch einmal an: Der Abstieg ist hier genauso gut.",
  greed_steps_5_title: "Hier ist nicht der Abstieg schuld, sondern das Stehenbleiben.",
  greed_steps_5_text:
    "Mit Neustarts zur rechten Zeit ist der Abstieg auf diesem Rätsel ebenso gut. Diese hundert Seeds zeigen keinen Unterschied, doch das Verhältnis kann überall in seinem Intervall liegen. Es ist ein Rätsel mit 19 Feldern: Größere wurden nicht gemessen.\n",
  greed_steps_6_title:
    "Der Abstieg hat seinen Preis: Der Neustart muss zur rechten Zeit kommen. Zeichne die Kosten über dieser Zeit.",
  greed_steps_6_text: "300 Züge vor einem Neustart, oder 20.000, oder etwas dazwischen?",
  greed_steps_6_ask_across_label: "Züge vor einem Neustart",
  greed_steps_6_ask_up_label: "Züge je Lösung",
  greed_steps_6_ask_close: "Du hast ein Tal gesehen, an der richtigen Stelle.",
  greed_steps_6_ask_low:
    "Dafür müssten Läufe gelingen, wann immer man sie abbricht. Beide Enden kosten etwa zehnmal so viele Züge wie die Mitte.",
  greed_steps_6_ask_high:
    "Dafür müsste fast jeder Versuch misslingen. Bei 1.000 Zügen kostet eine Lösung {lengths.3} Züge.",
  greed_steps_7_title: "Sechs Längen, je hundert Seeds.",
  greed_steps_7_text:
    "Ein zu früher Neustart bricht gute Läufe ab, ein zu später verschwendet Züge auf einem Brett, das feststeckt. Ein warmer Lauf braucht statt einer Länge eine Temperatur.\n",
  greed_steps_8_title: "Jetzt allein: Abstieg auf Magic 19.",
  greed_steps_8_text:
    "Wähle die Länge eines Abstiegs auf Magic 19 so, dass mindestens 18 der Seeds 1 bis 20 in höchstens 300.000 Zügen zur Lösung führen.\n\nÄndere die Länge in den Einstellungen und prüfe dann deinen Lauf.\n",
  greed_steps_8_exercise_why:
    "Längen von 1.500, 2.000 und 3.000 Zügen genügen: Damit werden 20, 18 und 20 von 20 Brettern gelöst. Bei 600 Zügen sind es 17, weil manche Abstiege abgebrochen werden, während sie noch fallen.\n\nBei 20.000 Zügen sind es 9. Dann passen in 300.000 Züge nur 15 Abstiege, und jeder verschwendet die meisten Züge dort, wo er feststeckt.\n",
  greed_steps_9_title: "Was herauskam.",
  greed_steps_9_text:
    "Der Abstieg scheitert, weil er bleibt, wo er feststeckt, nicht weil er nie nach oben geht: Mit Neustarts löste er {wins.3} von 20, und warme Läufe {wins.2}. Ein Neustart zur falschen Zeit kostet bis zu zehnmal so viele Züge.\n",
  cooling_title: "Muss man überhaupt abkühlen?",
  cooling_asks: "Simulierte Abkühlung bedeutet langsames Abkühlen. Was geschieht, wenn sich die Temperatur nie ändert?",
  cooling_claims_cooled_what: "Züge je Lösung (ERT): eine Temperatur gegen drei Abkühlgeschwindigkeiten",
  cooling_claims_cost_what: "Züge je Lösung (ERT), nie abgekühlt",
  cooling_claims_energy_what: "Energie bei T = 0,3: Mittel über die Seeds 1 bis 20",
  cooling_claims_energy_labels_1: "nach 1 Zug",
  cooling_claims_energy_labels_2: "10",
  cooling_claims_energy_labels_3: "100",
  cooling_claims_energy_labels_4: "1.000",
  cooling_claims_energy_labels_5: "10.000",
  cooling_claims_energy_labels_6: "100.000",
  cooling_claims_solved_what: "Gelöst in 5.000.000 Zügen, nie abgekühlt",
  cooling_steps_1_title: "T = 0,3 vom ersten bis zum letzten Zug. Zeichne die Energie dieses Sudokus über den Zügen.",
  cooling_steps_1_text:
    "Jeder Block enthält die Ziffern 1 bis 9. Die Energie zählt Ziffern, die sich in einer Zeile oder Spalte wiederholen. Getauscht wird nur innerhalb eines Blocks.\n\nT ist die Temperatur: Je höher sie ist, desto öfter werden schlechtere Bretter angenommen. Hier bleibt sie gleich. Wie entwickelt sich die Energie?\n",
  cooling_steps_1_ask_across_label: "Züge",
  cooling_steps_1_ask_up_label: "Energie",
  cooling_steps_1_ask_close: "Sie fällt von selbst und bleibt dann weit unten, ganz ohne Abkühlung.",
  cooling_steps_1_ask_low:
    "Dazu müsste jeder Tausch viele Wiederholungen beheben, und ein Tausch bewegt nur zwei Ziffern.",
  cooling_steps_1_ask_high:
    "Dazu müsste die Temperatur höher sein: Bei 0,3 werden die meisten schlechteren Bretter abgelehnt, also fällt die Energie von selbst.",
  cooling_steps_2_title: "Sieh zu: Drücke Start.",
  cooling_steps_2_text: "Das Thermometer bewegt sich nicht. Lass den Lauf laufen, bis das Sudoku gelöst ist.",
  cooling_steps_3_title: "Was hast du gesehen?",
  cooling_steps_3_ask_options_1_text: "Das Sudoku wurde gelöst, obwohl nie abgekühlt wurde",
  cooling_steps_3_ask_options_1_reply:
    "Die Energie fiel, blieb niedrig, ging ein wenig auf und ab und traf irgendwann 0.",
  cooling_steps_3_ask_options_2_text: "Der Lauf blieb über 0 stecken",
  cooling_steps_3_ask_options_2_reply: "Lass ihn weiterlaufen: Dieser Seed führt zur Lösung.",
  cooling_steps_3_ask_options_3_text: "Die Energie fiel nie",
  cooling_steps_3_ask_options_3_reply: "Sieh dir das Diagramm noch einmal an: Sie fiel in den ersten tausend Zügen.",
  cooling_steps_4_title: "Deine Linie und das Mittel von zwanzig Läufen.",
  cooling_steps_4_text: "Ein Lauf, der eine Lösung gefunden hat, zählt von da an als 0.",
  cooling_steps_5_title: "Hundert Seeds bei drei konstanten Temperaturen.",
  cooling_steps_5_text:
    "Bei 0,4 kostet eine Lösung mehr als doppelt so viele Züge wie bei 0,3, bei 0,5 mehr als fünfzigmal so viele.\n\nDie [erwartete Laufzeit, ERT|ert] ist die Zahl der Züge aller Läufe, geteilt durch die Zahl der Läufe mit Lösung. Darum kann sie größer sein als die 5.000.000 eines Laufs.\n",
  cooling_steps_6_title: "Ist Abkühlen besser als die beste konstante Temperatur?",
  cooling_steps_6_text:
    "Drei Abkühlungspläne kühlen von 0,5 auf 0,25 ab: in 100.000, 300.000 und 1.000.000 Zügen. Dann beginnt jeder von vorn, mit einem neuen zufälligen Brett. Ein vierter bleibt bei 0,3.",
  cooling_steps_6_ask_options_1_text: "Ja: Genau um langsames Abkühlen geht es",
  cooling_steps_6_ask_options_1_reply:
    "So wäre es, wenn keine einzelne Temperatur sowohl für das Suchen als auch für den Schlussteil gut wäre. Für dieses Sudoku ist 0,3 für beides gut.",
  cooling_steps_6_ask_options_2_text: "Nein: Keiner davon schlägt die beste konstante Temperatur",
  cooling_steps_6_ask_options_2_reply:
    "Ein abgekühlter Lauf verbringt die meisten Züge bei Temperaturen, die zu heiß oder zu kalt sind.",
  cooling_steps_7_title: "Hier muss man nicht abkühlen. Aber jemand musste die 0,3 finden.",
  cooling_steps_7_text:
    "Abkühlen braucht nur einen Bereich, der die gute Temperatur enthält, und zahlt für den Rest des Bereichs. Auf *diesem* Sudoku schlägt die beste der probierten konstanten Temperaturen diese drei Abkühlungspläne.\n\nAbkühlen ist trotzdem nicht nutzlos. Ein Sudoku ist ein Erfüllungsproblem: Sein Ziel, Energie 0, ist bekannt, und ein Lauf darf dort bei jeder Temperatur aufhören. Bei der Optimierung kennt niemand die kleinste Energie; darum muss ein Lauf kalt enden, um tief zu enden. Und bei manchen Problemen ist keine einzelne Temperatur gut: Eine spätere Lektion zeigt eines, bei dem Abkühlen gewinnt.\n\nGeometrische Abkühlung multipliziert T nach jedem Zug mit einem konstanten Faktor r, der *Rate*.\n",
  cooling_steps_8_title: "Jetzt allein: Kühle so ab, dass das Sudoku gelöst wird.",
  cooling_steps_8_text:
    "Beginne mit einer geometrischen Abkühlung, die viel zu schnell ist: Das Sudoku ist nach etwa 2.000 Zügen eingefroren. Ändere T0 oder die Rate so, dass mindestens 9 der Seeds 1 bis 10 in höchstens 2.000.000 Zügen zur Lösung führen.\n",
  "cooling-wins_title": "Wann Abkühlung gewinnt",
  "cooling-wins_asks": "Wann schlägt eine sinkende Temperatur jede konstante, und wann nicht?",
  "cooling-wins_claims_held_what": "Spannbaum: gelöst in 1.000.000 Zügen, bei einer Temperatur",
  "cooling-wins_claims_left_what": "Mittel der letzten Energien",
  "cooling-wins_claims_cooled_what": "Spannbaum: gelöst in 1.000.000 Zügen, abgekühlt von 300 auf 0,2",
  "cooling-wins_claims_cost_what": "Spannbaum: Züge je Lösung (ERT), abgekühlt von 300 auf 0,2",
  "cooling-wins_claims_gap_what":
    "Rundreise berlin52: mittlerer Abstand nach 100.000 Zügen, in Prozent über der kürzesten",
  "cooling-wins_claims_shortest_what": "Rundreise berlin52: Läufe, die in 100.000 Zügen eine kürzeste fanden",
  "cooling-wins_claims_magic_what": "Magic 19: Züge je Lösung (ERT)",
  "cooling-wins_steps_1_title": "Welche konstante Temperatur findet den leichtesten Baum?",
  "cooling-wins_steps_1_text":
    "Kanten einer Kette aus 50 Dreiecken sollen alle Ecken verbinden und wenig wiegen: Ein Baum behält in jedem Dreieck zwei von dreien. Die eine Hälfte der Dreiecke wiegt 1, 1 und 10, die andere 100, 100 und 1.000.\n\nEin [Zug|move] nimmt eine Kante weg oder setzt sie wieder ein. Die [Energie|energy] ist das Gewicht über dem des leichtesten Baums.\n",
  "cooling-wins_steps_1_ask_options_1_text": "T = 1",
  "cooling-wins_steps_1_ask_options_1_reply":
    "Dort bleibt ein falsches schweres Dreieck falsch: Um es zu berichtigen, muss erst eine Kante mit Gewicht 100 zurückkommen.",
  "cooling-wins_steps_1_ask_options_2_text": "T = 30",
  "cooling-wins_steps_1_ask_options_2_reply":
    "Dort werden schwere Dreiecke richtig, aber leichte sind nie alle zugleich in Ordnung.",
  "cooling-wins_steps_1_ask_options_3_text": "T = 100",
  "cooling-wins_steps_1_ask_options_3_reply": "Dort sind leichte Dreiecke zufällig, und schwere werden richtig.",
  "cooling-wins_steps_1_ask_options_4_text": "Keine der drei",
  "cooling-wins_steps_1_ask_options_4_reply":
    "Ein schweres Dreieck braucht eine Temperatur, bei der leichte nie alle zugleich in Ordnung sind.",
  "cooling-wins_steps_2_title": "Führe es aus: fünfzig Seeds bei jeder von vier Temperaturen.",
  "cooling-wins_steps_2_text":
    "Auch eine feinere Suche fand keine: 2.500 Läufe bei 25 Temperaturen blieben ohne Lösung.",
  "cooling-wins_steps_3_title": "Welche Dreiecke sind am Ende falsch?",
  "cooling-wins_steps_3_text":
    "Ein leichtes Dreieck mit einer falschen Kante kostet 10 − 1 = 9 zu viel, ein schweres 1.000 − 100 = 900. Mittlere Energien am Ende: {left.1} bei T = 1 und {left.3} bei T = 30.",
  "cooling-wins_steps_3_ask_options_1_text": "Schwere bei T = 1, leichte bei T = 30",
  "cooling-wins_steps_3_ask_options_1_reply":
    "Um ein schweres Dreieck zu berichtigen, muss ein Lauf erst um 100 steigen. Bei T = 1 wird das mit der Wahrscheinlichkeit exp(−100) angenommen. Bei T = 30 ist sie exp(−100 / 30) = 3,6 %.",
  "cooling-wins_steps_3_ask_options_2_text": "Leichte bei T = 1, schwere bei T = 30",
  "cooling-wins_steps_3_ask_options_2_reply":
    "Ein falsches schweres Dreieck kostet 900, und das ist mehr als {left.3}.",
  "cooling-wins_steps_3_ask_options_3_text": "Leichte bei beiden",
  "cooling-wins_steps_3_ask_options_3_reply":
    "25 leichte Dreiecke kosten höchstens 250, wenn alle ihre Kanten da sind.",
  "cooling-wins_steps_4_title": "Lass jetzt T sinken: Drücke Start.",
  "cooling-wins_steps_4_text":
    "T sinkt in 100.000 Zügen von 300 auf 0,2. Senke das Tempo, um zu sehen, welche Dreiecke zuerst richtig werden.",
  "cooling-wins_steps_5_title": "Es ist gelöst. Gewinnt Abkühlung auch bei anderen Problemen?",
  "cooling-wins_steps_5_text":
    "Läufe einer Rundreise durch 52 Orte in Berlin haben je 100.000 Züge. Der Abstand ist, um wie viel die beste gefundene länger ist als die kürzeste. Bei Magic 19 zählen die Züge bis zur Lösung.\n",
  "cooling-wins_steps_5_ask_options_1_text": "Bei beiden",
  "cooling-wins_steps_5_ask_options_1_reply":
    "Bei Magic 19 braucht die schmale Abkühlung etwa so viele Züge wie T = 1,15 und die breite doppelt so viele.",
  "cooling-wins_steps_5_ask_options_2_text": "Nur bei der Rundreise",
  "cooling-wins_steps_5_ask_options_2_reply":
    "Mit so wenigen Zügen kommt keine der probierten konstanten Temperaturen so nahe wie die Abkühlung. Magic 19 hat eine einzelne gute Temperatur.",
  "cooling-wins_steps_5_ask_options_3_text": "Bei keinem",
  "cooling-wins_steps_5_ask_options_3_reply":
    "Bei der Rundreise halbiert die Abkühlung den Abstand der besten probierten konstanten Temperatur.",
  "cooling-wins_steps_6_title": "Drei Probleme, und bei zweien gewinnt die Abkühlung.",
  "cooling-wins_steps_6_text":
    "Die Einstellungen hat ein anderes Programm gewählt. Bei Magic 19 überlappen sich die ersten zwei Intervalle: Ein Unterschied ist nicht zu sehen.",
  "cooling-wins_steps_7_title": "Jetzt allein: Finde den leichtesten Baum.",
  "cooling-wins_steps_7_text":
    "T0 = 3 ist zu kalt für schwere Dreiecke. Ändere T0 oder die Rate so, dass mindestens 9 der Seeds 1 bis 10 in höchstens 200.000 Zügen zur Lösung führen.",
  "cooling-wins_steps_7_exercise_why":
    "Ein schweres Dreieck braucht ein T weit über 3, damit ein Anstieg um 100 angenommen wird. Mit T0 = 300 und einer Rate nahe 0,9999 kommt T durch diesen Bereich und dann durch den der leichten. Eine zu schnelle Abkühlung friert den Baum ein, bevor er in Ordnung ist, und eine zu langsame ist nach 200.000 Zügen noch heiß.",
  "cooling-wins_steps_8_title": "Das kam heraus.",
  "cooling-wins_steps_8_text":
    "Abkühlung gewinnt, wo keine konstante Temperatur zu allen Teilen eines Problems passt, wie bei diesem Baum, und bei einer Rundreise mit wenigen Zügen. Wo eine gute Temperatur bekannt ist, wie bei Magic 19, bringt sie nichts.\n",
  "where-slowly_title": "Wo langsam abkühlen?",
  "where-slowly_asks": "Wo soll ein Lauf beginnen, wo enden, und wo verweilen?",
  "where-slowly_claims_acceptance_what":
    "Prozentsatz der verschlechternden Züge, die auf einem zufälligen Brett angenommen werden: Mittel über die Seeds 1 bis 100",
  "where-slowly_claims_acceptance_labels_1": "Magic 19, T = 800",
  "where-slowly_claims_acceptance_labels_2": "Magic 19, T = 1,15",
  "where-slowly_claims_acceptance_labels_3": "Rundreise, T = 2.650",
  "where-slowly_claims_acceptance_labels_4": "Rundreise, T = 40",
  "where-slowly_claims_deviation_what": "Standardabweichung der Energie zufälliger Bretter, über die Seeds 1 bis 1.000",
  "where-slowly_claims_deviation_labels_1": "Magic 19",
  "where-slowly_claims_deviation_labels_2": "Rundreise",
  "where-slowly_claims_heat_what": "Rundreise: spezifische Wärme, Mittel über die Seeds 1 bis 20",
  "where-slowly_claims_heat_labels_1": "T = 20",
  "where-slowly_claims_heat_labels_2": "T = 40",
  "where-slowly_claims_heat_labels_3": "T = 80",
  "where-slowly_claims_heat_labels_4": "T = 160",
  "where-slowly_claims_heat_labels_5": "T = 320",
  "where-slowly_claims_heat_labels_6": "T = 800",
  "where-slowly_claims_held_what":
    "Rundreise: mittlerer Abstand von Läufen bei einer Temperatur nach 200.000 Zügen, in Prozent über der kürzesten",
  "where-slowly_claims_rules_what": "Rundreise: mittlerer Abstand nach 100.000 Zügen, in Prozent über der kürzesten",
  "where-slowly_claims_rules_labels_1": "Standardabweichung: 3.400 bis 1",
  "where-slowly_claims_rules_labels_2": "80 % angenommen: 2.650 bis 1",
  "where-slowly_claims_rules_labels_3": "20 Standardabweichungen: 68.000 bis 1",
  "where-slowly_claims_rules_labels_4": "100 bis 20",
  "where-slowly_claims_rules_labels_5": "T = 40",
  "where-slowly_claims_magic_what": "Magic 19: Züge je Lösung (ERT), T sinkt immer wieder in 100.000 Zügen",
  "where-slowly_claims_magic_labels_1": "Standardabweichung: 600 bis 1",
  "where-slowly_claims_magic_labels_2": "80 % angenommen: 800 bis 1",
  "where-slowly_claims_magic_labels_3": "20 Standardabweichungen: 12.000 bis 1",
  "where-slowly_claims_magic_labels_4": "T = 1,15",
  "where-slowly_steps_1_title":
    "T = 1,15 ist gut für Magic 19. Wie viel Prozent der verschlechternden Züge werden dabei auf einem zufälligen Brett angenommen?",
  "where-slowly_steps_1_text":
    "Eine oft abgeschriebene Regel: Beginne so heiß, dass 80 % der [verschlechternden Züge|worsening] angenommen werden.\n",
  "where-slowly_steps_1_ask_axis_label": "Verschlechternde Züge, die angenommen werden",
  "where-slowly_steps_1_ask_axis_unit": "%",
  "where-slowly_steps_1_ask_close":
    "Kaum welche: Auf einem zufälligen Brett gibt es Anstiege um Hunderte. Die Regel verlangt T = 800.",
  "where-slowly_steps_1_ask_low": "Weniger als keiner geht nicht.",
  "where-slowly_steps_1_ask_high":
    "Dazu bräuchte es einen viel heißeren Lauf: Die Regel gibt T = 800 an. Auf einem zufälligen Brett gibt es Anstiege um Hunderte.",
  "where-slowly_steps_2_title": "Drei Regeln für T0, und alle sind heiß.",
  "where-slowly_steps_2_text":
    "Die zweite Regel nimmt die Standardabweichung der Energie zufälliger Bretter: {deviation.1} für Magic 19 und {deviation.2} für eine Rundreise durch 48 Hauptstädte. Die dritte nimmt das Zwanzigfache. Gute konstante Temperaturen sind 1,15 und, für die Rundreise, etwa 40.",
  "where-slowly_steps_3_title": "Wo kommen Läufe mit konstanter Temperatur der kürzesten Rundreise am nächsten?",
  "where-slowly_steps_3_text":
    "Die spezifische Wärme C sagt, wie stark die [Energie|energy] schwankt und wie schnell ihr Mittel sinkt, wenn T sinkt. Ein verbreiteter Rat: Kühle dort langsam ab, wo C am größten ist.\n",
  "where-slowly_steps_3_ask_options_1_text": "Wo C am größten ist",
  "where-slowly_steps_3_ask_options_1_reply":
    "C ist nahe 160 am größten. Läufe, die dort bleiben, enden um etwa ein Fünftel über der kürzesten Rundreise.",
  "where-slowly_steps_3_ask_options_2_text": "Bei einer tieferen Temperatur",
  "where-slowly_steps_3_ask_options_2_reply": "C ist nahe 160 am größten, und die beste dieser Temperaturen ist 40.",
  "where-slowly_steps_3_ask_options_3_text": "Bei einer höheren Temperatur",
  "where-slowly_steps_3_ask_options_3_reply":
    "Je heißer, desto länger: Bei 800 ist die beste Rundreise mehr als doppelt so lang wie die kürzeste.",
  "where-slowly_steps_4_title": "Die spezifische Wärme und der Abstand von Läufen mit konstanter Temperatur.",
  "where-slowly_steps_4_text":
    "C ist aus 1.000 Energien nach 200.000 Zügen berechnet. Der Abstand ist, um wie viel die beste Rundreise länger ist als die kürzeste.",
  "where-slowly_steps_5_title": "Vier Abkühlungen in 100.000 Zügen. Welche endet der kürzesten Rundreise am nächsten?",
  "where-slowly_steps_5_text":
    "Jede verläuft linear. Drei beginnen beim T0 einer Regel und enden bei 1, dem kleinsten Anstieg einer Länge. Die vierte geht von 100 auf 20.",
  "where-slowly_steps_5_ask_options_1_text": "Die von 68.000: Sie lässt nichts aus",
  "where-slowly_steps_5_ask_options_1_reply":
    "Die meisten ihrer Züge macht sie, solange die Rundreise noch zufällig oder schon eingefroren ist.",
  "where-slowly_steps_5_ask_options_2_text": "Die von 3.400 oder die von 2.650",
  "where-slowly_steps_5_ask_options_2_reply":
    "Ihre Abstände sind fast gleich, und beide sind größer als bei der schmalen Abkühlung.",
  "where-slowly_steps_5_ask_options_3_text": "Die von 100 auf 20",
  "where-slowly_steps_5_ask_options_3_reply": "Sie macht ihre Züge dort, wo sie helfen.",
  "where-slowly_steps_6_title": "Ein schmaler Bereich um die gute Temperatur schlägt die Regeln.",
  "where-slowly_steps_6_text":
    "Die konstante Temperatur T = 40 ist ebenso gut: Ist der Bereich gefunden, muss die Temperatur bei dieser Rundreise nicht sinken.\n\nNur T0 und das Ende sind die der Regeln: ihre adaptiven Teile und Kettenlängen wurden nicht probiert.\n\nEin schmaler Bereich muss erst gefunden werden. „Temperatur suchen“ misst einen.\n",
  "where-slowly_steps_7_title": "Jetzt allein: Wo beginnen, und wo enden?",
  "where-slowly_steps_7_text":
    "Ändere T0 und T1 so, dass mindestens 2 der Seeds 1 bis 10 in höchstens 1.000.000 Zügen die kürzeste Rundreise finden.",
  "where-slowly_steps_7_exercise_why":
    "Die guten Temperaturen dieser Rundreise liegen nahe 40: Läufe mit konstantem T = 20 oder T = 80 enden weiter weg. Eine Abkühlung von etwa 50 auf 30 macht alle Züge dort, die von 3.400 auf 1 weniger als jeden hundertsten.",
  "where-slowly_steps_8_title": "Das kam heraus.",
  "where-slowly_steps_8_text":
    "Bei beiden Problemen beginnen die abgeschriebenen Regeln viel heißer, als es nützt. Bei der Rundreise liegen die guten Temperaturen unter der Spitze der spezifischen Wärme, und Läufe nahe T = 40 kommen der kürzesten am nächsten. Langsam sollte es also dort gehen, nicht an der Spitze.\n",
  neighbourhood_title: "Auf die Nachbarschaft kommt es an",
  neighbourhood_asks:
    "Eine Rundreise lässt sich auf mehrere Arten ändern. Wie viel hängt davon ab, welche ein Lauf verwendet?",
  neighbourhood_claims_gap_what: "Mittlerer Abstand nach 1.000.000 Zügen, in Prozent über der kürzesten Rundreise",
  neighbourhood_claims_gap_labels_1: "Umdrehen",
  neighbourhood_claims_gap_labels_2: "Versetzen",
  neighbourhood_claims_gap_labels_3: "Tauschen",
  neighbourhood_claims_shortest_what: "Läufe, die in 1.000.000 Zügen eine kürzeste Rundreise fanden",
  neighbourhood_claims_shortest_labels_1: "Umdrehen",
  neighbourhood_claims_shortest_labels_2: "Versetzen",
  neighbourhood_claims_shortest_labels_3: "Tauschen",
  neighbourhood_claims_more_what: "Mittlerer Abstand nach 10.000.000 Zügen, in Prozent über der kürzesten Rundreise",
  neighbourhood_claims_more_labels_1: "Tauschen",
  neighbourhood_steps_1_title: "Drei Arten, eine Rundreise zu ändern. Welche kommt der kürzesten am nächsten?",
  neighbourhood_steps_1_text:
    "Eine Rundreise besucht 48 Städte und kehrt zurück. Die Rundreisen, zu denen ein [Zug|move] führen kann, sind die [Nachbarschaft|neighbourhood].\n\n*Umdrehen* kehrt eine Strecke der Rundreise um. *Versetzen* rückt eine Stadt an eine andere Stelle. *Tauschen* vertauscht zwei Städte. Jeder Lauf hat 1.000.000 Züge.\n",
  neighbourhood_steps_1_ask_options_1_text: "Umdrehen",
  neighbourhood_steps_1_ask_options_1_reply:
    "Es ersetzt zwei Wegstücke der Rundreise, und weniger kann ein Zug nicht ändern.",
  neighbourhood_steps_1_ask_options_2_text: "Versetzen",
  neighbourhood_steps_1_ask_options_2_reply:
    "Es ersetzt drei Wegstücke. Sein Abstand ist etwa fünfmal so groß wie der des Umdrehens.",
  neighbourhood_steps_1_ask_options_3_text: "Tauschen",
  neighbourhood_steps_1_ask_options_3_reply:
    "Es ersetzt vier Wegstücke. Sein Abstand ist mehr als zwanzigmal so groß wie der des Umdrehens.",
  neighbourhood_steps_1_ask_options_4_text: "Alle gleich: Nur die Temperatur zählt",
  neighbourhood_steps_1_ask_options_4_reply:
    "Jede der drei hat den besten von zwölf Abkühlungsplänen, und sie unterscheiden sich trotzdem.",
  neighbourhood_steps_2_title: "Sieh dem Tauschen zu: Drücke Start.",
  neighbourhood_steps_2_text:
    "T sinkt in 200.000 Zügen von 200 auf 30. Achte auf die Wegstücke, bis der Lauf zu Ende ist.",
  neighbourhood_steps_3_title: "Wie viele Wegstücke der Rundreise ersetzt ein Tausch?",
  neighbourhood_steps_3_text:
    "Denk dir zwei Städte, die auf der Rundreise keine Nachbarn sind. Vertausche sie und zähle die Wegstücke, die weg sind.",
  neighbourhood_steps_3_ask_options_1_text: "2",
  neighbourhood_steps_3_ask_options_1_reply:
    "Ein Umdrehen ersetzt 2: eines an jedem Ende seiner Strecke. Ein Tausch ersetzt mehr.",
  neighbourhood_steps_3_ask_options_2_text: "4",
  neighbourhood_steps_3_ask_options_2_reply:
    "Jede der zwei Städte verliert ihre beiden Wegstücke. Ein Umdrehen ersetzt 2, ein Versetzen 3.",
  neighbourhood_steps_3_ask_options_3_text: "Alle 48",
  neighbourhood_steps_3_ask_options_3_reply: "Die Städte dazwischen behalten ihre Reihenfolge und so ihre Wegstücke.",
  neighbourhood_steps_4_title: "Führe es aus: sechzig Seeds für jede Nachbarschaft.",
  neighbourhood_steps_4_text:
    "Jede hat den besten von zwölf Abkühlungsplänen, die mit anderen Seeds probiert wurden: T = 38, eine Abkühlung von 100 auf 20 und eine von 200 auf 30.",
  neighbourhood_steps_5_title: "Gib dem Tauschen zehnmal so viele Züge. Holt es das Umdrehen ein?",
  neighbourhood_steps_5_text:
    "Ein Umdrehen ersetzt 2 Wegstücke, ein Versetzen 3 und ein Tausch 4. Vielleicht braucht das Tauschen nur mehr Züge: Jetzt hat es 10.000.000.",
  neighbourhood_steps_5_ask_options_1_text: "Ja: Züge machen es wett",
  neighbourhood_steps_5_ask_options_1_reply:
    "Auch mit zehnmal so vielen Zügen ist sein Abstand noch mehrmals so groß wie der des Umdrehens.",
  neighbourhood_steps_5_ask_options_2_text: "Nein, sein Abstand bleibt größer",
  neighbourhood_steps_5_ask_options_2_reply: "Mehr Züge helfen, aber eine andere Nachbarschaft hilft mehr.",
  neighbourhood_steps_5_ask_options_3_text: "Mehr Züge ändern nichts",
  neighbourhood_steps_5_ask_options_3_reply: "Sein Abstand sinkt auf etwa ein Drittel.",
  neighbourhood_steps_6_title: "10.000.000-mal Tauschen gegen 1.000.000-mal Umdrehen.",
  neighbourhood_steps_6_text:
    "Der Abstand des Tauschens sinkt von {gap.3} auf {more} Prozent. Das Umdrehen hatte {gap.1} Prozent, mit einem Zehntel der Züge.",
  neighbourhood_steps_7_title: "Jetzt allein: Finde die kürzeste Rundreise.",
  neighbourhood_steps_7_text:
    "Dieser Lauf tauscht bei T = 300. Ändere die Nachbarschaft (Züge) und T0 so, dass mindestens 3 der Seeds 1 bis 10 in höchstens 1.000.000 Zügen die kürzeste Rundreise finden.",
  neighbourhood_steps_7_exercise_why:
    "Umdrehen bei T nahe 40 findet in etwa der Hälfte der Läufe die kürzeste Rundreise. Bei T = 300 gelingt das keiner Nachbarschaft: Dort sind Rundreisen viel zu lang. Tauschen findet sie auch bei guter Temperatur kaum je.",
  neighbourhood_steps_8_title: "Das kam heraus.",
  neighbourhood_steps_8_text:
    "Bei dieser Rundreise kommt Umdrehen der kürzesten viel näher als Versetzen und Versetzen näher als Tauschen, jedes mit einem guten Abkühlungsplan. Zehnmal so viele Züge machten eine schlechte Nachbarschaft nicht wett.\n",
  cooling_steps_8_exercise_why:
    "Ein Lauf besteht, wenn er die meisten Züge bei nützlichen Temperaturen verbringt, nahe 0,3. Von T0 = 0,4 fällt die Temperatur mit einer Rate von 0,9999997 in 2.000.000 Zügen nur auf 0,22, und 9 von 10 Seeds führen zur Lösung.\n\nVon T0 = 0,35 mit einer Rate von 0,9999999 führen alle 10 zur Lösung: Das ist kaum eine Abkühlung. Von T0 = 1 sind es selbst mit einer Rate von 0,999999 nur 8.\n",
  cooling_steps_9_title: "Was herauskam.",
  cooling_steps_9_text:
    "Bei diesem Sudoku schlug kein probierter Abkühlungsplan das konstante T = 0,3: Eine Lösung kostete {cooled.1} Züge, gegen {cooled.2} oder mehr. Aber es ist ein Erfüllungsproblem, und jemand musste 0,3 erst finden.\n",
  restarts_title: "Sind zehn Läufe zehnmal so schnell?",
  restarts_asks:
    "Zehn Computer rechnen dasselbe Rätsel mit zehn Seeds. Wie viel schneller findet der erste eine Lösung?",
  restarts_claims_again_what: "Züge je Lösung (ERT), mit einem Neustart alle 50.000 Züge",
  restarts_claims_again_labels_1: "magisches Sechseck, T = 2,3",
  restarts_claims_both_what: "Züge je Lösung (ERT)",
  restarts_claims_both_labels_1: "Magic 19, kühlt erst ab",
  restarts_claims_cooled_what: "Beschleunigung durch zehn Läufe nebeneinander",
  restarts_claims_cooled_labels_1: "Magic 19, kühlt erst ab",
  restarts_claims_cost_what: "Züge je Lösung (ERT)",
  restarts_claims_cost_labels_1: "magisches Sechseck, T = 2,3",
  restarts_claims_early_what: "Gelöst in 5.000 Zügen",
  restarts_claims_early_labels_1: "Magic 19, kühlt erst ab",
  restarts_claims_median_what: "Züge, in denen die Hälfte der Läufe eine Lösung fand",
  restarts_claims_median_labels_1: "magisches Sechseck, T = 2,3",
  restarts_claims_speedup_what: "Beschleunigung durch zehn Läufe nebeneinander",
  restarts_claims_speedup_labels_1: "magisches Sechseck, T = 2,3",
  restarts_steps_1_title:
    "Zehn Läufe nebeneinander, mit zehn Seeds. Um welchen Faktor schneller findet der erste eine Lösung?",
  restarts_steps_1_text:
    "Ein Lauf des magischen Sechsecks bei konstanter Temperatur braucht im Mittel {cost} Züge. Zehn Computer machen je einen eigenen Lauf. Du hörst auf, wenn der erste fertig ist. Wievielmal so schnell das ist, heißt Beschleunigung.\n",
  restarts_steps_1_ask_axis_label: "Beschleunigung",
  restarts_steps_1_ask_axis_unit: "×",
  restarts_steps_1_ask_close: "Zehn Computer, etwa zehnmal so schnell: Diese Läufe zeigen kein Gedächtnis.",
  restarts_steps_1_ask_low:
    "Ein Faktor 4 zum Beispiel bräuchte einen Anlauf, den jeder Lauf zuerst machen muss, von etwa einem Sechstel aller seiner Züge.",
  restarts_steps_1_ask_high:
    "Mehr als das Zehnfache hieße, dass ein oft neu gestarteter Lauf einen schlägt, den man in Ruhe lässt. Das zeigen diese Läufe nicht.",
  restarts_steps_2_title: "400 Läufe nacheinander: Sieh dir die Form der Kurve an.",
  restarts_steps_2_text:
    "Die Kurve zeigt den [Anteil der Läufe mit Lösung|rld] bis zu einer Zahl von Zügen. Die Beschleunigung ist das Mittel aller Läufe, geteilt durch das Mittel des schnellsten von zehn, die daraus gezogen werden.",
  restarts_steps_3_title:
    "Was hast du gesehen? Die Hälfte der Läufe braucht weniger als etwa {median} Züge. Und der Rest?",
  restarts_steps_3_text: "Lies die Kurve: Wie viel vom Rest findet in noch einmal so vielen Zügen eine Lösung?",
  restarts_steps_3_ask_options_1_text: "Fast der ganze Rest",
  restarts_steps_3_ask_options_1_reply: "Dann brächte jeder Zug das Ende näher. Lies die Kurve noch einmal.",
  restarts_steps_3_ask_options_2_text: "Etwa die Hälfte des Rests",
  restarts_steps_3_ask_options_2_reply:
    "Und dann die Hälfte von dem, was bleibt, und so weiter: wie bei einer Münze, die man wirft, bis sie Kopf zeigt.",
  restarts_steps_3_ask_options_3_text: "Fast nichts vom Rest",
  restarts_steps_3_ask_options_3_reply:
    "Dann wären manche Läufe hoffnungslos, und Neustarts würden helfen. Lies die Kurve noch einmal.",
  restarts_steps_4_title: "Etwa zehnfach beschleunigt.",
  restarts_steps_4_text:
    "Diese Läufe zeigen kein Gedächtnis: Ein Lauf, der schon viele Züge gemacht hat, braucht voraussichtlich noch so viele wie einer, der beginnt. Zehn Läufe sind zehn Münzwürfe zugleich.\n\nDie gesamte Arbeit bleibt im Mittel gleich: Zehn Computer sind ein Zehntel der Zeit beschäftigt. Auch ein Neustart ändert nichts: So ein Lauf hat nichts zu verlieren und nichts hinter sich zu lassen. Mit einem Neustart alle 50.000 Züge braucht er {again} Züge, ohne Neustarts {cost}. Die Intervalle überlappen sich.\n",
  restarts_steps_5_title:
    "Der empfohlene Lauf von Magic 19 kühlt erst ab. Um welchen Faktor schneller ist der erste von zehn?",
  restarts_steps_5_text:
    "Ein Lauf braucht im Mittel {both} Züge. In den ersten 5.000 Zügen kühlt er ab, und kaum ein Lauf findet eine Lösung: {early} von 400.",
  restarts_steps_5_ask_axis_label: "Beschleunigung",
  restarts_steps_5_ask_axis_unit: "×",
  restarts_steps_5_ask_close: "Alle Läufe müssen erst abkühlen, und diese Arbeit lässt sich nicht teilen.",
  restarts_steps_5_ask_low:
    "Für so wenig bräuchte es einen Anlauf von 5.000 Zügen, in dem nie ein Lauf eine Lösung findet. Einige finden sie, und der schnellste von zehn ist oft einer davon.",
  restarts_steps_5_ask_high: "Für das Zehnfache müssten Läufe vom ersten Zug an eine Lösung finden können.",
  restarts_steps_6_title: "Die Arbeit, die jeder Lauf zuerst tun muss, lässt sich nicht teilen.",
  restarts_steps_6_text:
    "Ein grobes Modell: Jeder Lauf braucht erst eine Zeit s und dann eine exponentialverteilte Zeit mit dem Mittelwert m. Der erste von n Läufen braucht dann im Mittel s + m / n. Zur Beschleunigung von {cooled} passt ein s von etwa 2.700 Zügen; in Wahrheit hat der Anlauf kein scharfes Ende.\n",
  restarts_steps_7_title: "Jetzt allein: Ein Lauf, der einfriert, braucht Neustarts.",
  restarts_steps_7_text:
    "Dieser Lauf kühlt einmal ab und ist dann gefroren: Steckt er fest, bleibt er stecken. Schalte Neustarts ein und wähle ihre Länge so, dass mindestens 19 der Seeds 1 bis 20 in höchstens 500.000 Zügen zur Lösung führen.\n",
  "few-runs_title": "Wenige Läufe kosten fast alles",
  "few-runs_asks": "Die Hälfte aller Läufe findet sofort eine Lösung. Was kostet ein Lauf im Mittel?",
  "few-runs_claims_median_what": "Züge, in denen die Hälfte der Läufe eine Lösung fand",
  "few-runs_claims_median_labels_1": "Dreieck, T = 0,1",
  "few-runs_claims_mean_what": "Züge je Lösung (ERT)",
  "few-runs_claims_mean_labels_1": "Dreieck, T = 0,1",
  "few-runs_claims_early_what": "Gelöst in 300 Zügen",
  "few-runs_claims_early_labels_1": "Dreieck, T = 0,1",
  "few-runs_claims_helping_what": "Vertauschungen, die die Energie senken, auf dem Brett von Seed 3 nach 1.000 Zügen",
  "few-runs_claims_helping_labels_1": "Seed 3",
  "few-runs_claims_rise_what": "Kleinster Anstieg der Energie durch einen Tausch dort",
  "few-runs_claims_rise_labels_1": "Seed 3",
  "few-runs_claims_again_what": "Züge je Lösung (ERT), Neustarts nach Lubys Folge",
  "few-runs_claims_again_labels_1": "Dreieck, Einheit von 30 Zügen",
  "few-runs_claims_map_what": "Züge bis zu einer Färbung mit den wenigsten Konflikten (ERT)",
  "few-runs_steps_1_title":
    "Die Hälfte von 1.000 Läufen findet in {median} Zügen eine Lösung. Wie groß ist das Mittel aller?",
  "few-runs_steps_1_text":
    "Sechs Zahlen stehen auf einem Dreieck, und jede Seite soll die Summe 10 haben. Jeder Lauf beginnt mit einem eigenen zufälligen Brett und bleibt bei der [Temperatur|temperature] T = 0,1, bis er eine Lösung findet.",
  "few-runs_steps_1_ask_axis_label": "Mittel aller Läufe",
  "few-runs_steps_1_ask_axis_unit": "Züge",
  "few-runs_steps_1_ask_close": "Wenige Läufe dauern so lange, dass sie das Mittel bestimmen.",
  "few-runs_steps_1_ask_low":
    "Dazu müssten die Läufe sich gleichen. Hier machen wenige Läufe mehr als tausendmal so viele Züge wie die anderen.",
  "few-runs_steps_1_ask_high": "Dazu müssten noch mehr Läufe gefangen sein, oder in tieferen Fallen.",
  "few-runs_steps_2_title": "Führe tausend davon aus: Es gibt zwei Arten von Läufen.",
  "few-runs_steps_2_text":
    "{early} Läufe finden in 300 Zügen eine Lösung. Die anderen machen mehr als 98 % aller Züge. Ihr Teil der Kurve liegt außerhalb des Bildes, weit rechts.",
  "few-runs_steps_3_title": "Dieser Lauf ist gefangen. Was hält ihn fest?",
  "few-runs_steps_3_text":
    "Der Lauf von Seed 3 hat 1.000 Züge gemacht. Drücke Start und achte auf die [Energie|energy].",
  "few-runs_steps_3_ask_options_1_text": "Kein Tausch senkt die Energie, und ein Anstieg wird fast nie angenommen",
  "few-runs_steps_3_ask_options_1_reply":
    "Der kleinste Anstieg ist {rise}, also kommt der Lauf bei jedem Vorschlag eines solchen Tauschs mit der Wahrscheinlichkeit exp(−{rise} / 0,1) heraus: einmal in 22.026 Vorschlägen.",
  "few-runs_steps_3_ask_options_2_text": "Er läuft im Kreis, durch viele Bretter",
  "few-runs_steps_3_ask_options_2_reply": "Sieh dir das Brett an: Es bleibt Tausende von Zügen lang gleich.",
  "few-runs_steps_3_ask_options_3_text": "Von hier aus gibt es keine Lösung",
  "few-runs_steps_3_ask_options_3_reply":
    "Durch Vertauschungen ist jedes Brett zu erreichen. Der Lauf wartet nur sehr lange.",
  "few-runs_steps_4_title":
    "Beginne nach etwa 30 Zügen wieder bei einem zufälligen Brett. Wie groß ist das Mittel jetzt?",
  "few-runs_steps_4_text":
    "[Neustarts|restart] kommen nach 1, 1, 2, 1, 1, 2, 4, … Einheiten von 30 Zügen, jeder auf einem anderen zufälligen Brett. Das ist Lubys Folge: Sie muss nicht wissen, wie lange Läufe dauern.\n",
  "few-runs_steps_4_ask_axis_label": "Mittel aller Läufe",
  "few-runs_steps_4_ask_axis_unit": "Züge",
  "few-runs_steps_4_ask_close":
    "Ein gefangener Lauf wird nach wenigen Einheiten aufgegeben, und von den meisten neuen Brettern ist die Lösung sofort gefunden.",
  "few-runs_steps_4_ask_low": "In so wenigen Zügen finden nur die schnellsten Läufe eine Lösung.",
  "few-runs_steps_4_ask_high":
    "So hoch ist das Mittel nur, wenn neue Bretter oft gefangen sind. Hier führen die meisten sofort zur Lösung.",
  "few-runs_steps_5_title": "Dasselbe Rätsel, dieselbe Temperatur, und {again} Züge.",
  "few-runs_steps_5_text": "Das Mittel sinkt auf weniger als ein Sechshundertstel. Sparen Neustarts immer Züge?",
  "few-runs_steps_6_title": "Führe es aus: Helfen Neustarts auf einer Karte in drei Farben bei beiden Temperaturen?",
  "few-runs_steps_6_text":
    "Zwei Konflikte müssen zwischen den 48 Staaten bleiben. Die Einheit der Neustarts beträgt 1.000 Züge.",
  "few-runs_steps_6_ask_options_1_text": "Sie helfen bei 0,15 und kosten Züge bei 0,25",
  "few-runs_steps_6_ask_options_1_reply":
    "Bei 0,25 sind Läufe ohne Neustarts schnell, also wirft ein Neustart Arbeit weg.",
  "few-runs_steps_6_ask_options_2_text": "Sie helfen bei beiden",
  "few-runs_steps_6_ask_options_2_reply":
    "Vergleiche die letzten zwei Werte: Bei 0,25 machen Läufe mit Neustarts fast doppelt so viele Züge.",
  "few-runs_steps_6_ask_options_3_text": "Sie kosten bei beiden Züge",
  "few-runs_steps_6_ask_options_3_reply":
    "Vergleiche die ersten zwei Werte: Bei 0,15 machen Läufe mit Neustarts weniger als ein Drittel der Züge.",
  "few-runs_steps_7_title": "Jetzt allein: ein kaltes magisches Quadrat.",
  "few-runs_steps_7_text":
    "Ein Lauf bei T = 0,12 ist oft gefangen. Wähle Neustarts und ihre Länge so, dass alle Seeds 1 bis 20 in höchstens 2.000 Zügen zur Lösung führen.",
  "few-runs_steps_7_exercise_why":
    "Ein gefangener Lauf wartet Tausende von Zügen, aber von den meisten neuen Brettern ist in rund hundert Zügen die Lösung gefunden. Darum führen mit Neustarts nach 50 bis 200 Zügen alle zwanzig Seeds zur Lösung; ohne sie sind es in 2.000 Zügen 12 von 20.",
  "few-runs_steps_8_title": "Das kam heraus.",
  "few-runs_steps_8_text":
    "Es gibt zwei Arten von Läufen, schnelle und gefangene, und wenige gefangene kosten fast alles. Neustarts sparen diese Züge, wo Läufe gefangen sind, und kosten Züge, wo sie es nicht sind.\n",
  restarts_steps_7_exercise_why:
    "Nach n Zügen ist die Temperatur 3 · 0,999ⁿ: 1,8 nach 500 Zügen, 0,4 nach 2.000 und 0,02 nach 5.000. Ein Neustart nach 500 Zügen kommt, bevor der Lauf kalt ist, und nur 6 von 20 Seeds führen zur Lösung.\n\nBei Längen von 2.000, 3.000 und 5.000 sind es alle 20. Bei 50.000 Zügen sind es 9: Der Lauf ist die meiste Zeit gefroren. Dieser Lauf hat also ein Gedächtnis: Je länger er feststeckt, desto weniger hilft es zu warten.\n",
  restarts_steps_8_title: "Was herauskam.",
  restarts_steps_8_text:
    "Zehn Läufe sind zehnmal so schnell, wo ein Lauf jederzeit eine Lösung finden kann, wie beim magischen Sechseck: {speedup}. Wo jeder Lauf erst abkühlen muss, sind sie es nicht: {cooled} bei Magic 19.\n",
  symmetry_title: "Hilft es, nur symmetrische Bretter anzusehen?",
  symmetry_asks: "Die Hälfte eines symmetrischen Bretts bestimmt die andere. Wie viel spart das?",
  symmetry_claims_four_what: "Züge je Lösung (ERT), Ordnung 4",
  symmetry_claims_ratio_what: "Kosten freier Bretter im Verhältnis zu gegenüberliegenden Paaren, Ordnung 3",
  symmetry_claims_ratio_labels_1: "100 Seeds",
  symmetry_claims_square_what: "Züge je Lösung (ERT), magisches Quadrat 5 × 5",
  symmetry_claims_three_what: "Züge je Lösung (ERT), Ordnung 3",
  symmetry_steps_1_title:
    "Auf gegenüberliegenden Feldern stehen eine Zahl und ihre Gegenzahl. Welche Linien sind auf jedem solchen Brett richtig?",
  symmetry_steps_1_text:
    "Die Zahlen −9 bis 9 kommen auf ein Wabengitter; jede Reihe muss die Summe 0 haben. Auf diesem Brett stehen auf Feldern, die einander von der Mitte aus gegenüberliegen, eine Zahl und ihre Gegenzahl. In der Mitte steht 0.\n",
  symmetry_steps_1_ask_options_1_text: "Die drei Reihen durch die Mitte",
  symmetry_steps_1_ask_options_1_reply:
    "Jede ihrer Zahlen trifft ihre Gegenzahl. Von den anderen zwölf Reihen sind gegenüberliegende um denselben Betrag falsch; zu verbessern bleiben also sechs.",
  symmetry_steps_1_ask_options_2_text: "Alle",
  symmetry_steps_1_ask_options_2_reply:
    "Die Summen zweier gegenüberliegender Reihen heben sich auf, aber keine muss 0 sein.",
  symmetry_steps_1_ask_options_3_text: "Keine",
  symmetry_steps_1_ask_options_3_reply:
    "Sieh dir eine Reihe durch die Mitte an: Jede ihrer Zahlen trifft ihre Gegenzahl.",
  symmetry_steps_2_title: "Lass beide Arten von Läufen um die Wette laufen: Drücke „Rennen starten“.",
  symmetry_steps_2_text:
    "Der freie tauscht zwei beliebige Zahlen. Der andere tauscht zwei Zahlen und zugleich die beiden, die ihnen gegenüberliegen.",
  symmetry_steps_3_title: "Wievielmal so viele Züge braucht der freie Lauf, über hundert Seeds?",
  symmetry_steps_3_text:
    "Es gibt 19! freie Bretter, etwa 10¹⁷, und 312 davon sind Lösungen. Es gibt 9! · 2⁹ Bretter mit gegenüberliegenden Paaren, etwa 2 · 10⁸, und 144 davon sind Lösungen. Ein zufälliges Brett mit Paaren ist also 300 Millionen Mal so oft richtig.\n",
  symmetry_steps_3_ask_options_1_text: "Etwa doppelt so viele",
  symmetry_steps_3_ask_options_1_reply: "Es spart mehr: Sieh dir die hundert Seeds an.",
  symmetry_steps_3_ask_options_2_text: "Etwa 50-mal so viele",
  symmetry_steps_3_ask_options_2_reply:
    "Weit weniger als 300 Millionen: Kein Lauf zieht seine Bretter zufällig. Die Abkühlung folgt auf beiden Arten von Brettern der [Energie|energy].",
  symmetry_steps_3_ask_options_3_text: "Etwa 300 Millionen Mal so viele",
  symmetry_steps_3_ask_options_3_reply:
    "Das wäre so, wenn beide Läufe ihre Bretter zufällig zögen. Das tun sie nicht: Sie folgen der [Energie|energy].",
  symmetry_steps_4_title: "Je hundert Seeds, jeweils bei der besten Temperatur, die wir gefunden haben.",
  symmetry_steps_4_text:
    "Freie Bretter sind bei T = 2 am besten, gegenüberliegende Paare bei T = 4. Ein Zug mit vier Zahlen ändert die Energie stärker.",
  symmetry_steps_5_title: "Dasselbe auf einem größeren Sechseck und auf einem Quadrat.",
  symmetry_steps_5_text:
    "Ein magisches Quadrat, in dem je zwei gegenüberliegende Felder dieselbe Summe haben, heißt symmetrisch (assoziativ). Von den 880 magischen Quadraten der Ordnung 4 sind es 48. Unten hat das Sechseck vier Felder auf einer Seite, das Quadrat fünf.\n\nDas Rätsel verlangt keine symmetrischen Bretter; nur sie anzusehen, ist unsere Wahl. Das gelingt, weil manche Lösungen symmetrisch sind; alle anderen gehen dabei verloren.\n",
  symmetry_steps_6_title: "Jetzt allein: ein Wabengitter mit fünf Feldern je Seite.",
  symmetry_steps_6_text:
    "Dieser Lauf ist frei. Ändere seine Paare und seine Temperatur so, dass mindestens 18 der Seeds 1 bis 20 in höchstens 2.000.000 Zügen zur Lösung führen.\n",
  symmetry_steps_6_exercise_why:
    "Mit gegenüberliegenden Paaren führen bei T = 1,5 19 von 20 Seeds zur Lösung, bei T = 2 alle 20 und bei T = 4 noch 18. Von freien Brettern werden höchstens 2 von 20 gelöst, bei T = 0,8.\n\nBeide Änderungen sind nötig. Mit Paaren, aber bei T = 0,8 sind es nur 7 von 20, weil ein Zug mit vier Zahlen die Energie stärker ändert.\n",
  symmetry_steps_7_title: "Was herauskam.",
  symmetry_steps_7_text:
    "Auf dem kleinsten dieser Rätsel kostet eine Lösung mit nur symmetrischen Brettern {three.1} Züge, mit freien {three.2}: Eine Hälfte des Bretts bestimmt die andere. Das hilft, wo einige Lösungen symmetrisch sind; alle anderen gehen dabei verloren.\n",
  givens_title: "In der Mitte am schwersten",
  givens_asks: "Ein Sudoku mit weniger Vorgaben hat weniger Hinweise. Ist es für die Abkühlung schwerer?",
  givens_claims_median_what: "Züge, in denen die Hälfte von 50 Läufen eine Lösung fand, nach dem Anteil der Vorgaben",
  givens_claims_median_labels_1: "10 %",
  givens_claims_median_labels_2: "20 %",
  givens_claims_median_labels_3: "30 %",
  givens_claims_median_labels_4: "35 %",
  givens_claims_median_labels_5: "40 %",
  givens_claims_median_labels_6: "45 %",
  givens_claims_median_labels_7: "50 %",
  givens_claims_median_labels_8: "55 %",
  givens_claims_solved_what: "Läufe mit Lösung (von 50) in 5.000.000 Zügen, nach dem Anteil der Vorgaben",
  givens_claims_solved_labels_1: "10 %",
  givens_claims_solved_labels_2: "20 %",
  givens_claims_solved_labels_3: "30 %",
  givens_claims_solved_labels_4: "35 %",
  givens_claims_solved_labels_5: "40 %",
  givens_claims_solved_labels_6: "45 %",
  givens_claims_solved_labels_7: "50 %",
  givens_claims_solved_labels_8: "55 %",
  givens_claims_warmer_what:
    "Läufe mit Lösung (von 40) in 2.000.000 Zügen, nach dem Anteil der Vorgaben, bei T = 0,25 und T = 0,35",
  givens_claims_warmer_labels_1: "20 %, T = 0,25",
  givens_claims_warmer_labels_2: "20 %, T = 0,35",
  givens_claims_warmer_labels_3: "30 %, T = 0,25",
  givens_claims_warmer_labels_4: "30 %, T = 0,35",
  givens_claims_warmer_labels_5: "40 %, T = 0,25",
  givens_claims_warmer_labels_6: "40 %, T = 0,35",
  givens_claims_warmer_labels_7: "50 %, T = 0,25",
  givens_claims_warmer_labels_8: "50 %, T = 0,35",
  givens_steps_1_title:
    "16 × 16 Felder. Zeichne, wie viele Züge die Hälfte der Läufe braucht, von wenigen bis zu vielen Vorgaben.",
  givens_steps_1_text:
    "Jede [Vorgabe|given] legt ein Feld fest. Das Programm erzeugt für jeden Anteil 25 volle Gitter zufällig und leert die anderen Felder. Also hat jedes Sudoku mindestens eine Lösung, oft viele.\n",
  givens_steps_1_ask_across_label: "Vorgegebene Felder",
  givens_steps_1_ask_across_unit: "%",
  givens_steps_1_ask_up_label: "Züge",
  givens_steps_1_ask_close: "Leicht, dann schwer, dann wieder leicht: Das erwarten wenige.",
  givens_steps_1_ask_low: "Die meisten dieser Sudokus brauchen mehr Züge als das, die in der Mitte weit mehr.",
  givens_steps_1_ask_high:
    "Die meisten dieser Sudokus brauchen weniger Züge als das, die mit vielen Vorgaben weit weniger.",
  givens_steps_2_title: "Führe es aus: 400 Läufe auf Sudokus, die hier erzeugt werden.",
  givens_steps_2_text: "Auf jedem Sudoku gibt es zwei Läufe, bei T = 0,29.",
  givens_steps_3_title: "Was hast du gesehen?",
  givens_steps_3_ask_options_1_text: "Je weniger Vorgaben, desto schwerer",
  givens_steps_3_ask_options_1_reply: "Vergleiche 10 % und 40 %: Läufe mit weniger Vorgaben brauchen weniger Züge.",
  givens_steps_3_ask_options_2_text: "Je mehr Vorgaben, desto schwerer",
  givens_steps_3_ask_options_2_reply: "Vergleiche 40 % und 55 %: Läufe mit mehr Vorgaben brauchen weniger Züge.",
  givens_steps_3_ask_options_3_text: "Nahe 40 % am schwersten, und auf beiden Seiten leichter",
  givens_steps_3_ask_options_3_reply:
    "Die Hälfte der Läufe braucht dort {median.5} Züge, mit 55 % Vorgaben {median.8}.",
  givens_steps_4_title: "Das Muster ist bekannt: leicht, schwer, leicht.",
  givens_steps_4_text:
    "Achlioptas und andere fanden es im Jahr 2000, für lokale Suche auf lateinischen Quadraten mit Lücken. Ansótegui und andere untersuchten 2006 Sudokus vieler Größen.\n\nWie jene Quadrate haben unsere Sudokus immer eine Lösung. Also liegt hier keine Grenze zwischen Sudokus mit Lösung und ohne. Die übliche Erklärung: Wenige Vorgaben lassen viele Lösungen, viele Vorgaben lassen wenig zu finden.\n",
  givens_steps_5_title: "Jetzt bei T = 0,35, ein wenig wärmer. Welche Sudokus werden am häufigsten gelöst?",
  givens_steps_5_text:
    "Es gibt 40 Läufe für jeden Anteil, mit je 2.000.000 Zügen. Ebenso viele werden bei T = 0,25 gemacht.",
  givens_steps_5_ask_options_1_text: "Die mit 20 %: Sie haben die meisten Lösungen",
  givens_steps_5_ask_options_1_reply:
    "Bei 0,35 ist der Lauf zu warm für ein Brett mit so vielen freien Feldern: Kaum einer findet eine Lösung.",
  givens_steps_5_ask_options_2_text: "Die mit 40 %, jetzt, da es wärmer ist",
  givens_steps_5_ask_options_2_reply: "Bei 0,35 werden wenige davon gelöst, und mit 50 % fast alle.",
  givens_steps_5_ask_options_3_text: "Die mit 50 %",
  givens_steps_5_ask_options_3_reply:
    "Bei 0,35 werden fast alle mit 50 % gelöst, und kaum welche mit weniger Vorgaben.",
  givens_steps_6_title: "Die schwere Mitte hängt auch von der Temperatur ab.",
  givens_steps_6_text:
    "Bei T = 0,25 ist die Mitte am schwersten, wie bei 0,29. Bei T = 0,35 sind alle mit höchstens 40 % etwa gleich schwer. Also hängt auch von den Einstellungen ab, was schwer ist.",
  givens_steps_7_title: "Jetzt allein: Mach dieses Sudoku leicht.",
  givens_steps_7_text:
    "Dieses 9 × 9-Sudoku hat genau eine Lösung. „Einer“ sind Ziffern, für die nur ein Platz bleibt: Man kann sie zuerst eintragen. Ohne sie löst ein kalter Lauf es selten. Ändere die Einstellungen so, dass mindestens 18 der Seeds 1 bis 20 in höchstens 300.000 Zügen zur Lösung führen.\n",
  givens_steps_7_exercise_why:
    "Die Einer füllen vor dem ersten Zug einige Felder, sodass weniger zu suchen bleibt. Ein T nahe 0,35 ist dann warm genug, um lokale Minima zu verlassen.",
  givens_steps_8_title: "Das kam heraus.",
  givens_steps_8_text:
    "Bei einer guten Temperatur sind zufällige 16 × 16-Sudokus mit etwa 40 % vorgegebenen Feldern für diese Abkühlung die schwersten. Mit weniger oder mehr Vorgaben braucht ein Lauf weniger Züge.\n",
  astar_title: "Was spart A*?",
  astar_asks: "Eine Schätzung lenkt eine Suche. Was spart sie, und ist der Weg dann noch ein günstigster?",
  astar_claims_nodes_what: "Auf dieser Karte erzeugte Knoten",
  astar_claims_nodes_labels_1: "Breitensuche",
  astar_claims_nodes_labels_2: "uniforme Kostensuche",
  astar_claims_nodes_labels_3: "gierige Suche",
  astar_claims_nodes_labels_4: "A*",
  astar_claims_routes_what: "Kosten des gefundenen Wegs auf dieser Karte",
  astar_claims_routes_labels_1: "Breitensuche",
  astar_claims_routes_labels_2: "uniforme Kostensuche",
  astar_claims_routes_labels_3: "gierige Suche",
  astar_claims_routes_labels_4: "A*",
  astar_steps_1_title:
    "Die gierige Suche geht immer zu dem Feld, das dem Ziel am nächsten scheint. Was kostet ihr Weg?",
  astar_steps_1_text:
    "Finde einen Weg vom Start S zum Ziel G. Ein Schritt auf ein Feld kostet die Zahl darauf, auf ein leeres Feld 1; dunkle Felder sind Wände. Der günstigste Weg kostet {routes.4}.\n\nDie gierige Suche achtet nur auf die *Schätzung*: wie viele Zeilen und Spalten es noch bis zum Ziel sind.\n",
  astar_steps_1_ask_axis_label: "Kosten des Wegs",
  astar_steps_1_ask_close: "Sie geht über teure Felder, weil die Schätzung nicht sieht, was ein Schritt kostet.",
  astar_steps_1_ask_low: "Ein so günstiger Weg müsste um die teuren Felder herumgehen. Die Schätzung sieht sie nicht.",
  astar_steps_1_ask_high: "So schlimm ist es nicht: Der gerade Weg hat wenige Schritte.",
  astar_steps_2_title: "Sieh zu: Drücke Start und achte darauf, wohin sie geht.",
  astar_steps_2_text: "Jedes erreichte Feld wird markiert. Der gefundene Weg wird am Ende gezeichnet.",
  astar_steps_3_title: "Was hast du gesehen? Wo hat sie zuerst gesucht?",
  astar_steps_3_text: "Um noch einmal zuzusehen, wähle „Diese Seite zurücksetzen“.",
  astar_steps_3_ask_options_1_text: "Sie ging in die Tasche zwischen den Wänden und musste wieder heraus",
  astar_steps_3_ask_options_1_reply: "Die Schätzung sieht keine Wände. Jedes Feld in der Tasche schien näher am Ziel.",
  astar_steps_3_ask_options_2_text: "Sie ging gleich um die Wände herum",
  astar_steps_3_ask_options_2_reply: "Sieh dir die expandierten Felder an: Sie füllen die Tasche.",
  astar_steps_3_ask_options_3_text: "Sie sah sich die ganze Karte an",
  astar_steps_3_ask_options_3_reply: "Die halbe Karte wurde nie erreicht. Darum war sie schnell.",
  astar_steps_4_title: "{routes.3}, wo {routes.4} möglich ist.",
  astar_steps_4_text: "Sie war schnell, aber ihr Weg ist teuer.",
  astar_steps_5_title:
    "A* rechnet hinzu, was der Weg bisher gekostet hat. Die uniforme Kostensuche erzeugt {nodes.2} Knoten. Wie viele erzeugt A*?",
  astar_steps_5_text:
    "Die uniforme Kostensuche nimmt das Feld mit den kleinsten bisherigen Kosten g und verwendet kein Wissen über das Ziel. A* nimmt das Feld mit dem kleinsten f = g + h, wobei h die Restkosten schätzt. Beide finden einen günstigsten Weg.\n\nDer Baum wächst um einen [Knoten|nodes] für jeden probierten Schritt.\n",
  astar_steps_5_ask_axis_label: "Knoten",
  astar_steps_5_ask_axis_unit: "Knoten",
  astar_steps_5_ask_close: "Etwa ein Drittel ist gespart, und der Weg ist trotzdem ein günstigster.",
  astar_steps_5_ask_low:
    "Für so wenige bräuchte es eine fast genaue Schätzung. Diese sieht nicht, was die Felder kosten.",
  astar_steps_5_ask_high:
    "Dann würde die Schätzung nichts sparen. Sie hält A* von Feldern fern, die in der falschen Richtung liegen.",
  astar_steps_6_title: "Führe alle vier Suchen auf dieser Karte aus.",
  astar_steps_6_text:
    "Eine Suche zieht keine Zufallszahlen: Es kommt jedes Mal dasselbe heraus, also genügt ein Lauf. Die Breitensuche nimmt die Felder in der Reihenfolge, in der sie sie erreicht hat. „Start“ zeigt A*.",
  astar_steps_7_title: "A* findet einen günstigsten Weg und erzeugt weniger Knoten als die uniforme Kostensuche.",
  astar_steps_7_text:
    "A* findet einen günstigsten Weg, wenn h [zulässig|admissible] ist: nie mehr als die wirklichen Restkosten h*. A* erzeugt weniger Knoten, weil h auch konsistent ist: Kein Schritt senkt h um mehr, als er kostet. Die Summe aus Zeilen und Spalten ist beides, denn jeder Schritt kostet mindestens 1.\n",
  astar_steps_8_title: "Jetzt allein: ein günstigster Weg mit höchstens 300 Knoten.",
  astar_steps_8_text:
    "Die gewichtete A*-Suche nimmt das Feld mit dem kleinsten g + w h. Ein größeres w, das Gewicht, eilt zum Ziel; ein zu großes findet einen teuren Weg.\n\nWähle das Gewicht in den Einstellungen und prüfe dann deinen Lauf.\n",
  astar_steps_8_exercise_why:
    "Das Gewicht 1 erzeugt {nodes.4} Knoten, 1,3 erzeugt 292 und 2 erzeugt 263, alle mit einem Weg, der 27 kostet. Das Gewicht 3 erzeugt 267 Knoten, aber sein Weg kostet 31.\n\nEin Gewicht w über 1 gibt die Gewähr für einen günstigsten Weg auf. Was bleibt, ist eine Schranke: Der Weg kostet höchstens w-mal so viel wie ein günstigster.\n",
  astar_steps_9_title: "Was herauskam.",
  astar_steps_9_text:
    "Mit einer Schätzung, die nie zu hoch ist, fand A* einen günstigsten Weg mit {nodes.4} Knoten, wo die uniforme Kostensuche {nodes.2} erzeugte. Die gierige Suche erzeugte {nodes.3}, aber ihr Weg kostet {routes.3} statt {routes.4}.\n",
  oracle_title: "Was ist Schummeln?",
  oracle_asks: "Eine Schätzung, die die gespeicherte Lösung liest, macht eine Suche schnell. Was beweist das?",
  oracle_claims_octa_what: "Auf Octa erzeugte Knoten",
  oracle_claims_octa_labels_1: "Breitensuche",
  oracle_claims_octa_labels_2: "A* ohne Schätzung",
  oracle_claims_octa_labels_3: "A*, das die Lösung liest",
  oracle_claims_other_what: "Auf dem anderen Brett erzeugte Knoten",
  oracle_claims_other_labels_1: "Breitensuche",
  oracle_claims_other_labels_2: "A*, das die gespeicherte Lösung liest",
  oracle_claims_other_labels_3: "A*, das abschneidet",
  oracle_claims_prunes_what: "Auf Octa erzeugte Knoten",
  oracle_claims_prunes_labels_1: "A*, das abschneidet, ohne die Lösung",
  oracle_steps_1_title:
    "Diese Suche darf die Lösung lesen. Wie viele Knoten erzeugt sie, wo die Breitensuche {octa.1} erzeugt?",
  oracle_steps_1_text:
    "Octa hat die Zahlen 1 bis 16 und zehn Summen, von denen jede 34 sein muss. Neun Zahlen sind vorgegeben, und eine Suche füllt die sieben Lücken, eine nach der anderen. Jedes Brett, das sie erzeugt, ist ein [Knoten|nodes].\n\nHier verwendet A* die Schätzung aus dem Programm eines Studenten: wie weit die Zahlen auf dem Brett von denen der *gespeicherten Lösung* entfernt sind.\n",
  oracle_steps_1_ask_axis_label: "Knoten",
  oracle_steps_1_ask_axis_unit: "Knoten",
  oracle_steps_1_ask_close:
    "Wenige Knoten, denn sie liest, wo die Lösung ist. Es sind mehr, als der gerade Weg braucht, weil die Schätzung zu grob ist, um gleich dorthin zu führen.",
  oracle_steps_1_ask_low:
    "28 Knoten wären die Kinder auf dem geraden Weg zur Lösung und keine anderen. Dafür ist diese Schätzung zu grob.",
  oracle_steps_1_ask_high: "Dann wäre die Schätzung wenig wert. Diese liest aber, wo die Lösung ist.",
  oracle_steps_2_title: "Sieh zu: Drücke Start.",
  oracle_steps_2_text: "Die Suche füllt eine Lücke nach der anderen und endet bei der gespeicherten Lösung.",
  oracle_steps_3_title: "{octa.3} Knoten statt {octa.1}.",
  oracle_steps_3_text:
    "Das sieht nach einem Triumph von A* aus. Aber ohne Schätzung erzeugt A* {octa.2} Knoten, mehr als die Breitensuche. Auf Octa hat jede Lösung gleich viele Schritte, darum gibt es für A* keinen kürzeren Weg zu suchen.\n\nAlles Gesparte kam aus der gespeicherten Lösung.\n",
  oracle_steps_4_title: "Was spart mehr: eine Schätzung, die die Lösung liest, oder ehrliches Abschneiden?",
  oracle_steps_4_text:
    "Das Abschneiden liest keine Lösung: Es verwirft ein Brett, auf dem eine Linie ihre Summe nicht mehr erreichen kann.",
  oracle_steps_4_ask_options_1_text: "Die Lösung lesen: Besser geht es nicht",
  oracle_steps_4_ask_options_1_reply:
    "So wäre es, wenn sie nur Bretter auf dem Weg zur Lösung erzeugte. Sie erzeugt alle Kinder jedes Bretts und sieht nicht, welche davon tot sind.",
  oracle_steps_4_ask_options_2_text: "Ehrliches Abschneiden",
  oracle_steps_4_ask_options_2_reply:
    "Die meisten Kinder sind sofort tot, und das Abschneiden sieht das, ohne eine Lösung zu kennen.",
  oracle_steps_5_title: "{octa.3} Knoten mit der Lösung, {prunes} ohne.",
  oracle_steps_5_text:
    "Eine Heuristik, die die Lösung liest, ist ein [Orakel|oracle]. Wo Hilfe nötig ist, hilft sie nicht, denn ein Brett mit bekannter Lösung braucht keine Suche. Das Abschneiden verwendet nur, was das Rätsel angibt: seine Zahlen und seine Summen.\n",
  oracle_steps_6_title:
    "Auf einem anderen Brett ist aus jeder Zahl x die Zahl 17 − x geworden. Wie gut sucht das Orakel dort?",
  oracle_steps_6_text:
    "Auch das neue Brett hat genau eine Lösung und dieselben Summen. Sie ist aber nicht die gespeicherte.\n",
  oracle_steps_6_ask_options_1_text: "So gut wie zuvor: Die Bretter sind gleich gebaut",
  oracle_steps_6_ask_options_1_reply:
    "Für ehrliches Abschneiden sind sie gleich. Für das Orakel nicht: Die gespeicherte Lösung ist hier falsch.",
  oracle_steps_6_ask_options_2_text: "Schlechter als die Breitensuche, die gar nichts liest",
  oracle_steps_6_ask_options_2_reply:
    "Die Schätzung bevorzugt Zahlen nahe an den gespeicherten. Hier sind sie falsch, also kommt die Lösung nach allen anderen Brettern.",
  oracle_steps_6_ask_options_3_text: "Es findet die Lösung nie",
  oracle_steps_6_ask_options_3_reply:
    "Doch. A* sucht weiter, bis nichts mehr zu expandieren ist; eine falsche Schätzung kostet also Zeit, nicht die Lösung.",
  oracle_steps_7_title: "{other.2} Knoten mit dem Orakel, {other.1} mit der Breitensuche, {other.3} mit Abschneiden.",
  oracle_steps_7_text:
    "So entlarvt man ein Orakel: Ändere das Brett so, dass die gespeicherte Lösung nicht mehr stimmt. Ein Verfahren, das das Rätsel versteht, bleibt so gut, wie es war; eines, das nur die Lösung kennt, fällt hinter eine blinde Suche zurück.\n\nDasselbe gilt für jedes Programm, das man an den Daten prüft, aus denen es gemacht wurde.\n",
  oracle_steps_8_title: "Jetzt allein: Löse das andere Brett mit höchstens 100 Knoten.",
  oracle_steps_8_text:
    "Dieser Lauf liest die gespeicherte Lösung, die hier falsch ist. Ändere den Löser oder die Heuristik so, dass die Suche höchstens 100 Knoten erzeugt. Prüfe dann deinen Lauf.\n",
  oracle_steps_8_exercise_why:
    "Die Heuristik, die abschneidet, erzeugt {other.3} Knoten, und die Breitensuche mit ihr auch 28. Die Reihenfolge der Suche ist fast gleichgültig, wenn tote Bretter sofort verworfen werden.\n\nBeide Heuristiken, die die gespeicherte Lösung lesen, erzeugen 13.699 Knoten, so viele wie A* ganz ohne.\n",
  oracle_steps_9_title: "Was herauskam.",
  oracle_steps_9_text:
    "Eine Schätzung, die die Lösung liest, macht eine Suche schnell, wo die Lösung bekannt ist, und beweist nichts. Auf einem veränderten Brett erzeugte sie {other.2} Knoten, mehr als eine blinde Suche, und ehrliches Abschneiden {other.3}.\n",
  counting_title: "Können zufällige Läufe zählen?",
  counting_asks: "Wie viele magische Quadrate mit 4 × 4 Feldern gibt es? Jeder zufällige Lauf findet nur eins davon.",
  counting_claims_colder_what: "Geschätzte Zahl magischer Quadrate, aus je 2.000 Läufen",
  counting_claims_estimate_what: "Geschätzte Zahl magischer Quadrate, aus 2.000 Läufen",
  counting_steps_1_title:
    "Setze 1 bis 16 so in ein Quadrat mit 4 × 4 Feldern, dass alle Zeilen, Spalten und Diagonalen die Summe 34 haben. Auf wie viele Arten geht das?",
  counting_steps_1_text:
    "Es gibt 20.922.789.888.000 Arten, die Zahlen zu setzen. Nur wenige davon sind magisch. Ein gedrehtes oder gespiegeltes Quadrat zählt hier als ein anderes.\n",
  counting_steps_1_ask_axis_label: "Magische Quadrate",
  counting_steps_1_ask_axis_unit: "Quadrate",
  counting_steps_1_ask_close:
    "Die genaue Zahl ist 7.040: achtmal die 880, die Frénicle 1693 auflistete, gedreht und gespiegelt.",
  counting_steps_1_ask_low: "Dann fänden zwei Läufe öfter dasselbe Quadrat. Die genaue Zahl ist 7.040.",
  counting_steps_1_ask_high: "Dann fänden zwei Läufe seltener dasselbe Quadrat. Die genaue Zahl ist 7.040.",
  counting_steps_2_title: "Ein Lauf findet ein magisches Quadrat. Drücke Start.",
  counting_steps_2_text:
    "Mit demselben Seed findet ein Lauf dasselbe Quadrat, mit anderen meist andere. Du könntest sie alle sammeln, aber woran würdest du merken, dass keins fehlt?",
  counting_steps_3_title: "Was hast du gesehen?",
  counting_steps_3_text: "Um noch einmal zuzusehen, wähle „Diese Seite zurücksetzen“.",
  counting_steps_3_ask_options_1_text: "Die Energie ging eine Weile auf und ab und erreichte dann 0",
  counting_steps_3_ask_options_1_reply:
    "Bei welchem Quadrat sie 0 erreicht, ist zufällig. Darum können zufällige Läufe zählen.",
  counting_steps_3_ask_options_2_text: "Die Energie fiel nur, geradewegs auf 0",
  counting_steps_3_ask_options_2_reply:
    "Beobachte die Zahl noch einmal: Sie steigt auch. Sonst führte jeder Start zu einem festen Quadrat.",
  counting_steps_3_ask_options_3_text: "Die Energie erreichte nie 0",
  counting_steps_3_ask_options_3_reply: "Lass ihn weiterlaufen: Dieser Lauf findet eine Lösung.",
  counting_steps_4_title: "2.000 Läufe. Wie oft finden zwei von ihnen dasselbe Quadrat?",
  counting_steps_4_text:
    "In einem Raum mit 23 Menschen haben oft zwei am selben Tag Geburtstag. Je mehr Tage ein Jahr hat, desto seltener ist das. Zähle also, wie oft zwei Läufe dasselbe Quadrat finden, auch gedreht oder gespiegelt, und schätze daraus, wie viele Quadrate es gibt.\n",
  counting_steps_4_ask_options_1_text: "Fast nie",
  counting_steps_4_ask_options_1_reply:
    "2.000 Läufe ergeben 1.999.000 Paare, und jedes Paar kann dasselbe Quadrat finden.",
  counting_steps_4_ask_options_2_text: "Bei Tausenden von Paaren",
  counting_steps_4_ask_options_2_reply:
    "Von 1.999.000 Paaren finden etwa 2.260 dasselbe Quadrat, wenn gedrehte und gespiegelte Quadrate als gleich zählen.",
  counting_steps_4_ask_options_3_text: "Bei fast jedem Paar",
  counting_steps_4_ask_options_3_reply: "Dazu dürfte es nur sehr wenige Quadrate geben.",
  counting_steps_5_title: "Führe es aus: 2.000 Läufe dauern etwa eine Sekunde.",
  counting_steps_5_text:
    "Das Programm vergleicht alle gefundenen Quadrate; gedrehte und gespiegelte zählen als gleich.",
  counting_steps_6_title: "Etwa {estimate}, und die genaue Zahl ist 7.040.",
  counting_steps_6_text:
    "Bei n Läufen gibt es n (n − 1) / 2 Paare. Jedes Quadrat lässt sich auf 8 Arten drehen und spiegeln, also bilden N Quadrate N / 8 Sorten. Sind alle Sorten gleich wahrscheinlich, findet eins von N / 8 Paaren dasselbe Quadrat.\n",
  counting_steps_7_title: "Wäre ein kälterer Lauf genauso gut?",
  counting_steps_7_text:
    "Auch bei T = 3 findet ein Lauf eine Lösung. Ist dann jedes Quadrat so wahrscheinlich wie jedes andere?",
  counting_steps_7_ask_options_1_text: "Ja: Eine Lösung ist eine Lösung",
  counting_steps_7_ask_options_1_reply:
    "Jeder Lauf endet bei einer Lösung, aber um manche liegt ein breiteres Tal. Kalte Läufe enden dort öfter.",
  counting_steps_7_ask_options_2_text: "Nein: Manche Quadrate werden öfter gefunden, also ist die Schätzung zu niedrig",
  counting_steps_7_ask_options_2_reply: "Bei ungleichen Wahrscheinlichkeiten finden mehr Paare dasselbe Quadrat.",
  counting_steps_7_ask_options_3_text: "Nein: Die Schätzung ist zu hoch",
  counting_steps_7_ask_options_3_reply:
    "Bei ungleichen Wahrscheinlichkeiten finden mehr Paare dasselbe Quadrat, und mehr solche Paare ergeben eine niedrigere Schätzung.",
  counting_steps_8_title: "Kälte verfälscht: Die Schätzung fällt unter die genaue Zahl.",
  counting_steps_8_text:
    "Zählen durch zufällige Läufe braucht gleiche Wahrscheinlichkeiten. In der Physik zählt man größere Quadrate mit [parallelem Tempern|tempering]. 1998 schätzte man so (1,7745 ± 0,0016) × 10¹⁹ Quadrate mit 6 × 6 Feldern. Die genaue Zählung von 2024 ist 1,7754 × 10¹⁹. Beide zählen gedrehte und gespiegelte Quadrate nur einmal.\n",
  counting_steps_9_title: "Jetzt allein: Welche Temperatur findet ein Quadrat in wenigen Zügen?",
  counting_steps_9_text:
    "Wähle eine Temperatur, die mit mindestens 17 der Seeds 1 bis 20 in 20.000 Zügen ein magisches Quadrat findet.\n\nÄndere T0 in den Einstellungen und prüfe dann deinen Lauf.\n",
  counting_steps_9_exercise_why:
    "Bei T = 1,5 und T = 3 führen alle 20 Seeds zur Lösung, bei T = 4 noch 19. Bei T = 6 sind es 14, bei T = 25 keiner.\n\nT = 6 war die Temperatur, bei der die Zählung stimmte. Die Temperatur, die am schnellsten ein Quadrat findet, ist also nicht die, die alle Quadrate gleich oft findet.\n",
  counting_steps_10_title: "Was herauskam.",
  counting_steps_10_text:
    "Wie oft zwei zufällige Läufe dasselbe Quadrat finden, sagt, wie viele es gibt: {estimate} nach 2.000 Läufen, und in Wahrheit 7.040. Kältere Läufe bevorzugen einige Quadrate, also ist ihre Schätzung zu niedrig: {colder.2}.\n",
  published_title: "Ist ein veröffentlichtes Programm so schnell, wie es sein könnte?",
  published_asks: "Ein veröffentlichtes Programm löst Magic 19. Behält es die erste Lösung, die es findet?",
  published_claims_cost_what: "Züge je Lösung (ERT)",
  published_claims_differ_what: "Läufe, die ihre erste Lösung wegwerfen",
  published_claims_differ_labels_1: "von 200 Läufen",
  published_claims_few_what: "Läufe, die ihre erste Lösung wegwerfen",
  published_claims_few_labels_1: "von 20 Läufen",
  published_claims_ratio_what:
    "Kosten wie veröffentlicht, im Verhältnis zu den Kosten, wenn die erste Lösung behalten wird",
  published_claims_ratio_labels_1: "200 Seeds",
  published_steps_1_title:
    "Das veröffentlichte Programm speichert sein Brett nur bei jedem zehnten Zug. Wie viele von 200 Läufen verlieren ihre erste Lösung?",
  published_steps_1_text:
    "Das Programm, das dieses hier angeregt hat, löst Magic 19 durch Abkühlung in der Sprache R. Ein Durchgang endet, sobald die Energie 0 ist, aber das Programm speichert das Brett nur bei jedem zehnten Zug. Eine Lösung bei einem anderen Zug wird nicht gespeichert: Das Programm wirft sie weg und beginnt mit einem zufälligen Brett von vorn.\n",
  published_steps_1_ask_axis_label: "Läufe von 200, die ihre erste Lösung verlieren",
  published_steps_1_ask_axis_unit: "Läufe",
  published_steps_1_ask_close: "Fast alle: Bei neun von zehn Zügen wird das Brett nicht gespeichert.",
  published_steps_1_ask_low:
    "Dann kämen die meisten ersten Lösungen bei einem zehnten Zug. Das gilt nur für eine von zehn.",
  published_steps_1_ask_high: "Manche Läufe haben Glück; ihre erste Lösung kommt bei einem zehnten Zug.",
  published_steps_2_title: "Spiele genau dieses Programm ab, Zug für Zug: Drücke Start.",
  published_steps_2_text:
    "Dieser Lauf verwendet Rs eigene Zufallszahlen; es ist also genau der Lauf, den das veröffentlichte Programm mit diesem Seed macht. Seine erste Lösung kommt bei Zug 142.679. Achte darauf, bei welchem Zug er endet.\n",
  published_steps_3_title: "Was hast du gesehen?",
  published_steps_3_text: "Die Zeitleiste hat Marken. Achte auch auf die Zahl der Züge.",
  published_steps_3_ask_options_1_text: "Er endete bei Zug 142.679",
  published_steps_3_ask_options_1_reply: "Die Zahl der Züge zeigt, wo er endete: Sie ist größer.",
  published_steps_3_ask_options_2_text: "Er endete bei Zug 156.579, etwa 14.000 Züge nach seiner ersten Lösung",
  published_steps_3_ask_options_2_reply:
    "Die Lösung von Zug 142.679 wurde weggeworfen. Das Programm begann mit einem zufälligen Brett von vorn und fand eine andere.",
  published_steps_3_ask_options_3_text: "Er endete nie",
  published_steps_3_ask_options_3_reply: "Doch, sobald eine Lösung bei einem zehnten Zug ihres Durchgangs kommt.",
  published_steps_4_title:
    "Ein Seed ist eine Anekdote. Lass 200 Seeds laufen, einmal wie veröffentlicht, einmal mit behaltener erster Lösung.",
  published_steps_4_text:
    "Beide Einstellungen machen mit denselben Seeds dieselben Züge, bis zur ersten Lösung. Sie unterscheiden sich darin, was mit ihr geschieht.",
  published_steps_5_title: "{differ} von 200 Läufen werfen eine Lösung weg.",
  published_steps_5_text:
    "Das Programm speichert nur jeden zehnten Zug. Es sollte also eine von zehn ersten Lösungen behalten und 180 von 200 verlieren. Eine Lösung kostet dann etwa zehnmal so viel: {cost.2} Züge gegen {cost.1}.\n",
  published_steps_6_title: "Hätten 20 Seeds gezeigt, dass Lösungen verloren gehen?",
  published_steps_6_text: "Lass dasselbe mit 20 Seeds laufen und vergleiche die Intervalle.",
  published_steps_6_ask_options_1_text: "Ja: Der Effekt ist so groß, dass 20 genügen",
  published_steps_6_ask_options_1_reply:
    "Ein großer Effekt zeigt sich bald. Ein kleiner bräuchte Hunderte von Seeds: Vergleiche die Breite der Intervalle.",
  published_steps_6_ask_options_2_text: "Nein: 20 Seeds sind zu wenige, um ihn zu sehen",
  published_steps_6_ask_options_2_reply:
    "Führe es aus und sieh dir das Intervall an. Ein kleiner Effekt bräuchte mehr Seeds; dieser ist groß.",
  published_steps_7_title: "Also vergleiche ein Programm mit einer geänderten Kopie seiner selbst, mit vielen Seeds.",
  published_steps_7_text:
    "Nichts war hier verborgen: Das Programm ist veröffentlicht, und seine Lösungen sind richtig. Nur ein Vergleich zeigt die Lösungen, die es verloren hat.\n",
  published_steps_8_title: "Jetzt allein: Repariere das Programm.",
  published_steps_8_text:
    "Ändere eine Einstellung des veröffentlichten Programms so, dass mindestens 18 der Seeds 1 bis 20 in höchstens 500.000 Zügen zur Lösung führen.\n",
  why_title: "Warum exp(−ΔE/T)?",
  why_asks: "Viele Regeln würden hin und wieder ein schlechteres Brett annehmen. Was ist das Besondere an dieser?",
  why_claims_law_what: "Prozent aller Züge bei Energie 0, nach Boltzmanns Gesetz",
  why_claims_law_labels_1: "T = 0,3",
  why_claims_law_labels_2: "T = 1,24",
  why_claims_law_labels_3: "T = 5",
  why_claims_visits_what: "Prozent von 100.000 Zügen bei Energie 0, gezählt: Mittel über die Seeds 1 bis 20",
  why_claims_visits_labels_1: "T = 0,3",
  why_claims_visits_labels_2: "T = 1,24",
  why_claims_visits_labels_3: "T = 5",
  why_claims_steps_what:
    "Züge von Energie 0 zu 1, geteilt durch die Züge zurück, in 100.000 Zügen: Mittel über die Seeds 1 bis 20",
  why_claims_steps_labels_1: "T = 0,3",
  why_claims_steps_labels_2: "T = 1,24",
  why_claims_steps_labels_3: "T = 5",
  why_claims_longer_what: "Dasselbe von Energie 1 zu 4, mit einem Tausch",
  why_claims_longer_labels_1: "T = 1,24",
  why_claims_longer_labels_2: "T = 5",
  why_steps_1_title: "Bei T = 1,24: Nach wie vielen von 100 Zügen ist ein Lauf bei einer Lösung?",
  why_steps_1_text:
    "Sechs Zahlen stehen auf einem Dreieck, und jede Seite soll die Summe 10 haben. Es gibt 720 Bretter, und nur 6 davon sind Lösungen.\n\nDieser Lauf endet nie: Er geht weiter, wenn er eine Lösung gefunden hat, und zählt seine Züge bei jeder Energie.\n",
  why_steps_1_ask_axis_label: "Züge von 100 bei einer Lösung",
  why_steps_1_ask_close: "Richtig: ein Drittel, obwohl weniger als eins von hundert Brettern eine Lösung ist.",
  why_steps_1_ask_low:
    "Durch Zufall allein wäre es einer von hundert Zügen. Die Temperatur gibt niedrigen Energien mehr Gewicht.",
  why_steps_1_ask_high:
    "Bei dieser Temperatur verlässt der Lauf eine Lösung bald wieder: Manche Vertauschungen führen von dort nur wenig nach oben.",
  why_steps_2_title: "Sieh beim Zählen zu: Drücke Start, dann Volles Tempo.",
  why_steps_2_text:
    "Die Rahmen zeigen ein Gesetz aus der Physik, das du noch nicht kennen musst. Füllen die gezählten Züge sie mit der Zeit? Zieh am Thermometer und sieh, wie die Füllung folgt.",
  why_steps_3_title: "Welchem Gesetz folgen die gezählten Züge?",
  why_steps_3_text:
    "Zwei Faktoren bestimmen, wie oft eine Energie vorkommt: die Zahl der Bretter mit dieser Energie und das Gewicht exp(−E/T) jedes einzelnen.\n\nπ(x) ist der Anteil aller Züge, nach denen der Lauf bei einem Brett x ist. Z ist die Summe aller Gewichte; so ergeben die Anteile zusammen 1.\n\nDas ist die *Boltzmann-Verteilung*. Wo der Lauf begonnen hat, spielt keine Rolle.\n",
  why_steps_4_title: "Zähle die Züge von Energie 0 hinauf zu 1 und die Züge zurück. Welche sind häufiger?",
  why_steps_4_text:
    "Ein Zug hinauf verschlechtert das Brett und wird oft abgelehnt. Ein Zug hinab wird immer angenommen.",
  why_steps_4_ask_options_1_text: "Die hinab, denn sie werden immer angenommen",
  why_steps_4_ask_options_1_reply:
    "Jeder einzelne wird angenommen. Aber der Lauf ist seltener bei Energie 1, als die Zahl ihrer Bretter vermuten lässt.",
  why_steps_4_ask_options_2_text: "Die hinauf, denn oben gibt es mehr Bretter",
  why_steps_4_ask_options_2_reply:
    "Oben gibt es mehr Bretter. Aber die meisten Vorschläge nach oben werden abgelehnt, und die beiden Effekte heben sich auf.",
  why_steps_4_ask_options_3_text: "Beide sind gleich häufig",
  why_steps_4_ask_options_3_reply: "Bei jeder Temperatur und zwischen je zwei Energien.",
  why_steps_5_title: "So viele hinauf wie hinab: Das ist das detaillierte Gleichgewicht.",
  why_steps_5_text:
    "Das Verhältnis ist bis auf den Zufall 1, für jedes Paar von Energien und bei jeder Temperatur. So bleiben die Häufigkeiten, wie sie sind: Die Verteilung ist *stationär*.",
  why_steps_6_title: "Jetzt umgekehrt: Das Gleichgewicht verlangt exp(−ΔE/T). Was folgt daraus?",
  why_steps_6_text:
    "Brett x hat die Energie E, Brett y die Energie E + ΔE. Jedes wird vom anderen aus gleich oft vorgeschlagen. Ein Zug hinab wird immer angenommen.\n\nEs sollen gleich viele Züge hinauf wie hinab führen, und π ist die Boltzmann-Verteilung. Daraus folgt die Wahrscheinlichkeit p für den Zug hinauf.\n",
  why_steps_6_ask_options_1_text: "Dann wahrt keine andere Akzeptanzregel dieses Gleichgewicht",
  why_steps_6_ask_options_1_reply:
    "Das Wärmebad, 1/(1 + exp(ΔE/T)), wahrt es auch: Es nimmt nicht alle Züge hinab an. Von allen Regeln, die es wahren, nimmt Metropolis am meisten an.",
  why_steps_6_ask_options_2_text: "Dann macht die Regel niedrige Energien wahrscheinlicher, wenn T sinkt",
  why_steps_6_ask_options_2_reply:
    "Bei T = 0,3 ist der Lauf nach fast allen Zügen bei niedrigen Energien. Darum kühlt man ab.",
  why_steps_7_title: "Jetzt allein: Wähle T so, dass das Dreieck bald gelöst ist.",
  why_steps_7_text:
    "Bei T = 30 wird fast jeder Zug angenommen. Ändere T0 so, dass die Hälfte der Seeds 1 bis 20 in höchstens 30 Zügen zur Lösung führt.",
  why_steps_7_exercise_why:
    "In der Nähe von T = 1 werden Anstiege um 1 oft angenommen, große selten. Ist es viel heißer, verlässt der Lauf gute Bretter sofort; ist es viel kälter, bleiben einige Seeds lange gefangen.",
  why_steps_8_title: "Was herauskam.",
  why_steps_8_text:
    "Nach der Metropolis-Regel führen zwischen je zwei Brettern gleich viele Züge hinauf wie hinab, sobald die Boltzmann-Verteilung erreicht ist. Darum bleibt sie bestehen. Je niedriger die Temperatur, desto mehr von dieser Verteilung liegt bei niedrigen Energien.\n\nAls Nächstes siehst du alle 720 Bretter auf einmal: in der Lektion über die ganze Landschaft.\n",
  landscape_title: "Die ganze Landschaft",
  landscape_asks: "Wie sieht ein Rätsel aus, wenn man alle seine Bretter auf einmal sieht?",
  landscape_claims_boards_what: "Bretter",
  landscape_claims_boards_labels_1: "Dreieck, Summe 10",
  landscape_claims_boards_labels_2: "Dreieck, Summe 9",
  landscape_claims_boards_labels_3: "magisches Quadrat der Ordnung 3",
  landscape_claims_traps_what: "Fallen",
  landscape_claims_traps_labels_1: "Dreieck, Summe 10",
  landscape_claims_traps_labels_2: "Dreieck, Summe 9",
  landscape_claims_traps_labels_3: "magisches Quadrat der Ordnung 3",
  landscape_claims_depth_what: "Tiefe der tiefsten Falle: Hajeks d*",
  landscape_claims_depth_labels_1: "Dreieck, Summe 10",
  landscape_claims_depth_labels_2: "Dreieck, Summe 9",
  landscape_claims_depth_labels_3: "magisches Quadrat der Ordnung 3",
  landscape_claims_shallow_what: "c = 0,5: Prozent der Seeds 1 bis 300 bei einer Lösung, nach so vielen Zügen",
  landscape_claims_shallow_labels_1: "1.000",
  landscape_claims_shallow_labels_2: "10.000",
  landscape_claims_shallow_labels_3: "100.000",
  landscape_claims_enough_what: "c = 1,25",
  landscape_claims_enough_labels_1: "1.000",
  landscape_claims_enough_labels_2: "10.000",
  landscape_claims_enough_labels_3: "100.000",
  landscape_claims_hot_what: "c = 5",
  landscape_claims_hot_labels_1: "1.000",
  landscape_claims_hot_labels_2: "10.000",
  landscape_claims_hot_labels_3: "100.000",
  landscape_steps_1_title: "720 Bretter. Von wie vielen führt jeder Tausch nach oben?",
  landscape_steps_1_text:
    "Sechs Zahlen stehen auf einem Dreieck, und jede Seite soll die Summe 10 haben. Durch einen Tausch zweier Zahlen sind von einem Brett 15 andere zu erreichen.\n\nEin Brett, das keine Lösung ist und von dem jeder Tausch nach oben führt, ist eine *Falle*.\n",
  landscape_steps_1_ask_axis_label: "Fallen",
  landscape_steps_1_ask_close: "Sehr wenige, und doch endet der Abstieg etwa jedes fünfte Mal in einer von ihnen.",
  landscape_steps_1_ask_low: "Es gibt einige: Die nächste Seite zeigt sie.",
  landscape_steps_1_ask_high:
    "Es sind weniger: Fast jedes Brett hat einen Tausch, der nach unten führt oder auf gleicher Höhe bleibt.",
  landscape_steps_2_title: "Hier sind sie alle. Drücke Start und sieh, wie der Abstieg stehen bleibt.",
  landscape_steps_2_text:
    "Jeder Punkt ist ein Brett, so hoch wie seine Energie. Die grünen lösen das Rätsel, die mit Ring sind die Fallen. Die Linien sind die 15 Vertauschungen des aktuellen Bretts: je dunkler, desto wahrscheinlicher.\n\nBei T = 0 wird nie ein Tausch nach oben angenommen.\n",
  landscape_steps_3_title: "Dieser Lauf ist bei Energie 3 gefangen. Wie weit muss er steigen, um herauszukommen?",
  landscape_steps_3_text:
    "Sieh dir die Linien an, die vom schwarzen Punkt ausgehen: Sie führen zu den Brettern, die ein Tausch daraus macht.",
  landscape_steps_3_ask_options_1_text: "Um 1",
  landscape_steps_3_ask_options_1_reply:
    "Ein Tausch führt um 1 nach oben, und von dort führt ein Weg hinab, ohne weiteren Anstieg.",
  landscape_steps_3_ask_options_2_text: "Um 6",
  landscape_steps_3_ask_options_2_reply:
    "Es gibt einen niedrigeren Pass: Manche Vertauschungen führen aus der Falle nur um 1 nach oben.",
  landscape_steps_3_ask_options_3_text: "Er kommt nicht heraus",
  landscape_steps_3_ask_options_3_reply:
    "Bei T = 0 nicht. Aber jeder Tausch lässt sich rückgängig machen. Also gibt es immer einen Weg, wenn Anstiege erlaubt sind.",
  landscape_steps_4_title: "Wärme den Lauf auf: T = 1. Bleibt er in einer Falle?",
  landscape_steps_4_text:
    "Der orange Balken links ist die Temperatur als Höhe: Ein Anstieg um diese Höhe wird in 37 von 100 Fällen angenommen.",
  landscape_steps_5_title: "Die Tiefe der tiefsten Falle ist eine Zahl, die zum Rätsel gehört: d*.",
  landscape_steps_5_text:
    "Bei T = 1 verlässt der Lauf jede Falle bald wieder.\n\nDie Tiefe einer Falle ist der kleinste Anstieg, der zu einem niedrigeren Brett führt. Bruce Hajek bewies 1988, was sie für das Abkühlen bedeutet.\n\nBei Zug k sei T = c / ln(k + 1). Die Wahrscheinlichkeit, dass der Lauf bei einem besten Brett ist, geht genau dann gegen 1, wenn c mindestens d* ist.\n",
  landscape_steps_6_title:
    "Hier ist d* gleich 1. Mit welchem c sind nach 100.000 Zügen die meisten Läufe bei einer Lösung?",
  landscape_steps_6_text:
    "Drei Läufe des Dreiecks kühlen nach Hajeks Abkühlungsplan ab, mit c = 0,5, c = 1,25 und c = 5.",
  landscape_steps_6_ask_options_1_text: "c = 0,5: am kältesten",
  landscape_steps_6_ask_options_1_reply: "Unter d* bleibt ein Teil der Läufe gefangen, wie lange sie auch weitergehen.",
  landscape_steps_6_ask_options_2_text: "c = 1,25: ein wenig über d*",
  landscape_steps_6_ask_options_2_reply:
    "So ein Lauf kommt aus den Fallen heraus und ist kalt genug, um bei einer Lösung zu bleiben.",
  landscape_steps_6_ask_options_3_text: "c = 5: weit über d*",
  landscape_steps_6_ask_options_3_reply:
    "Auch hier verspricht der Satz den Grenzwert. Aber nach 100.000 Zügen ist es noch zu heiß, um bei einer Lösung zu bleiben.",
  landscape_steps_7_title: "Je 300 Seeds: Der Satz spricht vom Grenzwert.",
  landscape_steps_7_text:
    "Mit c = 0,5 ändert sich der Anteil kaum. Mit c = 1,25 sind fast alle bei einer Lösung. Mit c = 5 steigt der Anteil noch.\n\nJe größer c ist, desto weiter weg ist der Grenzwert: Um die Temperatur zu halbieren, braucht es das Quadrat der Zahl der Züge.\n",
  landscape_steps_8_title: "Jetzt allein: Hol jeden Seed aus den Fallen.",
  landscape_steps_8_text:
    "Bei T = 0 bleiben manche dieser Läufe eines magischen Quadrats gefangen. Ändere T0 so, dass alle Seeds 1 bis 20 in höchstens 2.000 Zügen zur Lösung führen.",
  landscape_steps_8_exercise_why:
    "Die Fallen sind 1 tief, also öffnet sie eine Temperatur nahe 1: Ein Anstieg um so viel wird in 37 von 100 Fällen angenommen. Bei T = 0 hält jede Falle den Lauf für immer fest.",
  landscape_steps_9_title: "Was herauskam.",
  landscape_steps_9_text:
    "Ein paar Fallen der Tiefe 1 genügen, um einen Lauf aufzuhalten, der nie steigt. Eine Temperatur nahe dieser Tiefe genügt, um sie zu verlassen. Hajeks Satz sagt, wie langsam man abkühlen muss, um im Grenzwert sicher zu sein. Über ein Budget sagt er nichts.\n\nEchte Rätsel sind größer: Niemand kann alle Bretter von Magic 19 zeichnen. Dort misst man stattdessen.\n",
  published_steps_8_exercise_why:
    "„Gelöst, wenn“ muss „Ziel erreicht“ sein: Dann endet ein Lauf bei seiner ersten Lösung. 20 von 20 Seeds führen in 500.000 Zügen zur Lösung, wie veröffentlicht nur 3.\n\nEine einzige Regel, wann ein Brett gespeichert wird, kostete neun Zehntel der Arbeit.\n",
  published_steps_9_title: "Was herauskam.",
  published_steps_9_text:
    "Das veröffentlichte Programm löst Magic 19, aber {differ} von 200 Läufen werfen ihre erste Lösung weg; also kostet eine Lösung {ratio}-mal so viele Züge. Das zeigt nur ein Vergleich mit einer veränderten Kopie, mit vielen Seeds.\n",
  essay_title: "Warum hilft Wärme?",
  essay_asks: "Eine Suche, die nur verbessert, bleibt stecken. Warum hilft es, absichtlich etwas zu verschlechtern?",
  essay_claims_descent_what: "Dreieck: Läufe des Abstiegs mit Lösung",
  essay_claims_few_what: "Dreieck: Züge je Lösung (ERT)",
  essay_claims_heat_what: "Rundreise: spezifische Wärme, Mittel über die Seeds 1 bis 10",
  essay_claims_zone_what:
    "Rundreise: mittlerer Abstand von Läufen, die in 50.000 Zügen von 2 T auf T/2 abkühlen, in Prozent über der kürzesten",
  essay_claims_even_what: "Rundreise: mittlerer Abstand von Läufen, die in 50.000 Zügen von 1.000 auf 1 abkühlen",
  essay_steps_1_title: "Warum hilft Wärme?",
  essay_steps_1_text:
    "Eine Suche, die nur verbessert, bleibt stecken. Die simulierte Abkühlung verschlechtert manchmal absichtlich etwas, und ihre Temperatur bestimmt, wie oft. Fünf Bilder zeigen, warum das hilft. Zieh am Thermometer: Jedes Bild antwortet.\n",
  essay_steps_2_title: "Eine Kugel, die gestoßen wird",
  essay_steps_2_text:
    "Jeder Ort steht für eine Anordnung, seine Höhe dafür, wie falsch sie ist: ihre [Energie|energy]. Die Kugel sucht den tiefsten Ort. Sie wird ein wenig gestoßen, nach links oder rechts, immer wieder. Abwärts geht sie immer. Aufwärts geht sie manchmal.\n\nJe höher ein Schritt, desto seltener gelingt er. Ein Schritt um ΔE nach oben hat die Wahrscheinlichkeit\n\nAlso ist auch die [Temperatur|temperature] T eine Höhe: der orange Balken neben der Kugel. Ein Schritt um genau diese Höhe gelingt in 37 von 100 Fällen. Wände, die viel höher sind als der Balken, halten die Kugel fest. Niedrigere halten sie nicht.\n",
  essay_steps_3_title: "Dasselbe, ohne etwas wegzulassen",
  essay_steps_3_text:
    "Jene Landschaft war nur gezeichnet. Diese ist echt und vollständig. Sechs Zahlen stehen auf einem Dreieck, und jede Seite soll die Summe 10 haben. Das ergibt 720 Bretter. Jedes ist ein Punkt, so hoch wie seine Energie: die quadrierten Fehler seiner Seiten, zusammengezählt. Jede der sechs Säulen gehört zu einer Lösung.\n\nEin [Zug|move] vertauscht zwei Zahlen, also führen 15 Vertauschungen aus jedem Brett hinaus. Die des Laufs sind gezeichnet: Eine dunkle wird oft angenommen, eine blasse selten. Mach es kälter, und die nach oben verblassen.\n\nSechs Bretter lösen das Rätsel. Sechs andere sind *Fallen*: Sie haben die Energie 3, und jede ihrer Vertauschungen führt nach oben. Von 1.000 Läufen, die nie nach oben gehen, finden {descent.1} eine Lösung. Die anderen enden in einer Falle. Der Weg hinaus steigt nur um 1.\n",
  essay_steps_4_title: "Wo verbringt er seine Zeit?",
  essay_steps_4_text:
    "Zähle, nach wie vielen Zügen der Lauf jede Energie hat. Nach einer Weile hängen die Anteile nicht mehr davon ab, wo er begann. Sie folgen der *Boltzmann-Verteilung*. Sie hat zwei Faktoren: wie viele Bretter diese Energie haben, und das Gewicht, das die Temperatur ihr gibt.\n\nHohe Energien gewinnen durch ihre Zahl, niedrige durch ihr Gewicht. Die Temperatur bestimmt das Gleichgewicht zwischen beiden. Mehr tut sie nicht, und es genügt. Wird langsam abgekühlt, wandert das Gleichgewicht hinunter zu den wenigen besten Brettern, und der Lauf wandert mit.\n",
  essay_steps_5_title: "Wo sollte er langsam abkühlen?",
  essay_steps_5_text:
    "Niemand kann alle Rundreisen durch 48 Städte zeichnen: Es sind etwa 10⁵⁹. Aber ein Lauf kann sich selbst messen. Jeder Lauf unten hat 50.000 Züge und kühlt vom Doppelten einer Temperatur auf ihre Hälfte ab. Zieh am Thermometer, um diese Temperatur zu wählen.\n\nJe mehr die Länge bei einer Temperatur schwankt, desto mehr entscheidet sich dort. In der Physik heißt das *spezifische Wärme*:\n\nIhr Buckel zeigt, wo die Rundreise ihre Form bekommt. Langsames Abkühlen lohnt sich unterhalb des Buckels, wo sich die Einzelheiten entscheiden. Ein Lauf, der beim Buckel bleibt, kommt nie zu ihnen.\n",
  essay_steps_6_title: "Ein Lauf gegen tausend",
  essay_steps_6_text:
    "Ein Lauf beweist nichts. Er kann Glück haben. Hier sind tausend Läufe von Magic 19, die sich nur in ihren Zufallszahlen unterscheiden. Jeder ist ein Punkt: grün und nach seinen Zügen angeordnet, wenn er eine Lösung fand, sonst schwarz und nach seiner Energie angeordnet.\n",
  essay_steps_7_title: "Warum also hilft Wärme?",
  essay_steps_7_text:
    "Weil sie jeden Weg aus einer Falle öffnet, und die niedrigen zuerst. Weil ein Lauf bei der richtigen Temperatur meist bei guten Brettern ist und keines ihn festhält. Und weil langsames Abkühlen dieses Gleichgewicht bewahrt, während es die Auswahl verengt.\n",
};
