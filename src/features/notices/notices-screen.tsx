import { useEffect, useRef } from 'react';
import { HOME } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import {
  loadNotices,
  removeNotice,
  restoreNotice,
  useNotices,
  useNoticesLoaded,
} from '#src/state/notices.ts';
import type { Notice } from '#src/state/notices-atom.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { NoticeRow } from './notice-row.tsx';
import styles from './notices-screen.module.css';
import { strings } from './strings.ts';

type Props = { today: Day };

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What there is to say to the reader, the latest first. NOT-02 */
export function NoticesScreen({ today }: Props) {
  const notices = useNotices();
  const isLoaded = useNoticesLoaded();
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, remove } = useRemoval(() => title.current?.focus());
  useEffect(loadNotices, []);
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
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

/** Takes notices away, and back. Whoever uses keys is led to the undoing, which is gone after it. */
function useRemoval(onUndone: () => void) {
  const { toast, say } = useToast();
  const undoing = (words: string, label: string, notice: Notice, byKey: boolean) => (
    <>
      {words}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void undo(notice)}>
        {label}
      </ToastButton>
    </>
  );
  async function remove(notice: Notice, byKey: boolean) {
    const done = await removeNotice(notice);
    say(done ? undoing(strings.dismissed, strings.undo, notice, byKey) : strings.notDismissed);
  }
  async function undo(notice: Notice) {
    if (await restoreNotice(notice)) {
      say(strings.restored);
      onUndone();
    } else say(undoing(strings.notRestored, strings.retry, notice, false));
  }
  return { toast, remove: (notice: Notice, byKey: boolean) => void remove(notice, byKey) };
}
