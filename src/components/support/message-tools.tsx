import { useEffect, useState } from 'react';
import { errorKindOf } from '#domain/api-error.ts';
import { leftToRetract } from '#domain/support/chat-retraction.ts';
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
export function MessageTools({ message, onReply, onRetract }: Props) {
  if (message.status === 'waiting' || message.retracted || message.role === 'system') return null;
  return (
    <span className={styles.tools}>
      {onReply && <Tool words={strings.reply} onPress={() => onReply(message)} />}
      {onRetract && <Retract message={message} onRetract={onRetract} />}
    </span>
  );
}

function useMayRetract(date: string): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const left = leftToRetract(new Date(date), new Date());
    setMay(left > 0);
    if (left === 0) return;
    const timer = setTimeout(() => setMay(false), left);
    return () => clearTimeout(timer);
  }, [date]);
  return may;
}

type RetractProps = { message: SavedMessage; onRetract: (message: string) => Promise<void> };

/** Asks for confirmation, because a retracted message is gone. */
function Retract({ message: { id, date }, onRetract }: RetractProps) {
  const may = useMayRetract(date);
  const [state, setState] = useState<'closed' | 'asked' | 'busy' | 'late' | 'failed'>('closed');
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
  if (!may) return null;
  if (state === 'closed') return <Tool words={strings.retract} onPress={() => setState('asked')} />;
  return (
    <>
      {state === 'failed' && <span role="alert">{strings.failed}</span>}
      <Tool words={strings.confirm} onPress={() => void retract()} disabled={state === 'busy'} />
      <Tool words={strings.cancel} onPress={() => setState('closed')} disabled={state === 'busy'} />
    </>
  );
}

type ToolProps = { words: string; onPress: () => void; disabled?: boolean };

function Tool({ words, onPress, disabled = false }: ToolProps) {
  return (
    <button type="button" className={`link ${styles.tool}`} disabled={disabled} onClick={onPress}>
      {words}
    </button>
  );
}
