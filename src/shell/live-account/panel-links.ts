import { accountHref } from '#domain/account-links.ts';
import { DASHBOARD } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { NoticeType } from '#domain/notices.ts';
import { SCREEN_ADDRESSES } from '#domain/screen-addresses.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { accountStrings as strings } from './account-strings.ts';
import { badgeOf, type NoticesAndMenu } from './menu-badges.ts';

export type PanelLink = { name: string; href: string; icon: IconName; badge: NoticeType | null };

const LINKS = [
  { name: strings.account, path: DASHBOARD, icon: 'home' },
  { name: strings.profile, path: '/user/profile', icon: 'user' },
  { name: strings.subscriptions, path: '/user/subscriptions', icon: 'shop' },
  { name: strings.topics, path: '/user/profile/topics/manage', icon: 'heart' },
  { name: strings.newsletters, path: '/user/newsletter/', icon: 'mail' },
  { name: strings.contact, path: '/contact', icon: 'help' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[];

const hasScreen = (path: string) => SCREEN_ADDRESSES.includes(path.replace(/\/$/, ''));

/** Links of the user panel that have a screen, each with the highest severity of its notices. SHL-05, NAV-25 */
export const panelLinks = (
  site: Pick<PublicBrand, 'origin' | 'accountOrigin'>,
  user: NoticesAndMenu,
): PanelLink[] =>
  LINKS.filter(({ path }) => hasScreen(path)).map(({ name, path, icon }) => ({
    name,
    href: accountHref(site, path),
    icon,
    badge: badgeOf(user, path),
  }));
