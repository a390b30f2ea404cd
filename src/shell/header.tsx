import { loginUrl } from '#domain/account-links.ts';
import { HOME, SEARCH } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './header.module.css';
import { MenuOpener, OPENER_ID } from './menu-opener.tsx';
import { withoutFragment } from './page-kind.ts';
import { shellStrings as strings } from './strings.ts';

type Props = {
  brand: PublicBrand;
  path: string;
  /** No second row follows, so the rule under the header is always shown. */
  slim: boolean;
  /** Somebody is signed in: the account's controls replace the visitor's two buttons, which stylesheets hide. */
  isSignedIn: boolean;
};

const loadAccount = () => import('./live-account/live-account.tsx');

function Account() {
  const part = useDeferredPart(loadAccount);
  return part && <part.LiveAccount />;
}

/** First row of the header, which stays in view: menu, masthead, subscribe and sign in. SHL-03, SHL-04 */
export function Header({ brand, path, slim, isSignedIn }: Props) {
  return (
    <header className={`${styles.header} ${slim ? styles.slim : ''}`}>
      <div className={`stack12 wrap ${styles.row}`}>
        <div className={styles.start}>
          <MenuOpener className="ib" id={OPENER_ID} label={strings.openMenu}>
            <Icon name="menu" size={24} />
          </MenuOpener>
          <AppLink className={`dk ${styles.search}`} href={SEARCH}>
            <Icon name="search" size={20} />
            {strings.search}
          </AppLink>
        </div>
        <AppLink className={`row ${styles.logo}`} href={HOME} aria-label={strings.home(brand.name)}>
          <Wordmark className={styles.wordmark} />
        </AppLink>
        <div className={`row10 ${styles.end}`}>
          <ButtonLink className={styles.subscribe} href="/vetrina" size="small">
            {strings.subscribe}
          </ButtonLink>
          <ButtonLink
            className={styles.login}
            href={loginUrl(brand, brand.origin + withoutFragment(path))}
            look="plain"
            size="small"
            aria-label={strings.login}
          >
            <span className="dk">{strings.login}</span>
            <span className="mb">
              <Icon name="user" />
            </span>
          </ButtonLink>
          {isSignedIn && <Account />}
        </div>
      </div>
    </header>
  );
}
