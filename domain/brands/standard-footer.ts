import { PRIVACY_PREFERENCES } from '../consent/preferences-address.ts';
import type { FooterLink } from './brand.ts';

const HISTORICAL_ARCHIVE: FooterLink = {
  name: 'Archivio storico',
  url: 'https://archivio.{domain}/',
  group: 'services',
};

/** Links in the footer of every page of a paper, except social ones. SHL-06 */
export function standardFooter({ archive }: { archive?: true } = {}): readonly FooterLink[] {
  return [
    { name: 'Contatti', url: '/contact', group: 'services' },
    { name: 'Domande frequenti', url: '/faq', group: 'services' },
    { name: 'Numeri arretrati', url: '/archivio', group: 'services' },
    { name: 'Vai allo shop', url: '/vetrina', group: 'services' },
    { name: 'Vai al sito', url: 'https://www.{domain}/', group: 'services' },
    ...(archive ? [HISTORICAL_ARCHIVE] : []),
    { name: 'Note legali', url: '/note-legali', group: 'information' },
    { name: 'Informativa privacy', url: '/privacy', group: 'information' },
    { name: 'Informativa cookie', url: '/cookie', group: 'information' },
    { name: 'Accessibilità', url: '/accessibilita', group: 'information' },
    { name: 'Preferenze privacy', url: PRIVACY_PREFERENCES, group: 'information', opensPrivacy: true },
  ];
}
