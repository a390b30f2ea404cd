/** Question words and polite phrases of questions. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `chi che cosa cos quando quand quanto quanta quanti quante quale quali qual dove dov perche xche xke ke come com mai
  dirmi darmi farmi sai sapere puoi potete potresti potreste potrebbe vorrei voglio volevo spiegare elenca
  riassumi riassumere favore`.split(/\s+/),
);

/** A request to one or several people: `dimmi`, `ditemi`, `spiegateci`, `raccontarmi`. */
const REQUEST =
  /^(?:(?:dim|dam|fam)mi|(?:dic|dac|fac)ci|(?:di|da|fa)te(?:mi|ci)|(?:mostr|spieg|raccont|indic|trov|cerc|segnal|elenc|parl|aiut|prepar|sintetizz)(?:a(?:te)?(?:mi|ci)|armi)|(?:legg|riassum)(?:i|ete|er)(?:mi|ci))$/;

/** Whether a folded word asks somebody to tell or to show something. */
export const isRequest = (folded: string): boolean => REQUEST.test(folded);

/** Whether a folded word only asks, so that it is not searched for if a query has other words. */
export const isQuestionWord = (folded: string): boolean => QUESTION_WORDS.has(folded) || isRequest(folded);
