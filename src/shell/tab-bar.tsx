import { SEARCH } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { type Tab, tabEntries } from './main-entries.ts';
import { MenuOpener } from './menu-opener.tsx';
import { currentOf } from './place.ts';
import { shellStrings as strings } from './strings.ts';
import styles from './tab-bar.module.css';

/** Filled while the reader is there. */
const HERE: Partial<Record<IconName, IconName>> = { home: 'home-f' };

const FIND: Tab = { name: strings.search, url: SEARCH, icon: 'search' };

/** The thumb's way around on tablets and phones; the menu takes the last place. */
export function TabBar({ menu, path }: { menu: PublicBrand['menu']; path: string }) {
  return (
    <nav className={`mb ${styles.bar}`} aria-label={strings.shortcuts}>
      {tabEntries(menu, FIND).map(({ name, url, icon }) => {
        const here = currentOf(url, path);
        return (
          <AppLink key={name} className={styles.tab} href={url} aria-current={here}>
            <Icon name={(here && HERE[icon]) || icon} size={24} />
            <span>{name}</span>
          </AppLink>
        );
      })}
      <MenuOpener className={styles.tab}>
        <Icon name="menu" size={24} />
        <span>{strings.menu}</span>
      </MenuOpener>
    </nav>
  );
}
