import type { Brand } from './brand.ts';
import { standardBrand } from './standard-brand.ts';
import { standardFooter } from './standard-footer.ts';
import { standardMenu } from './standard-menu.ts';

export const LEGGO: Brand = {
  ...standardBrand('LG', 'leggo.it'),
  id: 2,
  shortName: 'Leggo',
  city: 'Roma',
  founded: 2001,
  price: null,
  restDays: [0, 6],
  mainEdition: 'roma',
  offers: [
    { id: 'mese', months: 1, cents: 499 },
    { id: 'anno', months: 12, cents: 3999 },
  ],
  digitalPlus: [
    { id: 'mese', months: 1, cents: 799 },
    { id: 'anno', months: 12, cents: 5999 },
  ],
  frontPage: 'tabloid',
  description:
    'Leggo in edicola digitale: il quotidiano gratuito di Roma e Milano, dal lunedì al venerdì, anche senza connessione.',
  colours: { themeLight: '#c0112c', themeDark: '#191113', background: '#ffffff', dark: '#1d1416' },
  consentInvalidatedOn: '2024-03-04',
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/leggo.it' },
    { name: 'Instagram', url: 'https://www.instagram.com/leggo.it' },
    { name: 'X', url: 'https://x.com/leggoit' },
  ],
  footer: standardFooter(),
  burger: standardMenu({ pressReview: 'company' }),
};
