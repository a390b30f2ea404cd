import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { navEntries } from './main-entries.ts';
import styles from './main-nav.module.css';
import { ariaCurrentOf } from './page-kind.ts';
import { shellStrings as strings } from './strings.ts';

type Props = { menu: PublicBrand['menu']; today: Day; path: string };

/**
 * Second row of the header, which scrolls away: the date and the paper's entries. Hidden on tablets and phones, which
 * have the tab bar.
 */
export function MainNav({ menu, today, path }: Props) {
  return (
    <nav className={`dk ${styles.nav}`} aria-label={strings.mainNav}>
      <div className={`stack20 wrap ${styles.row}`}>
        <time className={`caption ${styles.date}`} dateTime={today}>
          {longDate(today)}
        </time>
        <ul className={styles.list}>
          {navEntries(menu).map(({ name, url }) => (
            <li key={name}>
              {url === null ? (
                <span className={`secondary row6 ${styles.entry}`}>
                  {name} <span className="soon">{strings.comingSoon}</span>
                </span>
              ) : (
                <AppLink
                  className={`secondary row6 ${styles.entry}`}
                  href={url}
                  aria-current={ariaCurrentOf(url, path)}
                >
                  {name}
                </AppLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
