import type { Brand } from './brand.ts';
import { standardBrand } from './standard-brand.ts';
import { standardFooter } from './standard-footer.ts';
import { standardMenu } from './standard-menu.ts';

export const IL_MESSAGGERO: Brand = {
  ...standardBrand('MG', 'ilmessaggero.it'),
  id: 1,
  shortName: 'Messaggero',
  city: 'Roma',
  founded: 1878,
  price: '€ 1,50',
  mainEdition: 'nazionale',
  frontPage: 'broadsheet',
  description:
    'Il Messaggero in edicola digitale: il giornale di oggi, le cronache di Roma, del Lazio, dell’Umbria e dell’Abruzzo, anche senza connessione.',
  colours: { themeLight: '#0b4a8f', themeDark: '#0b1c33', background: '#ffffff', dark: '#0b2647' },
  consentInvalidatedOn: '2024-02-12',
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/ilmessaggero.it' },
    { name: 'Instagram', url: 'https://www.instagram.com/ilmessaggero.it' },
    { name: 'X', url: 'https://x.com/ilmessaggeroit' },
  ],
  footer: standardFooter({ archive: true }),
  burger: standardMenu({ pressReview: 'rassegnaSubscribed', chatbot: true, archive: true }),
};
