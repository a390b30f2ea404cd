const REQUEST =
  '(?:dammi|datemi|dimmi|ditemi|mostrami|mostratemi|leggimi|fammi|elenca|elencami|vorrei|voglio)';
const NUMBER = String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?!\p{N})`;
const OF_NOTHING = String.raw`(?!\p{L}|\s+(?:d(?:i|el|ello|ella|ei|egli|elle)|in|nel|nella)(?!\p{L})|\s+dell['’])`;

/** Phrases that only ask and do not name a subject; articles do not contain them. */
const ASKING_PHRASES: readonly RegExp[] = [
  // `fammi un elenco di …`, `…, mi fai una lista?`
  /[,;]?\s*(?<!\p{L})(?:mi\s+)?(?:fammi|fatemi|fai|fate|farmi|dammi|datemi|dai|mostrami|preparami|vorrei|voglio|serve)\s+(?:un|una|la|l['’])\s*(?:breve\s+|piccol[oa]\s+)?(?:elenco|lista)(?!\p{L})(?:\s+(?:di|d['’]|dei|degli|delle|del|della|con)(?!\p{L}))?/giu,
  // `fammi sapere …`, `mi fai vedere …`
  /(?<!\p{L})(?:fammi|fatemi|facci|fateci|farmi|mi\s+(?:fai|fate))\s+(?:sapere|vedere|leggere|capire|avere)(?!\p{L})/giu,
  // `mi dici …`, `mi sapete dire …`
  /(?<!\p{L})(?:mi|ci)\s+(?:dici|dite|racconti|raccontate|spieghi|spiegate|mostri|mostrate|elenchi|elencate|riassumi|riassumete|trovi|trovate|cerchi|leggi|leggete|indichi|indicate|segnali|segnalate|parli|parlate|(?:sai|sapete|sapresti|puoi|potete|potresti)\s+dire)(?!\p{L})/giu,
  // `cerco …`, `sto cercando qualcosa su …`
  /(?<!\p{L})(?:cerco|cercavo|cerchiamo|(?:sto|stavo|stiamo)\s+cercando)(?:\s+qualcosa)?(?!\p{L})/giu,
  // `mi interessa …`, `ho bisogno di …`
  /(?<!\p{L})(?:mi\s+interess(?:a|ano|erebbe)|(?:ho|abbiamo|avrei)\s+bisogno\s+d(?:i|['’]))(?:\s+(?:sapere|leggere|capire|avere))?(?!\p{L})/giu,
  // `vorrei leggere qualcosa su …`
  /(?<!\p{L})(?:vorrei|vorremmo|voglio|volevo|potrei)\s+(?:leggere|vedere|sapere|avere|capire|conoscere)(?:\s+qualcosa)?(?!\p{L})/giu,
  // `in 3 righe`, but not `in tre punti della città`
  new RegExp(
    String.raw`(?<!\p{L})(?:in|per)\s+${NUMBER}\s+(?:\p{L}+\s+)?(?:punti${OF_NOTHING}|righe|riga|frasi|frase)(?!\p{L})`,
    'giu',
  ),
  // `dammi 3 punti su …`, where the request stays
  new RegExp(
    String.raw`(?<=(?<!\p{L})${REQUEST}\s+(?:i\s+|le\s+)?)${NUMBER}\s+(?:punti|righe|frasi)(?!\p{L})`,
    'giu',
  ),
  // `le 10 notizie`, `dammi 5 titoli`: the number of articles in the answer
  new RegExp(String.raw`(?:(?<!\p{L})top\s+)?${NUMBER}(?=\s+(?:\p{L}+\s+)?notizi[ae](?!\p{L}))`, 'giu'),
  new RegExp(
    String.raw`(?<=(?<!\p{L})${REQUEST}\s+(?:i\s+)?)(?:top\s+)?${NUMBER}(?=\s+(?:\p{L}+\s+)?titoli(?!\p{L}))`,
    'giu',
  ),
  // `di cui avete parlato`, `che avete raccontato`
  /(?<!\p{L})(?:(?:di cui|che)\s+)?(?:avete|hai)\s+(?:già\s+|mai\s+)?(?:scritto|parlato|raccontato|pubblicato|trattato|riportato)(?!\p{L})/giu,
  // `com’è andata a finire …`
  /(?<!\p{L})com(?:e\s+|['’]\s*)(?:è|e['’]?|era|sono)\s+(?:finit|andat)[oaie](?:\s+a\s+finire)?(?!\p{L})/giu,
  // `come si chiama adesso …`
  /(?<!\p{L})come\s+si\s+chiam(?:a|ano|ava|avano)(?:\s+(?:adesso|ora|oggi|attualmente))?(?!\p{L})/giu,
];

/** A question without the phrases that only ask. */
export const withoutAskingPhrases = (question: string): string =>
  ASKING_PHRASES.reduce((text, phrase) => text.replace(phrase, ' '), question);
