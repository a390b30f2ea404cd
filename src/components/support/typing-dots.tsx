import styles from './messages.module.css';

/** Shows that somebody is typing. HLP-05 */
export function TypingDots({ words }: { words: string }) {
  return (
    <div className={`stack4 ${styles.message}`}>
      <span className={styles.typing} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="meta">{words}</span>
    </div>
  );
}
