import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadNotices, useNotices } from '#src/state/notices/notices.ts';
import { useUser } from '#src/state/session/session.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { shellStrings } from '../strings.ts';
import { accountStrings as strings } from './account-strings.ts';
import styles from './live-account.module.css';
import { UserPanel } from './user-panel.tsx';

/**
 * Account controls in a signed-in reader's header: notices, the user panel, and the offer where there is no
 * subscription. SHL-03
 */
export function LiveAccount() {
  const { api, brand } = useRouter().options.context;
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const user = useUser();
  useEffect(loadNotices, []);
  const count = useNotices().length;
  if (!user) return null;
  return (
    <>
      {!user.subscribed && (
        <ButtonLink className={styles.subscribe} href="/vetrina" size="small">
          {shellStrings.subscribe}
        </ButtonLink>
      )}
      <AppLink className={`ib dk ${styles.bell}`} href="/avvisi" aria-label={strings.bell(count)}>
        <Icon name="bell" />
        {count > 0 && (
          <em className={styles.count} aria-hidden="true">
            {count}
          </em>
        )}
      </AppLink>
      <UserPanel api={api} brand={brand} user={user} path={path} notices={count} />
    </>
  );
}
