import { commonStrings } from '#src/strings/common.ts';
import { AppLink } from './app-link.tsx';
import styles from './breadcrumb.module.css';
import { Icon } from './icon.tsx';

type Props = {
  /** From the top level down; an item without an address is the current page. */
  items: { name: string; href?: string }[];
  className?: string | undefined;
};

/** Breadcrumb: where a page is in the paper, with links to the levels above. */
export function Breadcrumb({ items, className = '' }: Props) {
  return (
    <nav aria-label={commonStrings.breadcrumb}>
      <ol className={`${styles.places} ${className}`.trimEnd()}>
        {items.map(({ name, href }) => (
          <li className="row6" key={name}>
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
