/** Phrases that ask, and tell nothing of what is asked about: no article has them. */
const ASKING_PHRASES: readonly RegExp[] = [
  // `fammi un elenco di …`, `…, mi fai una lista?`
  /[,;]?\s*(?<!\p{L})(?:mi\s+)?(?:fammi|fatemi|fai|fate|farmi|dammi|datemi|dai|mostrami|preparami|vorrei|voglio|serve)\s+(?:un|una|la|l['’])\s*(?:breve\s+|piccol[oa]\s+)?(?:elenco|lista)(?!\p{L})(?:\s+(?:di|d['’]|dei|degli|delle|del|della|con)(?!\p{L}))?/giu,
  // `di cui avete parlato`, `che avete raccontato`
  /(?<!\p{L})(?:(?:di cui|che)\s+)?(?:avete|hai)\s+(?:già\s+|mai\s+)?(?:scritto|parlato|raccontato|pubblicato|trattato|riportato)(?!\p{L})/giu,
  // `com’è andata a finire …`
  /(?<!\p{L})com(?:e\s+|['’]\s*)(?:è|e['’]?|era|sono)\s+(?:finit|andat)[oaie](?:\s+a\s+finire)?(?!\p{L})/giu,
  // `come si chiama adesso …`
  /(?<!\p{L})come\s+si\s+chiam(?:a|ano|ava|avano)(?:\s+(?:adesso|ora|oggi|attualmente))?(?!\p{L})/giu,
];

/** A question without the phrases that only ask. */
export const withoutAsking = (question: string): string =>
  ASKING_PHRASES.reduce((rest, phrase) => rest.replace(phrase, ' '), question);
