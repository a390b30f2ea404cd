/** What people write between the figures of a number, and before and behind them. */
const WRITTEN = /^[\d\s+()[\]./\\·\p{Pd}]+$/u;
/** What numbers are called, which people copy along: `Tel.: …`, `Cell. n. …`, `☎ …`. */
const LABEL =
  /^\s*(?:(?:tel(?:efono)?|t|cell?(?:ulare)?|mobile|mob|fisso|phone|ph)(?:\.?\s*(?:\/|e)\s*fax)?(?![a-z])|[☎☏📞📱]\ufe0f?)?[\s.:]*(?:(?:numero|num|nr|no|n)(?![a-z])[\s.:°]*)?/iu;
/** E.164 has fifteen figures at most, with the prefix of a country. */
const NUMBER = /^\+?\d{5,15}$/;

/** `(+39) 06/12.34` → `+39061234`: the figures of a number however it is written; null for what is none. VAL-02 */
export function phoneFigures(text: string): string | null {
  const folded = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(LABEL, '');
  const figures = folded.replace(/[^\d+]/g, '').replace(/^\+?00/, '+');
  return WRITTEN.test(folded) && NUMBER.test(figures) ? figures : null;
}
