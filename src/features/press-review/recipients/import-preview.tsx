import type { RecipientList } from '#domain/press-review/read-recipient-list.ts';
import styles from './import.module.css';
import { importStrings as strings } from './strings.ts';

/** Recipients shown, enough to see whether the columns are recognised. */
const MAX_SHOWN_RECIPIENTS = 5;
const MAX_SHOWN_WRONG_LINES = 20;

/** The recipients that would be added, and each line that cannot be used. */
export function ImportPreview({ list: { recipients, wrong } }: { list: RecipientList }) {
  const hiddenCount = recipients.length - MAX_SHOWN_RECIPIENTS;
  return (
    <section className={`stack10 ${styles.preview}`} aria-label={strings.preview}>
      <p role="status">
        <b>{strings.found(recipients.length)}</b>
        {wrong.length > 0 && <span className="sep">{strings.wrong(wrong.length)}</span>}
      </p>
      {recipients.length > 0 && (
        <ul className={`hr ${styles.people}`}>
          {recipients.slice(0, MAX_SHOWN_RECIPIENTS).map(({ email, name, groups }) => (
            <li className="wrapping" key={email}>
              <span>
                {name && <b>{name}</b>} {email}
              </span>
              {groups.length > 0 && <span className="meta">{groups.join(', ')}</span>}
            </li>
          ))}
          {hiddenCount > 0 && <li className="wrapping meta">{strings.more(hiddenCount)}</li>}
        </ul>
      )}
      {wrong.length > 0 && (
        <ul className={`stack8 ${styles.wrong}`}>
          {wrong.slice(0, MAX_SHOWN_WRONG_LINES).map(({ line, text, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may contain the same error twice
            <li key={`${line} ${index}`}>
              <b>{strings.line(line)}</b>: {strings.reasons[reason]}
              <span className={styles.text}>{text}</span>
            </li>
          ))}
          {wrong.length > MAX_SHOWN_WRONG_LINES && (
            <li>{strings.more(wrong.length - MAX_SHOWN_WRONG_LINES)}</li>
          )}
        </ul>
      )}
    </section>
  );
}
