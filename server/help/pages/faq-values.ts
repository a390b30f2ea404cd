import {
  CHAT_MONTHS,
  CODE_DIGITS,
  CODE_MINUTES,
  DELETION_DAYS,
  EXPIRING_DAYS,
  EXPORT_DAYS,
  LONGEST_REMEMBERED_DAYS,
  LONGEST_SITTING_DAYS,
  ONE_SITTING_HOURS,
  REMEMBERED_DAYS,
} from '#domain/account-durations.ts';
import type { Brand, Offer } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { MONTHS } from '#domain/dates.ts';
import { INVITE_DAYS } from '#domain/members.ts';
import { LATE_HOURS } from '#domain/newsletter-times.ts';
import { GRACE_DAYS } from '#domain/products.ts';
import { DEFAULT_RULES } from '#domain/push/alert-rules.ts';
import { DEVICES } from '#domain/reserved-offers.ts';
import { WITHDRAWAL_DAYS } from '#domain/subscription-rights.ts';
import { clock, openingHoursText, times } from '#domain/support/opening-hours-text.ts';
import { HOLIDAYS_WITHOUT_OPERATORS, SERVICE_WEEK } from '#domain/support/service-hours.ts';
import { CODE_LENGTH } from '#domain/validation/members.ts';
import { SHORTEST_PASSWORD } from '#domain/validation/password.ts';
import type { Answering } from './answering.ts';

const euros = ({ cents }: Offer) => `${(cents / 100).toFixed(2).replace('.', ',')} euro`;
const span = ({ months }: Offer) => (months === 1 ? 'un mese' : months === 12 ? 'un anno' : `${months} mesi`);

const SMALL = 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici';
/** Small numbers in words. */
const words = (number: number) => SMALL.split(' ')[number] ?? String(number);

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
    ...{ 'orari-telefono': hours, 'orari-operatori': hours },
    'giorni-senza-operatori': allOf(HOLIDAYS_WITHOUT_OPERATORS.map(dayOfYear)),
    'mesi-chat': words(CHAT_MONTHS),
    dispositivi: String(DEVICES['digital+'] ?? 1),
    testate: words(BRANDS.length),
    ...{
      'giorni-ricordami-massimo': String(LONGEST_REMEMBERED_DAYS),
      'giorni-sessione-massimo': String(LONGEST_SITTING_DAYS),
    },
    ...{ 'giorni-ricordami': String(REMEMBERED_DAYS), 'ore-sessione': String(ONE_SITTING_HOURS) },
    ...{ 'cifre-codice': words(CODE_DIGITS), 'minuti-codice': words(CODE_MINUTES) },
    'caratteri-password': String(SHORTEST_PASSWORD),
    ...{ 'giorni-copia': words(EXPORT_DAYS), 'giorni-cancellazione': words(DELETION_DAYS) },
    ...{ 'giorni-invito': words(INVITE_DAYS), 'caratteri-invito': words(CODE_LENGTH) },
    ...{ 'giorni-margine': words(GRACE_DAYS), 'giorni-recesso': String(WITHDRAWAL_DAYS) },
    'giorni-preavviso': String(EXPIRING_DAYS),
    'ore-newsletter': words(LATE_HOURS),
    silenzio: quiet ? times(quiet) : 'nessuno',
    riepiloghi: allOf(DEFAULT_RULES.digestTimes.map((time) => `alle ${clock(time)}`)),
  };
}

/** Values that the code and the configuration fill in, by the placeholder's name. HLP-01 */
export function faqValues({ name, offers, publisher, support }: Brand): Record<string, string> {
  const [shortest] = offers;
  const longest = offers.at(-1);
  return {
    ...termValues(),
    ...{ testata: name, editore: publisher.name, telefono: support.phone, email: support.email },
    prezzi: offers.map((offer) => `${euros(offer)} per ${span(offer)}`).join(', '),
    'prezzo-mese': shortest ? euros(shortest) : '',
    'prezzo-anno': longest ? euros(longest) : '',
  };
}

/** Conditions of this installation: a line with `{{se …}}` is shown where the condition holds. HLP-01 */
export const faqConditions = ({ operators, model }: Answering): Record<string, boolean> => ({
  ...{ operatori: operators !== 'nobody', 'senza-operatori': operators === 'nobody' },
  ...{ 'chat-altrui': operators === 'elsewhere', modello: model },
});
