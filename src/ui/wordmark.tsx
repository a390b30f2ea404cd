import styles from './wordmark.module.css';

type Props = {
  /** The symbols the server puts into every page: the whole masthead, and one that stays readable when small. */
  form?: 'compact' | 'full';
  className?: string | undefined;
};

/** The paper's masthead. Decorative: the link or landmark around it carries the name. Its height comes from `className`. */
export function Wordmark({ form = 'compact', className = '' }: Props) {
  return (
    <svg className={`${styles.wordmark} ${styles[form]} ${className}`} aria-hidden="true">
      <use href={form === 'compact' ? '#wordmark-compact' : '#wordmark'} />
    </svg>
  );
}
