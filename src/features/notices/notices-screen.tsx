import { useEffect, useRef } from 'react';
import { DEVICE_ALERTS, HOME } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import {
  holdDismissal,
  loadNotices,
  removeNotice,
  restoreNotice,
  useNotices,
  useNoticesLoaded,
} from '#src/state/notices/notices.ts';
import type { Notice } from '#src/state/notices/notices-atom.ts';
import { useUser } from '#src/state/session/session.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useRemovalWithUndo } from '#src/ui/removal-with-undo.tsx';
import { NoticeRow } from './notice-row.tsx';
import styles from './notices-screen.module.css';
import { strings } from './strings.ts';

type Props = { today: Day };

/** The reader's notices, the latest first. NOT-02 */
export function NoticesScreen({ today }: Props) {
  const notices = useNotices();
  const isLoaded = useNoticesLoaded();
  const reader = useUser();
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, remove } = useRemovalWithUndo<Notice>({
    texts: strings,
    removeItem: removeNotice,
    restoreItem: restoreNotice,
    whileOffered: holdDismissal,
    onUndone: () => title.current?.focus(),
  });
  useEffect(loadNotices, []);
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      <header className={`stack6 ${styles.head}`}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
        {reader && (
          <AppLink className="link" href={DEVICE_ALERTS}>
            {strings.toAlerts}
          </AppLink>
        )}
      </header>
      <noscript>
        <p className="deck">{strings.withoutScript}</p>
      </noscript>
      {notices.length > 0 && (
        <ul className={`hr ${styles.list}`}>
          {notices.map((notice) => (
            <NoticeRow key={notice.title} notice={notice} today={today} onRemove={remove} />
          ))}
        </ul>
      )}
      {isLoaded && notices.length === 0 && (
        <EmptyState
          title={strings.empty}
          actions={<ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>}
        >
          <p>{strings.emptyText}</p>
        </EmptyState>
      )}
      {toast}
    </main>
  );
}
