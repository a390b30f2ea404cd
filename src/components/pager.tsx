import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './pager.module.css';
import { pagerStrings as strings } from './pager-strings.ts';

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** Links through the pages of a long list; renders nothing for a list of one page. */
export function Pager({ page, pages, pathOf }: Props) {
  if (pages < 2) return null;
  return (
    <nav className={`cluster ${styles.pager}`} aria-label={strings.pages}>
      {page > 1 && (
        <AppLink className="btn s" href={pathOf(Math.min(page - 1, pages))} rel="prev">
          <Icon name="left" size={17} />
          {strings.previous}
        </AppLink>
      )}
      <p className="meta">{strings.pageOf(page, pages)}</p>
      {page < pages && (
        <AppLink className="btn s" href={pathOf(page + 1)} rel="next">
          {strings.next}
          <Icon name="right" size={17} />
        </AppLink>
      )}
    </nav>
  );
}
