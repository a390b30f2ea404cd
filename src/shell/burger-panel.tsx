import type { ReactNode } from 'react';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './burger-menu.module.css';
import type { MenuSections } from './load-shell.ts';
import { MenuRows } from './menu-rows.tsx';
import { shellStrings as strings } from './strings.ts';

export type BurgerMenuProps = { brand: PublicBrand; sections: MenuSections; path: string };

type Props = BurgerMenuProps & {
  close: ReactNode;
  /** Notices of the reader's account for the entry with this address. NOT-03 */
  badge?: ((url: string) => ReactNode) | undefined;
  children?: ReactNode;
};

/** Contents of the menu, before and after it becomes a dialog; `children` is its foot. */
export function BurgerPanel({ brand, sections, path, close, badge, children }: Props) {
  return (
    <div className={`column ${styles.panel}`}>
      <div className={`row10 ${styles.head}`}>
        {close}
        <AppLink className={`row ${styles.logo}`} href={HOME} aria-label={strings.home(brand.name)}>
          <Wordmark className={styles.wordmark} />
        </AppLink>
      </div>
      <nav className={styles.rows} aria-label={strings.menu}>
        <MenuRows menu={brand.menu} sections={sections} path={path} badge={badge} />
      </nav>
      {children}
    </div>
  );
}
