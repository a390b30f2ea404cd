import styles from './wordmark.module.css';

type Props = {
  /** The drawing's file, as the brand tells it. */
  logo: string;
  /** The whole masthead, or one that stays readable when small. */
  form?: 'compact' | 'full';
  className?: string | undefined;
};

/** The paper's masthead. Decorative: the link or landmark around it carries the name. Its height comes from `className`. */
export function Wordmark({ logo, form = 'compact', className = '' }: Props) {
  return (
    <svg className={`${styles.wordmark} ${styles[form]} ${className}`} aria-hidden="true">
      <use href={`${logo}#w`} />
    </svg>
  );
}
