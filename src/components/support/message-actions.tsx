import { useEffect, useState } from 'react';
import { errorKindOf } from '#domain/api-error.ts';
import { retractionMsLeft } from '#domain/support/chat-retraction.ts';
import type { SavedMessage } from '#domain/support/saved-message.ts';
import { logError } from '#src/state/log.ts';
import { messageStrings } from './message-strings.ts';
import styles from './messages.module.css';

const strings = messageStrings.tools;

type Props = {
  message: SavedMessage;
  /** Null where the conversation takes no more messages. */
  onReply: ((message: SavedMessage) => void) | null;
  /** Null for messages of others. */
  onRetract: ((message: string) => Promise<void>) | null;
};

/** Actions on a message: reply, or for a while retract one's own. HLP-10 */
export function MessageActions({ message, onReply, onRetract }: Props) {
  if (message.status === 'waiting' || message.retracted || message.role === 'system') return null;
  return (
    <span className={styles.tools}>
      {onReply && <ActionButton label={strings.reply} onPress={() => onReply(message)} />}
      {onRetract && <Retract message={message} onRetract={onRetract} />}
    </span>
  );
}

function useMayRetract(date: string): boolean {
  const [isAllowed, setIsAllowed] = useState(false);
  useEffect(() => {
    const remainingMs = retractionMsLeft(new Date(date), new Date());
    setIsAllowed(remainingMs > 0);
    if (remainingMs === 0) return;
    const timer = setTimeout(() => setIsAllowed(false), remainingMs);
    return () => clearTimeout(timer);
  }, [date]);
  return isAllowed;
}

type RetractProps = { message: SavedMessage; onRetract: (message: string) => Promise<void> };

/** Asks for confirmation, because a retracted message is gone. */
function Retract({ message: { id, date }, onRetract }: RetractProps) {
  const mayRetract = useMayRetract(date);
  const [state, setState] = useState<'closed' | 'confirming' | 'busy' | 'late' | 'failed'>('closed');
  async function retract() {
    setState('busy');
    try {
      await onRetract(id);
    } catch (error) {
      logError('support-chat', error);
      setState(errorKindOf(error) === 'forbidden' ? 'late' : 'failed');
    }
  }
  if (state === 'late') return <span role="alert">{strings.late}</span>;
  if (!mayRetract) return null;
  if (state === 'closed')
    return <ActionButton label={strings.retract} onPress={() => setState('confirming')} />;
  return (
    <>
      {state === 'failed' && <span role="alert">{strings.failed}</span>}
      <ActionButton label={strings.confirm} onPress={() => void retract()} busy={state === 'busy'} />
      <ActionButton label={strings.cancel} onPress={() => setState('closed')} busy={state === 'busy'} />
    </>
  );
}

type ActionButtonProps = { label: string; onPress: () => void; busy?: boolean };

/** While busy it keeps the focus, which a disabled button would lose. */
function ActionButton({ label, onPress, busy = false }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={`link ${styles.tool}`}
      aria-disabled={busy || undefined}
      onClick={() => busy || onPress()}
    >
      {label}
    </button>
  );
}
