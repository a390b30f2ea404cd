/** Characters that people write between the digits of a number, before and after them. */
const ALLOWED_CHARACTERS = /^[\d\s+()[\]./\\·\p{Pd}]+$/u;
/** Labels that people copy along with a number: `Tel.: …`, `Cell. n. …`, `☎ …`. */
const LABEL =
  /^\s*(?:(?:tel(?:efono)?|t|cell?(?:ulare)?|mobile|mob|fisso|phone|ph)(?:\.?\s*(?:\/|e)\s*fax)?(?![a-z])|[☎☏📞📱]\ufe0f?)?[\s.:]*(?:(?:numero|num|nr|no|n)(?![a-z])[\s.:°]*)?/iu;
/** E.164 allows fifteen digits at most, including the country's prefix. */
const NUMBER = /^\+?\d{5,15}$/;

/** `(+39) 06/12.34` → `+39061234`: the digits of a number in any notation; null if it is no number. VAL-02 */
export function phoneDigits(text: string): string | null {
  const folded = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(LABEL, '');
  const digits = folded.replace(/[^\d+]/g, '').replace(/^\+?00/, '+');
  return ALLOWED_CHARACTERS.test(folded) && NUMBER.test(digits) ? digits : null;
}
