import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ChatNote } from './notes.tsx';
import styles from './panel.module.css';
import { strings } from './strings.ts';

type Props = { onOpinion: (opinion: string) => Promise<boolean>; onRestart: () => void };

const MAX_OPINION_LENGTH = 500;

/** Note at the end of a conversation: a rating in the reader's words, and a button to start a new one. HLP-06 */
export function EndedNote({ onOpinion, onRestart }: Props) {
  const [state, setState] = useState<'open' | 'busy' | 'sent' | 'failed'>('open');
  const [opinion, setOpinion] = useState('');
  async function send(event: FormEvent) {
    event.preventDefault();
    if (opinion.trim() === '') return;
    setState('busy');
    setState((await onOpinion(opinion.trim())) ? 'sent' : 'failed');
  }
  const { ended } = strings;
  return (
    <ChatNote icon="check-circle" title={ended.title}>
      {state === 'sent' ? (
        <p role="status">{ended.thanks}</p>
      ) : (
        <form className={`stack8 ${styles.opinion}`} onSubmit={send}>
          <label htmlFor="chat-opinion">{ended.ask}</label>
          <textarea
            className="field-box"
            id="chat-opinion"
            rows={2}
            maxLength={MAX_OPINION_LENGTH}
            value={opinion}
            onChange={(event) => setOpinion(event.target.value)}
          />
          {state === 'failed' && <p role="alert">{ended.failed}</p>}
          <Button type="submit" look="plain" size="small" busy={state === 'busy'}>
            {ended.send}
          </Button>
        </form>
      )}
      <Button size="small" onClick={onRestart}>
        {ended.anew}
      </Button>
    </ChatNote>
  );
}
