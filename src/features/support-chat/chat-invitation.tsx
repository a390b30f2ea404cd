import { useEffect, useState } from 'react';
import { CHAT_TEASER_KEY } from '#domain/device-keys.ts';
import { logError } from '#src/state/log.ts';
import { Icon } from '#src/ui/icon.tsx';
import { strings } from './strings.ts';
import styles from './widget.module.css';

/** Time on a page before the invitation: a reader who has only just arrived is not invited. */
const SHOW_AFTER_MS = 20_000;

/** Not shown where storage is blocked: it would come back on every page. */
function wasDismissed(): boolean {
  try {
    return localStorage.getItem(CHAT_TEASER_KEY) !== null;
  } catch {
    return true;
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(CHAT_TEASER_KEY, '1');
  } catch (error) {
    logError('support-chat', error);
  }
}

/** Invites the reader to the chat once; never shown again after it was closed or accepted. HLP-07 */
export function ChatInvitation({
  hasTalked,
  open,
  onOpen,
}: {
  hasTalked: boolean;
  open: boolean;
  onOpen: () => void;
}) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(!wasDismissed()), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!open) return;
    dismiss();
    setShown(false);
  }, [open]);
  if (!shown || hasTalked) return null;
  const dismissAndHide = () => {
    dismiss();
    setShown(false);
  };
  return (
    <div className={`row ${styles.invitation}`}>
      <button
        type="button"
        onClick={() => {
          dismissAndHide();
          onOpen();
        }}
      >
        {strings.invitation.text}
      </button>
      <button type="button" className="ib" aria-label={strings.invitation.close} onClick={dismissAndHide}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
