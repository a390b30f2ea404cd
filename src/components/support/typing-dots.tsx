import styles from './messages.module.css';

/** Shows that somebody is typing. HLP-05 */
export function TypingDots({ text }: { text: string }) {
  return (
    <div className={`stack4 ${styles.message}`}>
      <span className={styles.typing} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="meta">{text}</span>
    </div>
  );
}
