import { useRef, useState } from 'react';
import type { OperatorMessageToSend } from '#api/account/operators.ts';
import type { Api } from '#api/clients.ts';
import styles from './operators.module.css';
import { strings } from './strings.ts';
import { useAnswers } from './use-answers.ts';

type Props = {
  api: () => Promise<Api>;
  onForward: (message: Omit<OperatorMessageToSend, 'quoted'>) => Promise<boolean>;
};

/** Searches an answer of the FAQ, and forwards it to the reader in its wording. HLP-10 */
export function ForwardAnswer({ api, onForward }: Props) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [sent, setSent] = useState(false);
  const busy = useRef(false);
  const answers = useAnswers(api, { isWanted: open, words });
  const { forward } = strings;

  async function forwardAnswer(slug: string, question: string) {
    if (busy.current) return;
    busy.current = true;
    setSent(await onForward({ id: crypto.randomUUID(), content: question, forward: slug }));
    busy.current = false;
  }
  return (
    <details className={styles.forward} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link">{forward.title}</summary>
      <input
        className="field-box"
        type="search"
        value={words}
        aria-label={forward.label}
        placeholder={forward.label}
        onChange={({ target }) => {
          setWords(target.value);
          setSent(false);
        }}
      />
      {answers === 'failed' ? (
        <p role="alert">{forward.failed}</p>
      ) : (
        <ul>
          {answers.map(({ slug, question }) => (
            <li key={slug}>
              <button
                type="button"
                className="link"
                aria-label={forward.send(question)}
                onClick={() => void forwardAnswer(slug, question)}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="meta" role="status">
        {wordsOf(sent, words, answers)}
      </p>
    </details>
  );
}

function wordsOf(sent: boolean, words: string, answers: ReturnType<typeof useAnswers>): string {
  if (sent) return strings.forward.sent;
  return words.trim() !== '' && answers.length === 0 ? strings.forward.none : '';
}
