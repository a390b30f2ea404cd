import { dateAndTime, dayAt } from '#domain/dates.ts';
import type { OperatorChatView } from '#domain/support/conversation.ts';
import styles from './operators.module.css';
import { strings } from './strings.ts';

/** The reader of a conversation: name, subscription, and the page they write from. HLP-06 */
export function ReaderCard({ shown }: { shown: OperatorChatView }) {
  const { reader } = strings;
  const { summary, email, subscription, page, startedAt, solved, opinion } = shown;
  const verdict = solved === null ? null : solved ? reader.solved : reader.unsolved;
  const rows = [
    [reader.name, summary.name],
    [reader.email, email ?? reader.anonymous],
    [reader.brand, summary.brand],
    [reader.subscription, subscription],
    [reader.page, page],
    [reader.started, dateAndTime(startedAt.toISOString(), dayAt(new Date()))],
    [reader.verdict, [verdict, opinion].filter(Boolean).join(': ') || null],
  ] as const;
  return (
    <details className={styles.card} open>
      <summary>
        <h2 className="t-s2">{reader.title}</h2>
      </summary>
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="caption">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
