import type { Brand } from './brand.ts';
import { standardBrand } from './standard-brand.ts';
import { standardFooter } from './standard-footer.ts';
import { standardMenu } from './standard-menu.ts';

export const CORRIERE_ADRIATICO: Brand = {
  ...standardBrand('CA', 'corriereadriatico.it'),
  gateDigest: null,
  id: 7,
  smallLogo: '/brands/ca/wordmark-compact.svg',
  shortName: 'Adriatico',
  city: 'Ancona',
  founded: 1860,
  price: '€ 1,50',
  mainEdition: 'ancona',
  frontPage: 'picture-first',
  description:
    'Corriere Adriatico in edicola digitale: il giornale delle Marche, da Pesaro ad Ascoli, anche senza connessione.',
  colours: { themeLight: '#00636c', themeDark: '#06262b', background: '#ffffff', dark: '#04333a' },
  consentInvalidatedOn: '2024-05-20',
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/corriereadriatico.it' },
    { name: 'Instagram', url: 'https://www.instagram.com/corriereadriatico.it' },
    { name: 'X', url: 'https://x.com/corriereadriat' },
  ],
  footer: standardFooter(),
  burger: standardMenu({ pressReview: 'company' }),
};
