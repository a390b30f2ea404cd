import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneFigures } from '#domain/validation/phone.ts';

const ITALY = '39';
/** Italian landlines begin with a zero and mobiles with a three; service numbers do not belong to a person. */
const NOT_A_SERVICE = /^[03]/;

/**
 * A phone number in E.164, as it is stored; null if it is not valid in any country. A number without a prefix is
 * Italian. VAL-02
 */
export function normalPhone(text: string): string | null {
  const figures = phoneFigures(text);
  const found = figures === null ? undefined : parsePhoneNumberFromString(figures, 'IT');
  if (!found?.isValid()) return null;
  const isService = found.countryCallingCode === ITALY && !NOT_A_SERVICE.test(found.nationalNumber);
  return isService ? null : found.number;
}
