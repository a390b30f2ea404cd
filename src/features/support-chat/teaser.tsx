import { useEffect, useState } from 'react';
import { CHAT_TEASER_KEY } from '#domain/device-keys.ts';
import { logError } from '#src/state/log.ts';
import { Icon } from '#src/ui/icon.tsx';
import { strings } from './strings.ts';
import styles from './widget.module.css';

/** Nobody is invited who has only just come. */
const PAUSE_MS = 20_000;

/** Where nothing may be stored it is not shown: it would come back at every page. */
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

/** Says once that there is a chat; gone for good when it was closed or taken up. HLP-07 */
export function Teaser({
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
    const timer = setTimeout(() => setShown(!wasDismissed()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!open) return;
    dismiss();
    setShown(false);
  }, [open]);
  if (!shown || hasTalked) return null;
  const end = () => {
    dismiss();
    setShown(false);
  };
  return (
    <div className={styles.teaser}>
      <button
        type="button"
        onClick={() => {
          end();
          onOpen();
        }}
      >
        {strings.teaser.text}
      </button>
      <button type="button" className="ib" aria-label={strings.teaser.close} onClick={end}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
