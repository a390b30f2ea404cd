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

/** The icon is filled on the entry's own page. */
const HERE: Partial<Record<IconName, IconName>> = { home: 'home-f' };

const FIND: Tab = { name: strings.search, url: SEARCH, icon: 'search' };

type Props = { brand: PublicBrand; path: string; signed: boolean };

/** Navigation at the lower edge on tablets and phones; the last place is the menu's, or the reader's account. */
export function TabBar({ brand, path, signed }: Props) {
  const tabs = tabEntries(brand.menu, FIND);
  if (signed) tabs.push({ name: strings.account, url: accountHref(brand, DASHBOARD), icon: 'user' });
  return (
    <nav className={`mb ${styles.bar}`} aria-label={strings.shortcuts}>
      {tabs.map(({ name, url, icon }) => {
        const here = ariaCurrentOf(url, path);
        return (
          <AppLink key={name} className={styles.tab} href={url} aria-current={here}>
            <Icon name={(here && HERE[icon]) || icon} size={24} />
            <span>{name}</span>
          </AppLink>
        );
      })}
      {!signed && (
        <MenuOpener className={styles.tab}>
          <Icon name="menu" size={24} />
          <span>{strings.menu}</span>
        </MenuOpener>
      )}
    </nav>
  );
}
