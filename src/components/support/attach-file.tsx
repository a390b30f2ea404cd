import { byteSize } from '#domain/byte-size.ts';
import { CHAT_FILE_ACCEPT } from '#domain/support/chat-file.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './attach-file.module.css';
import { messageStrings } from './message-strings.ts';
import type { FileSending } from './use-file-sending.ts';

const strings = messageStrings.sending;

/** Lets the reader choose one file, which is sent immediately. HLP-10 */
export function AttachFile({ chosen, choose }: FileSending) {
  return (
    <label className={`centred ${styles.attach}`} title={strings.attach}>
      <input
        type="file"
        className="vh"
        accept={CHAT_FILE_ACCEPT}
        aria-label={strings.attach}
        disabled={chosen !== null && chosen.problem === null}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the same file be chosen again.
          target.value = '';
          if (file) choose(file);
        }}
      />
      <Icon name="clip" />
    </label>
  );
}

/** The file that is being sent, or the reason why it was not sent and what can be done. HLP-10 */
export function ChosenFileNote({ chosen, retry, discard }: FileSending) {
  if (!chosen) return null;
  const { file, problem } = chosen;
  return (
    <div className={`cluster ${styles.note}`} data-wrong={problem !== null || undefined}>
      <p role={problem ? 'alert' : 'status'}>
        <b>{file.name}</b> <span className="meta">{byteSize(file.size)}</span>
        <br />
        {problem?.text ?? strings.going}
      </p>
      {problem?.mayRetry && (
        <button type="button" className="link" onClick={retry}>
          {strings.retry}
        </button>
      )}
      {problem && (
        <button type="button" className="link" onClick={discard}>
          {strings.drop}
        </button>
      )}
      {!problem && <progress className={styles.progress} aria-label={strings.going} />}
    </div>
  );
}
