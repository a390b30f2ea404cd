import type { ReactNode } from 'react';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Issue } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import { Cover } from '../front-page/cover.tsx';
import styles from './entrance-page.module.css';
import { entranceStrings as strings } from './strings.ts';

/** Props of every screen of `features/entrance`: sign-in, registration and passwords. */
export type EntranceProps = {
  brand: PublicBrand;
  /** Front pages of the latest issues, two at most. */
  covers: readonly Issue[];
};

type Props = EntranceProps & {
  /** Why a reader should have an account. */
  motto: { title: string; text: string };
  /** Set for a form with many fields. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * A form beside the latest front pages on a dark surface; on phones only the form. It has no header: besides the form's
 * own links only the paper's name leads away, to the home page.
 */
export function EntrancePage({ brand, covers, motto, wide = false, children }: Props) {
  return (
    <div className={styles.page}>
      <aside className={`dk on-brand-dark ${styles.surface}`} aria-label={brand.name}>
        <AppLink className={styles.logo} href={HOME} aria-label={strings.home(brand.name)}>
          <Wordmark form="full" className={styles.wordmark} />
        </AppLink>
        <div className={styles.covers}>
          {covers
            .slice(0, 2)
            .reverse()
            .map((issue) => (
              <div key={issue.edition.id}>
                <Cover paper={brand} issue={issue} size={372} />
              </div>
            ))}
        </div>
        <div>
          <p className="t-3">{motto.title}</p>
          <p className={styles.text}>{motto.text}</p>
        </div>
      </aside>
      <main id="contenuto" className={styles.main} tabIndex={-1}>
        <div className={`mb ${styles.head}`}>
          <AppLink href={HOME} aria-label={strings.home(brand.name)}>
            <Wordmark className={styles.small} />
          </AppLink>
        </div>
        <div className={`${styles.form} ${wide ? styles.wide : ''}`}>{children}</div>
      </main>
    </div>
  );
}
