/** `no embargo`, `non più embargato`: the text is free. */
const NO_EMBARGO =
  /^\W*(?:(?:no|nessun|senza|without|without any|non c[’']è|fine|end of|fin de)\s+(?:\w+\s+)?embarg|(?:[^,]{1,40}\s)?(?:non|not|no longer)\s+(?:(?:è|più|is|sotto|under)\s+){0,3}embarg)/i;
const EMBARGO_WORD = '(?:embargo|sperrfrist)';
const NOW = String.raw`(?:(?:is|was|has been|now|already|è|e[’']|è stat[oa]|ormai|già|wurde|ist)\s+){0,2}`;
/** An embargo that has ended. One that ends later, or not yet, has other words before these. */
const ENDED = String.raw`(?:(?:lifted|expired|removed|ended|broken|no longer in force|revocat[oa]|(?:de)?cadut[oa]|scadut[oa]|tolt[oa]|terminat[oa]|finit[oa]|conclus[oa]|superat[oa]|rimoss[oa]|(?:sol)?levat[oa]|aufgehoben|levée?|levantado)(?!\p{L})|(?:over|released)(?=\W*$))`;
/** Values by which systems say that there is no embargo. */
const NONE = String.raw`(?:no|none|nessun[oa]?|n\/?[ad]|n\.[ad]\.?|non previsto|keine?|aucun|ningun[oa]|immediate release|pubblicabile subito|pubblicare subito)\W*$`;
const EMBARGO_ENDED = new RegExp(String.raw`(?<!\p{L})${EMBARGO_WORD}\W*${NOW}${ENDED}`, 'iu');
const EMBARGO_NONE = new RegExp(String.raw`^\W*${EMBARGO_WORD}\W+${NONE}`, 'iu');
/** What follows the word alone, as in `Embargo: lifted`. */
const ENDED_ALONE = new RegExp(String.raw`^\W*${NOW}${ENDED}`, 'iu');
const NONE_ALONE = new RegExp(String.raw`^\W*(?:${NONE}|$)`, 'iu');
/** Matches the word alone, as in `Embargo: lifted`, where the next part states whether it still applies. */
const EMBARGO_ALONE = new RegExp(String.raw`^\W*${EMBARGO_WORD}\W*$`, 'i');

/** Whether a sentence says that an embargo was there and has ended. */
export const isEnded = (one: string, next = ''): boolean =>
  EMBARGO_ENDED.test(one) || (EMBARGO_ALONE.test(one) && ENDED_ALONE.test(next));

/** Whether a sentence says that no embargo holds the text, or none any more. */
export const isOver = (one: string, next?: string): boolean =>
  NO_EMBARGO.test(one) ||
  EMBARGO_NONE.test(one) ||
  isEnded(one, next) ||
  (EMBARGO_ALONE.test(one) && next !== undefined && NONE_ALONE.test(next));
