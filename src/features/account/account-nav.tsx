import { logoutUrl } from '#domain/account-site.ts';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './account-page.module.css';
import { navStrings as strings } from './strings.ts';

export type AccountPlace = 'dashboard' | 'security' | 'devices';

/** Those that stand. NAV-25 */
const ENTRIES: readonly { place: AccountPlace; path: string; icon: IconName }[] = [
  { place: 'dashboard', path: '/dashboard', icon: 'home' },
  { place: 'security', path: '/user/profile', icon: 'lock' },
  { place: 'devices', path: '/user/devices', icon: 'phone' },
];

/** Beside the screen on wide ones, above it as tabs on narrow ones. */
export function AccountNav({ brand, place }: { brand: PublicBrand; place: AccountPlace }) {
  return (
    <nav className={styles.nav} aria-label={strings.label}>
      {ENTRIES.map((entry) => (
        <AppLink
          key={entry.place}
          href={entry.path}
          aria-current={entry.place === place ? 'page' : undefined}
        >
          <Icon name={entry.icon} size={20} />
          {strings[entry.place]}
        </AppLink>
      ))}
      <AppLink className={styles.out} href={signOutPath(brand)}>
        <Icon name="logout" size={20} />
        {strings.signOut}
      </AppLink>
    </nav>
  );
}

/** On the account site itself: as a path, so that the app leads there. SHL-05 */
const signOutPath = ({ origin }: PublicBrand) => logoutUrl({ accountOrigin: '' }, origin + HOME);
