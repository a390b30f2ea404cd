import {
  CHAT_MONTHS,
  CODE_DIGITS,
  CODE_MINUTES,
  DELETION_DAYS,
  EXPIRING_DAYS,
  EXPORT_DAYS,
  MAX_REMEMBERED_SESSION_DAYS,
  MAX_SHORT_SESSION_DAYS,
  REMEMBERED_SESSION_DAYS,
  SHORT_SESSION_HOURS,
} from '#domain/account-durations.ts';
import type { Brand, Offer } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { MONTHS, withTime } from '#domain/dates.ts';
import { INVITE_DAYS } from '#domain/members.ts';
import { MAX_LATE_HOURS } from '#domain/newsletter-times.ts';
import { GRACE_DAYS } from '#domain/products.ts';
import { DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import { DEVICES_BY_PRODUCT } from '#domain/reserved-offers.ts';
import { WITHDRAWAL_DAYS } from '#domain/subscription-rights.ts';
import { clock, hoursText, openingHoursText } from '#domain/support/opening-hours-text.ts';
import { HOLIDAYS_WITHOUT_OPERATORS, SERVICE_WEEK } from '#domain/support/service-hours.ts';
import { CODE_LENGTH } from '#domain/validation/members.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/validation/password.ts';
import type { AnsweringSetup } from './answering-setup.ts';

const euros = ({ cents }: Offer) => `${(cents / 100).toFixed(2).replace('.', ',')} euro`;
const periodOf = ({ months }: Offer) =>
  months === 1 ? 'un mese' : months === 12 ? 'un anno' : `${months} mesi`;

const SMALL_NUMBERS =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici';
/** Small numbers in words. */
const inWords = (number: number) => SMALL_NUMBERS.split(' ')[number] ?? String(number);

const allOf = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : parts.join('');

/** `il 15 agosto` for `08-15`. */
function dayOfYear(date: string): string {
  const [month = 0, day = 0] = date.split('-').map(Number);
  return `il ${day === 1 ? 'primo' : day} ${MONTHS[month - 1]}`;
}

/** Values that are the same for all papers. */
function termValues() {
  const hours = openingHoursText(SERVICE_WEEK);
  const [quiet] = DEFAULT_RULES.quiet;
  return {
    'orari-telefono': hours,
    'orari-operatori': hours,
    'giorni-senza-operatori': allOf(HOLIDAYS_WITHOUT_OPERATORS.map(dayOfYear)),
    'mesi-chat': inWords(CHAT_MONTHS),
    dispositivi: String(DEVICES_BY_PRODUCT['digital+'] ?? 1),
    testate: inWords(BRANDS.length),
    'giorni-ricordami-massimo': String(MAX_REMEMBERED_SESSION_DAYS),
    'giorni-sessione-massimo': String(MAX_SHORT_SESSION_DAYS),
    'giorni-ricordami': String(REMEMBERED_SESSION_DAYS),
    'ore-sessione': String(SHORT_SESSION_HOURS),
    'cifre-codice': inWords(CODE_DIGITS),
    'minuti-codice': inWords(CODE_MINUTES),
    'caratteri-password': String(MIN_PASSWORD_LENGTH),
    'giorni-copia': inWords(EXPORT_DAYS),
    'giorni-cancellazione': inWords(DELETION_DAYS),
    'giorni-invito': inWords(INVITE_DAYS),
    'caratteri-invito': inWords(CODE_LENGTH),
    'giorni-margine': inWords(GRACE_DAYS),
    'giorni-recesso': String(WITHDRAWAL_DAYS),
    'giorni-preavviso': String(EXPIRING_DAYS),
    'ore-newsletter': inWords(MAX_LATE_HOURS),
    silenzio: quiet ? hoursText(quiet) : 'nessuno',
    riepiloghi: allOf(DEFAULT_RULES.digestTimes.map((time) => withTime('alle', clock(time)))),
  };
}

/** Values that the code and the configuration fill in, by the placeholder's name. HLP-01 */
export function faqValues({ name, offers, publisher, support }: Brand): Record<string, string> {
  const [shortest] = offers;
  const longest = offers.at(-1);
  return {
    ...termValues(),
    testata: name,
    'altre-testate': allOf(BRANDS.flatMap((brand) => (brand.name === name ? [] : [brand.name]))),
    editore: publisher.name,
    telefono: support.phone,
    email: support.email,
    prezzi: offers.map((offer) => `${euros(offer)} per ${periodOf(offer)}`).join(', '),
    'prezzo-mese': shortest ? euros(shortest) : '',
    'prezzo-anno': longest ? euros(longest) : '',
  };
}

/** Conditions of this installation: a line with `{{se …}}` is shown where the condition holds. HLP-01 */
export const faqConditions = ({ operators, model }: AnsweringSetup): Record<string, boolean> => ({
  operatori: operators !== 'nobody',
  'senza-operatori': operators === 'nobody',
  'chat-altrui': operators === 'elsewhere',
  modello: model,
});
