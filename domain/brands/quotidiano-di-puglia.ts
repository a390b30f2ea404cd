import type { Brand } from './brand.ts';
import { standardBrand } from './standard-brand.ts';
import { standardFooter } from './standard-footer.ts';
import { standardMenu } from './standard-menu.ts';

export const QUOTIDIANO_DI_PUGLIA: Brand = {
  ...standardBrand('QP', 'quotidianodipuglia.it'),
  gateDigest: null,
  id: 9,
  shortName: 'Quotidiano',
  city: 'Lecce',
  founded: 1979,
  price: '€ 1,50',
  mainEdition: 'lecce',
  frontPage: 'picture-first',
  description:
    'Quotidiano di Puglia in edicola digitale: le notizie di Lecce, Brindisi, Taranto e Bari, anche senza connessione.',
  colours: { themeLight: '#486110', themeDark: '#18210c', background: '#ffffff', dark: '#1e2a0d' },
  consentInvalidatedOn: '2024-06-10',
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/quotidianodipuglia' },
    { name: 'Instagram', url: 'https://www.instagram.com/quotidianodipuglia.it' },
    { name: 'X', url: 'https://x.com/quotidianopuglia' },
  ],
  footer: standardFooter(),
  burger: standardMenu({ pressReview: 'company' }),
};
