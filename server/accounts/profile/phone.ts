import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneFigures } from '#domain/validation/phone.ts';

const ITALY = '39';
/** Lines begin with a zero, mobiles with a three: numbers of services are nobody's. */
const OF_SOMEBODY = /^[03]/;

/** A number as it is kept, in E.164; null for what no country has. One without a prefix is Italian. VAL-02 */
export function normalPhone(text: string): string | null {
  const figures = phoneFigures(text);
  const found = figures === null ? undefined : parsePhoneNumberFromString(figures, 'IT');
  if (!found?.isValid()) return null;
  const isService = found.countryCallingCode === ITALY && !OF_SOMEBODY.test(found.nationalNumber);
  return isService ? null : found.number;
}
