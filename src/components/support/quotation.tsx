import type { SavedMessage } from '#domain/support/saved-message.ts';
import { messageStrings as strings } from './message-strings.ts';
import styles from './quotation.module.css';
import { type Speakers, speakerOf } from './speakers.ts';

/** Short form of a message that another one answers; a retracted one is shown as retracted. HLP-10 */
export function Quotation({ message, speakers }: { message: SavedMessage; speakers: Speakers }) {
  return (
    <blockquote className={styles.quote}>
      <b>{speakerOf(message.role, speakers)}</b>
      <span>{message.retracted ? strings.retracted : message.content}</span>
    </blockquote>
  );
}

type NoteProps = { message: SavedMessage | null; speakers: Speakers; onDrop: () => void };

/** The message being answered, shown beside the composer. HLP-10 */
export function QuotationNote({ message, speakers, onDrop }: NoteProps) {
  if (!message) return null;
  return (
    <div className={`stack8 ${styles.quoting}`}>
      <span className="vh">{strings.quoting.label}: </span>
      <Quotation message={message} speakers={speakers} />
      <button type="button" className="link" onClick={onDrop}>
        {strings.quoting.drop}
      </button>
    </div>
  );
}
