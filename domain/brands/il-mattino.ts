import type { Brand } from './brand.ts';
import { standardBrand } from './standard-brand.ts';
import { standardFooter } from './standard-footer.ts';
import { standardMenu } from './standard-menu.ts';

export const IL_MATTINO: Brand = {
  ...standardBrand('EM', 'ilmattino.it'),
  id: 4,
  shortName: 'Il Mattino',
  city: 'Napoli',
  founded: 1892,
  price: '€ 1,50',
  mainEdition: 'napoli',
  frontPage: 'dense',
  description:
    'Il Mattino in edicola digitale: il giornale di Napoli e della Campania, con le cronache delle province, anche senza connessione.',
  colours: { themeLight: '#865000', themeDark: '#211610', background: '#ffffff', dark: '#2b1b12' },
  consentInvalidatedOn: '2024-02-26',
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/ilmattino.it' },
    { name: 'Instagram', url: 'https://www.instagram.com/ilmattino.it' },
    { name: 'X', url: 'https://x.com/mattinodinapoli' },
  ],
  footer: standardFooter(),
  burger: standardMenu({ pressReview: 'company' }),
};
