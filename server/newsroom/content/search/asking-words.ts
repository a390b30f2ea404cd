/** Words that ask, and those with which one asks politely: no article is known by them. */
export const ASKING: ReadonlySet<string> = new Set(
  `chi che cosa cos quando quanto quanta quanti quante quale quali qual dove dov perche come com mai
  dimmi dammi dirmi sai sapere puoi potresti potrebbe vorrei voglio volevo spiegami spiegare raccontami
  parlami elenca elencami riassumi riassumere mostrami trovami cercami aiutami favore`.split(/\s+/),
);
