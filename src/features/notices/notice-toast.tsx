import { useCallback, useEffect, useRef, useState } from 'react';
import { loadNotices, markShown, removeNotice, useNotices } from '#src/state/notices/notices.ts';
import type { Notice } from '#src/state/notices/notices-atom.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NOTICE_ICONS } from './notice-icon.ts';
import styles from './notice-toast.module.css';
import { strings } from './strings.ts';

/** Display times: longer for notices with a link, which must be reached. */
const TEXT_TIMEOUT_MS = 4000;
const LINK_TIMEOUT_MS = 10_000;
/** Interval of checking whether another toast is shown: toasts that confirm an action have priority. */
const CHECK_MS = 500;

/** Whether both are the same notice: those of one answer were all added at the same time. */
const isSame = (notice: Notice, other: Notice | null): boolean =>
  notice.addedAt === other?.addedAt && notice.title === other.title && notice.owner === other.owner;

const isToastShown = () => document.querySelector('[data-toast]') !== null;

/**
 * Shows pending notices one after the other, the oldest first. The two live regions are always rendered, so that
 * notices are announced: an error immediately. NOT-01
 */
export function NoticeToast() {
  const [shownNotice, setShownNotice] = useState<Notice | null>(null);
  /** The previous notice: the list may still contain it as not shown for a moment. */
  const [ended, setEnded] = useState<Notice | null>(null);
  const next = useNotices().findLast((notice) => !notice.shown && !isSame(notice, ended)) ?? null;
  useEffect(loadNotices, []);
  useEffect(() => {
    if (shownNotice || !next) return;
    const showNext = () => {
      if (!isToastShown() && !document.hidden) setShownNotice(next);
    };
    showNext();
    const timer = setInterval(showNext, CHECK_MS);
    return () => clearInterval(timer);
  }, [shownNotice, next]);
  const end = useCallback((notice: Notice) => {
    setEnded(notice);
    setShownNotice(null);
  }, []);
  const isUrgent = shownNotice?.type === 'error';
  const toast = shownNotice && <Toast key={shownNotice.title} notice={shownNotice} onEnd={end} />;
  return (
    <>
      <div role="status">{!isUrgent && toast}</div>
      <div role="alert">{isUrgent && toast}</div>
    </>
  );
}

function Toast({ notice, onEnd }: { notice: Notice; onEnd: (notice: Notice) => void }) {
  const { type, title, url, cta, timeout, scrollIntoView } = notice;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ms = timeout ?? (url ? LINK_TIMEOUT_MS : TEXT_TIMEOUT_MS);
    const close = () => {
      // The toast stays while the reader hovers over it or focuses it.
      if (element.current?.matches(':hover, :focus-within')) return;
      void markShown(notice).then(() => onEnd(notice));
    };
    const timer = setInterval(close, ms);
    return () => clearInterval(timer);
  }, [notice, timeout, url, onEnd]);
  useEffect(() => {
    if (scrollIntoView) element.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollIntoView]);
  const markSeen = () => void markShown(notice).then(() => onEnd(notice));
  // Closing a notice of the app deletes it; a notice of the account stays in the list.
  const close = () => (notice.id === null ? void removeNotice(notice).then(() => onEnd(notice)) : markSeen());
  return (
    <div className={`stack12 ${styles.toast}`} data-type={type} ref={element}>
      <Icon name={NOTICE_ICONS[type]} size={20} />
      <p>
        <span className="vh">{strings.types[type]}: </span>
        {title}
        {url && (
          <AppLink className={styles.link} href={url} onClick={markSeen}>
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
