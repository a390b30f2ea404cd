import { phoneDigits } from '#domain/validation/phone.ts';

const ITALY = '39';
/** Italian landlines begin with a zero and mobiles with a three; service numbers do not belong to a person. */
const PERSONAL_NUMBER = /^[03]/;

/**
 * A phone number in E.164, as it is stored; null if it is not valid in any country. A number without a prefix is
 * Italian. The library with the countries' rules is loaded at the first number. VAL-02
 */
export async function normalPhone(text: string): Promise<string | null> {
  const figures = phoneDigits(text);
  if (figures === null) return null;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(figures, 'IT');
  if (!parsed?.isValid()) return null;
  const isService = parsed.countryCallingCode === ITALY && !PERSONAL_NUMBER.test(parsed.nationalNumber);
  return isService ? null : parsed.number;
}
