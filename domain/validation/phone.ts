const ITALY = '+39';

/** Lines begin with a zero, which stays after the prefix; mobiles with a three. Numbers of services are nobody's. */
const ITALIAN = /^\+39(?:0\d{5,10}|3\d{8,9})$/;
/** E.164. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/** As it is kept, `+39061234567`; null for what is no number. One without a prefix is Italian. */
export function normalPhone(text: string): string | null {
  if (!/^\+?[\d\s()./-]+$/.test(text.trim())) return null;
  const digits = text.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const whole = digits.startsWith('+') ? digits : ITALY + digits;
  const form = whole.startsWith(ITALY) ? ITALIAN : INTERNATIONAL;
  return form.test(whole) ? whole : null;
}
