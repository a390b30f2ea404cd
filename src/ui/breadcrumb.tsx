import { commonStrings } from '#src/strings/common.ts';
import { AppLink } from './app-link.tsx';
import styles from './breadcrumb.module.css';
import { Icon } from './icon.tsx';

type Props = {
  /** From the furthest up; a place without an address is where the reader stands. */
  places: { name: string; href?: string }[];
  className?: string | undefined;
};

/** Where a page stands in the paper, and the way up from it. */
export function Breadcrumb({ places, className = '' }: Props) {
  return (
    <nav aria-label={commonStrings.breadcrumb}>
      <ol className={`${styles.places} ${className}`.trimEnd()}>
        {places.map(({ name, href }) => (
          <li key={name}>
            {href === undefined ? (
              name
            ) : (
              <>
                <AppLink href={href}>{name}</AppLink>
                <Icon name="right" size={13} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
