import type { Brand, Offer } from '#domain/brands/brand.ts';
import { DEVICES } from '#domain/reserved-offers.ts';
import { SERVICE_WEEK } from '#domain/support/desks.ts';
import { hoursWords } from '#domain/support/hours-words.ts';

const euros = ({ cents }: Offer) => `${(cents / 100).toFixed(2).replace('.', ',')} euro`;
const span = ({ months }: Offer) => (months === 1 ? 'un mese' : months === 12 ? 'un anno' : `${months} mesi`);

/** What an editor leaves to the configuration, by the name that stands between the braces. HLP-01 */
export function faqValues({ name, offers, publisher, support }: Brand): Record<string, string> {
  const [shortest] = offers;
  const longest = offers.at(-1);
  const hours = hoursWords(SERVICE_WEEK);
  return {
    ...{ testata: name, editore: publisher.name, telefono: support.phone, email: support.email },
    ...{ 'orari-telefono': hours, 'orari-operatori': hours, dispositivi: String(DEVICES['digital+'] ?? 1) },
    prezzi: offers.map((offer) => `${euros(offer)} per ${span(offer)}`).join(', '),
    'prezzo-mese': shortest ? euros(shortest) : '',
    'prezzo-anno': longest ? euros(longest) : '',
  };
}

const PLACEHOLDER = /\{\{([a-z-]+)\}\}/g;

/** @throws Error for a name that nobody knows. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`FAQ: nobody knows {{${name}}}`);
    return value;
  });
