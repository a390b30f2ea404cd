import styles from './messages.module.css';

/** Somebody is about to say something. HLP-05 */
export function TypingDots({ words }: { words: string }) {
  return (
    <div className={styles.message}>
      <span className={styles.typing} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="meta">{words}</span>
    </div>
  );
}
