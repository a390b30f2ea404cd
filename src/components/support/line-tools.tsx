import { useEffect, useState } from 'react';
import { errorKindOf } from '#domain/api-error.ts';
import { leftToRetract } from '#domain/support/chat-retraction.ts';
import type { KeptLine } from '#domain/support/kept-line.ts';
import { logError } from '#src/state/log.ts';
import { lineStrings } from './line-strings.ts';
import styles from './messages.module.css';

const strings = lineStrings.tools;

type Props = {
  line: KeptLine;
  /** Null where nothing more can be said. */
  onReply: ((line: KeptLine) => void) | null;
  /** Null of what others said. */
  onRetract: ((line: string) => Promise<void>) | null;
};

/** What can be done with something that was said: it is answered, or for a while its sender takes it back. HLP-10 */
export function LineTools({ line, onReply, onRetract }: Props) {
  if (line.status === 'waiting' || line.retracted || line.role === 'system') return null;
  return (
    <span className={styles.tools}>
      {onReply && <Tool words={strings.reply} onPress={() => onReply(line)} />}
      {onRetract && <Retract {...{ line, onRetract }} />}
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

type RetractProps = { line: KeptLine; onRetract: (line: string) => Promise<void> };

/** Asks once more: what is taken back is gone. */
function Retract({ line: { id, date }, onRetract }: RetractProps) {
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
