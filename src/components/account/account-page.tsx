import type { ReactNode } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { AuthenticatedArea } from '../session/authenticated-area.tsx';
import { AccountNav, type AccountScreen } from './account-nav.tsx';
import styles from './account-page.module.css';

type Props = { brand: PublicBrand; currentScreen: AccountScreen; children: ReactNode };

/** Frame of an account screen, with the account's menu beside it. NAV-18 */
export function AccountPage({ brand, currentScreen, children }: Props) {
  return (
    <AuthenticatedArea>
      <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
        <AccountNav brand={brand} currentScreen={currentScreen} />
        <div className={styles.screen}>{children}</div>
      </main>
    </AuthenticatedArea>
  );
}
