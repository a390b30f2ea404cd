import type { KeptLine } from '#domain/support/kept-line.ts';
import { lineStrings as strings } from './line-strings.ts';
import styles from './quotation.module.css';
import { type Speakers, speakerOf } from './speakers.ts';

/** A line that another one answers, in short; of what was taken back that it was. HLP-10 */
export function Quotation({ line, speakers }: { line: KeptLine; speakers: Speakers }) {
  return (
    <blockquote className={styles.quote}>
      <b>{speakerOf(line.role, speakers)}</b>
      <span>{line.retracted ? strings.retracted : line.content}</span>
    </blockquote>
  );
}

type NoteProps = { line: KeptLine | null; speakers: Speakers; onDrop: () => void };

/** Where one writes: what is being answered. HLP-10 */
export function QuotationNote({ line, speakers, onDrop }: NoteProps) {
  if (!line) return null;
  return (
    <div className={styles.quoting}>
      <span className="vh">{strings.quoting.label}: </span>
      <Quotation {...{ line, speakers }} />
      <button type="button" className="link" onClick={onDrop}>
        {strings.quoting.drop}
      </button>
    </div>
  );
}
