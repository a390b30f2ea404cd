/** Question words and polite phrases of questions, which are not searched for if a query has other words. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `chi che cosa cos quando quanto quanta quanti quante quale quali qual dove dov perche come com mai
  dimmi dammi dirmi sai sapere puoi potresti potrebbe vorrei voglio volevo spiegami spiegare raccontami
  parlami elenca elencami riassumi riassumere mostrami trovami cercami aiutami favore`.split(/\s+/),
);
