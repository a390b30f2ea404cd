import { useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { logoutUrl, siteOrigins } from '#domain/account-site.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { ShortUser } from '#domain/reader.ts';
import { afterSignOut } from '#src/state/session/redirect-target.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { withoutFragment } from '../page-kind.ts';
import { accountStrings as strings } from './account-strings.ts';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { panelLinks } from './panel-links.ts';
import styles from './user-panel.module.css';

type Props = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  user: ShortUser;
  /** Path and query of the page, to which signing out returns. */
  path: string;
  notices: number;
};

const PANEL_ID = 'pannello-utente';

/** A popover: the browser opens it, closes it on Escape and on a press elsewhere, and restores the focus. SHL-05 */
export function UserPanel({ api, brand, user, path, notices }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const { leaving, leave } = useSignOut(api, brand, path);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className={`row8 ${styles.opener}`}
        popoverTarget={PANEL_ID}
        aria-label={strings.panel(user.name)}
      >
        <Avatar user={user} />
        <span className={`ellipsis dk ${styles.name}`}>{user.name}</span>
        <span className="dk">
          <Icon name="chev" size={16} />
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard activates a link with a click event too */}
      <div
        ref={panel}
        id={PANEL_ID}
        className={`floating ${styles.panel}`}
        popover="auto"
        role="dialog"
        aria-label={strings.panel(user.name)}
        onClick={({ target }) => {
          if ((target as Element).closest('a')) close();
        }}
      >
        <p className={styles.who}>
          <Avatar user={user} />
          <b>{user.name}</b>
          <span>{user.email}</span>
        </p>
        <ul>
          <li className="mb">
            <AppLink className={`row12 ${styles.row}`} href="/avvisi">
              <Icon name="bell" />
              <span>{strings.notices}</span>
              {notices > 0 && <span className="num">{notices}</span>}
            </AppLink>
          </li>
          {panelLinks(brand, user).map(({ name, href, icon, badge }) => (
            <li key={href}>
              <AppLink className={`row12 ${styles.row}`} href={href}>
                <Icon name={icon} />
                <span>{name}</span>
                <Badge type={badge} />
              </AppLink>
            </li>
          ))}
          <li>
            <a
              className={`row12 ${styles.row}`}
              href={logoutUrl(brand, brand.origin + withoutFragment(path))}
              aria-busy={leaving || undefined}
              onClick={(event) => {
                event.preventDefault();
                leave();
              }}
            >
              <Icon name="logout" />
              <span>{leaving ? strings.signingOut : strings.logout}</span>
            </a>
          </li>
        </ul>
      </div>
    </>
  );
}

/** The data on this origin is removed first; then the account site signs the reader out and leads back here. NAV-11 */
function useSignOut(api: () => Promise<Api>, brand: PublicBrand, here: string) {
  const [isSigningOut, setIsSigningOut] = useState(false);
  const signOutAndRedirect = () => {
    if (isSigningOut) return;
    setIsSigningOut(true);
    const next = afterSignOut(brand.origin + withoutFragment(here), siteOrigins(brand));
    import('#src/state/session/sign-out.ts')
      .then(({ signOut }) => signOut(api, brand, next))
      .then((hasEnded) => setIsSigningOut(hasEnded))
      .catch((error: unknown) => {
        setIsSigningOut(false);
        reportError(error);
      });
  };
  return { leaving: isSigningOut, leave: signOutAndRedirect };
}
