import { AppLink } from './app-link.tsx';
import styles from './segments.module.css';

type Props = {
  /** Accessible name of the choice. */
  label: string;
  options: { name: string; href: string; current: boolean }[];
};

/** Switch between a few views of the same contents. They are links, so they need no JavaScript. */
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
