import { AppLink } from './app-link.tsx';
import styles from './segments.module.css';

type Props = {
  /** What is chosen between. */
  label: string;
  options: { name: string; href: string; current: boolean }[];
};

/** A few views of the same, of which one is shown. Links: they need no JavaScript. */
export function Segments({ label, options }: Props) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {options.map(({ name, href, current }) => (
        <AppLink key={href} href={href} aria-current={current ? 'true' : undefined}>
          {name}
        </AppLink>
      ))}
    </nav>
  );
}
