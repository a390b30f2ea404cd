import type { BurgerItem, Role } from './brand.ts';

type Differences = {
  /** Roles that may open the press review. ROL-05 */
  pressReview: Role;
  /** NAV-15 */
  chatbot?: true;
  archive?: true;
};

/** The burger menu of a paper, in the order of SHL-07. */
export function standardMenu({ pressReview, chatbot, archive }: Differences): readonly BurgerItem[] {
  const chatbotItem: BurgerItem = { kind: 'link', name: 'Chatbot News', url: '/chatbot', icon: 'bot' };
  const archiveItem: BurgerItem = {
    kind: 'link',
    name: 'Vai all’archivio',
    url: 'https://archivio.{domain}/',
    icon: 'archive',
  };
  return [
    { kind: 'link', name: 'Edicola', url: '{edicola_uri}/', icon: 'home' },
    { kind: 'group', name: 'Sezioni', url: '/sezioni', icon: 'sections', children: 'sections' },
    { kind: 'link', name: 'Speciali', url: '/speciali', icon: 'special' },
    ...(chatbot ? [chatbotItem] : []),
    { kind: 'link', name: 'Rassegna Stampa', url: '/rassegna', icon: 'press', roles: [pressReview] },
    { kind: 'link', name: 'Firme', url: '/firme', icon: 'pen', roles: ['coming_soon'] },
    { kind: 'link', name: 'Articoli Preferiti', url: '/preferiti', icon: 'heart', roles: ['coming_soon'] },
    { kind: 'separator' },
    { kind: 'link', name: 'Il mio account', url: '/dashboard', icon: 'user' },
    { kind: 'link', name: 'Vai al sito', url: '{back_to_site_uri}', icon: 'site' },
    ...(archive ? [archiveItem] : []),
    { kind: 'link', name: 'Vai allo shop', url: '/vetrina', icon: 'shop' },
    // Companies and persons have an account; visitors have nothing to sign out of.
    { kind: 'link', name: 'Esci', url: '/logout', icon: 'logout', roles: ['company', 'person'] },
  ];
}
