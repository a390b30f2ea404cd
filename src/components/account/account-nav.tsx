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

export type AccountPlace =
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
const ENTRIES: readonly { place: Exclude<AccountPlace, 'invoicing'>; path: string; icon: IconName }[] = [
  { place: 'dashboard', path: '/dashboard', icon: 'home' },
  { place: 'profile', path: '/user/profile', icon: 'user' },
  { place: 'subscriptions', path: '/user/subscriptions', icon: 'shop' },
  { place: 'devices', path: '/user/devices', icon: 'phone' },
  { place: 'interests', path: TOPICS, icon: 'heart' },
  { place: 'newsletters', path: NEWSLETTERS, icon: 'mail' },
  { place: 'consents', path: '/user/profile/consents', icon: 'check-circle' },
  { place: 'security', path: '/user/utilities', icon: 'lock' },
];

/** Value of `aria-current`. A screen without an entry of its own marks the first entry of its area. NAV-17 */
function currentOf(entry: AccountPlace, place: AccountPlace): 'page' | 'true' | undefined {
  if (entry === place) return 'page';
  if (ENTRIES.some((one) => one.place === place)) return undefined;
  const first = ENTRIES.find((one) => areaOf(one.place) === areaOf(place));
  return entry === first?.place ? 'true' : undefined;
}

/** Menu of the account: beside the screen on wide displays, above it as tabs on narrow ones. */
export function AccountNav({ brand, place }: { brand: PublicBrand; place: AccountPlace }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (nav.current) showCurrent(nav.current);
  }, []);
  return (
    <nav className={styles.nav} aria-label={strings.label} ref={nav}>
      {ENTRIES.map((entry) => (
        <AppLink
          className="row12"
          key={entry.place}
          href={entry.path}
          aria-current={currentOf(entry.place, place)}
        >
          <Icon name={entry.icon} size={20} />
          {strings[entry.place]}
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
