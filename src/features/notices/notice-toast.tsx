import { useCallback, useEffect, useRef, useState } from 'react';
import { loadNotices, markShown, removeNotice, useNotices } from '#src/state/notices/notices.ts';
import type { Notice } from '#src/state/notices/notices-atom.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NOTICE_ICONS } from './notice-icon.ts';
import styles from './notice-toast.module.css';
import { strings } from './strings.ts';

/** Display times: longer for notices with a link, which must be reached. */
const WORDS_MS = 4000;
const LINK_MS = 10_000;
/** Interval at which the place is checked: other toasts confirm an action there and have priority. */
const TURN_MS = 500;

const isPlaceTaken = () => document.querySelector('[data-toast]') !== null;

/**
 * Shows pending notices one after the other, the oldest first. The two live regions are always rendered, so that
 * notices are announced: an error immediately. NOT-01
 */
export function NoticeToast() {
  const [said, setSaid] = useState<Notice | null>(null);
  /** The previous notice: the list may still contain it as not shown for a moment. */
  const [ended, setEnded] = useState<number | null>(null);
  const next = useNotices().findLast(({ shown, addedAt }) => !shown && addedAt !== ended) ?? null;
  useEffect(loadNotices, []);
  useEffect(() => {
    if (said || !next) return;
    const turn = () => {
      if (!isPlaceTaken() && !document.hidden) setSaid(next);
    };
    turn();
    const timer = setInterval(turn, TURN_MS);
    return () => clearInterval(timer);
  }, [said, next]);
  const end = useCallback((notice: Notice) => {
    setEnded(notice.addedAt);
    setSaid(null);
  }, []);
  const isUrgent = said?.type === 'error';
  const toast = said && <Toast key={said.title} notice={said} onEnd={end} />;
  return (
    <>
      <div role="status">{!isUrgent && toast}</div>
      <div role="alert">{isUrgent && toast}</div>
    </>
  );
}

function Toast({ notice, onEnd }: { notice: Notice; onEnd: (notice: Notice) => void }) {
  const { type, title, url, cta, timeout, scrollIntoView } = notice;
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ms = timeout ?? (url ? LINK_MS : WORDS_MS);
    const close = () => {
      // The toast stays while the reader hovers over it or focuses it.
      if (own.current?.matches(':hover, :focus-within')) return;
      void markShown(notice).then(() => onEnd(notice));
    };
    const timer = setInterval(close, ms);
    return () => clearInterval(timer);
  }, [notice, timeout, url, onEnd]);
  useEffect(() => {
    if (scrollIntoView) own.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollIntoView]);
  const seen = () => void markShown(notice).then(() => onEnd(notice));
  // Closing a notice of the app deletes it; a notice of the account stays in the list.
  const close = () => (notice.id === null ? void removeNotice(notice).then(() => onEnd(notice)) : seen());
  return (
    <div className={`stack12 ${styles.toast}`} data-type={type} ref={own}>
      <Icon name={NOTICE_ICONS[type]} size={20} />
      <p>
        <span className="vh">{strings.types[type]}: </span>
        {title}
        {url && (
          <AppLink className={styles.link} href={url} onClick={seen}>
            {cta ?? strings.open}
          </AppLink>
        )}
      </p>
      <button type="button" className={`centred ${styles.close}`} aria-label={strings.close} onClick={close}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
