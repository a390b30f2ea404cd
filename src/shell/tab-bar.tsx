import { accountHref } from '#domain/account-links.ts';
import { DASHBOARD, SEARCH } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { type Tab, tabEntries } from './main-entries.ts';
import { MenuOpener } from './menu-opener.tsx';
import { ariaCurrentOf } from './page-kind.ts';
import { shellStrings as strings } from './strings.ts';
import styles from './tab-bar.module.css';

/** Filled icons that replace the usual icon of an entry while its page is shown. */
const CURRENT_ICONS: Partial<Record<IconName, IconName>> = { home: 'home-f' };

const SEARCH_TAB: Tab = { name: strings.search, url: SEARCH, icon: 'search' };

type Props = { brand: PublicBrand; path: string; isSignedIn: boolean };

/**
 * Navigation at the lower edge on tablets and phones; the last entry is the menu, or a signed-in reader's
 * account.
 */
export function TabBar({ brand, path, isSignedIn }: Props) {
  const tabs = tabEntries(brand.menu, SEARCH_TAB);
  if (isSignedIn) tabs.push({ name: strings.account, url: accountHref(brand, DASHBOARD), icon: 'user' });
  return (
    <nav className={`mb ${styles.bar}`} aria-label={strings.shortcuts}>
      {tabs.map(({ name, url, icon }) => {
        const ariaCurrent = ariaCurrentOf(url, path);
        return (
          <AppLink key={name} className={styles.tab} href={url} aria-current={ariaCurrent}>
            <Icon name={(ariaCurrent && CURRENT_ICONS[icon]) || icon} size={24} />
            <span>{name}</span>
          </AppLink>
        );
      })}
      {!isSignedIn && (
        <MenuOpener className={styles.tab}>
          <Icon name="menu" size={24} />
          <span>{strings.menu}</span>
        </MenuOpener>
      )}
    </nav>
  );
}
