import { useEffect, useRef } from 'react';
import { NEWSLETTERS, TOPICS } from '#domain/account-addresses.ts';
import { areaOf } from '#domain/account-areas.ts';
import { logoutUrl } from '#domain/account-site.ts';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './account-page.module.css';
import { navStrings as strings } from './strings.ts';

export type AccountScreen =
  | 'dashboard'
  | 'profile'
  | 'invoicing'
  | 'consents'
  | 'security'
  | 'subscriptions'
  | 'devices'
  | 'interests'
  | 'newsletters';

/** Entries of the menu: only those whose screen exists. NAV-25 */
const ENTRIES: readonly { screen: Exclude<AccountScreen, 'invoicing'>; path: string; icon: IconName }[] = [
  { screen: 'dashboard', path: '/dashboard', icon: 'home' },
  { screen: 'profile', path: '/user/profile', icon: 'user' },
  { screen: 'subscriptions', path: '/user/subscriptions', icon: 'shop' },
  { screen: 'devices', path: '/user/devices', icon: 'phone' },
  { screen: 'interests', path: TOPICS, icon: 'heart' },
  { screen: 'newsletters', path: NEWSLETTERS, icon: 'mail' },
  { screen: 'consents', path: '/user/profile/consents', icon: 'check-circle' },
  { screen: 'security', path: '/user/utilities', icon: 'lock' },
];

/** Value of `aria-current`. A screen without an entry of its own marks the first entry of its area. NAV-17 */
function currentOf(entry: AccountScreen, currentScreen: AccountScreen): 'page' | 'true' | undefined {
  if (entry === currentScreen) return 'page';
  if (ENTRIES.some((item) => item.screen === currentScreen)) return undefined;
  const first = ENTRIES.find((item) => areaOf(item.screen) === areaOf(currentScreen));
  return entry === first?.screen ? 'true' : undefined;
}

/** Menu of the account: beside the screen on wide displays, above it as tabs on narrow ones. */
export function AccountNav({ brand, currentScreen }: { brand: PublicBrand; currentScreen: AccountScreen }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current) showCurrent(nav.current);
  }, []);
  return (
    <nav className={styles.nav} aria-label={strings.label} ref={nav}>
      {ENTRIES.map((entry) => (
        <AppLink
          className="row12"
          key={entry.screen}
          href={entry.path}
          aria-current={currentOf(entry.screen, currentScreen)}
        >
          <Icon name={entry.icon} size={20} />
          {strings[entry.screen]}
        </AppLink>
      ))}
      <AppLink className={`row12 ${styles.out}`} href={signOutPath(brand)}>
        <Icon name="logout" size={20} />
        {strings.signOut}
      </AppLink>
    </nav>
  );
}

/** Scrolls the current entry to the middle: as tabs the entries are wider than a phone. */
function showCurrent(nav: HTMLElement): void {
  const current = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const { left, width } = nav.getBoundingClientRect();
  nav.scrollLeft += current.left + current.width / 2 - (left + width / 2);
}

/** Sign-out address on the account site itself, as a path, so that the app handles it. SHL-05 */
const signOutPath = ({ origin }: PublicBrand) => logoutUrl({ accountOrigin: '' }, origin + HOME);
