import type { Brand } from './brand.ts';
import { standardBrand } from './standard-brand.ts';
import { standardFooter } from './standard-footer.ts';
import { standardMenu } from './standard-menu.ts';

export const IL_GAZZETTINO: Brand = {
  ...standardBrand('GZ', 'ilgazzettino.it'),
  id: 5,
  shortName: 'Gazzettino',
  city: 'Venezia',
  founded: 1887,
  price: '€ 1,50',
  mainEdition: 'venezia',
  frontPage: 'dense',
  description:
    'Il Gazzettino in edicola digitale: il giornale del Nordest, dalle Dolomiti alla laguna, anche senza connessione.',
  colours: { themeLight: '#7f1d40', themeDark: '#260b17', background: '#ffffff', dark: '#300c1b' },
  consentInvalidatedOn: '2024-04-15',
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/ilgazzettino' },
    { name: 'Instagram', url: 'https://www.instagram.com/ilgazzettino.it' },
    { name: 'X', url: 'https://x.com/gazzettino' },
  ],
  footer: standardFooter(),
  burger: standardMenu({ pressReview: 'company' }),
};
