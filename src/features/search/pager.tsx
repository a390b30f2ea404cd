import type { SearchRequest } from '#domain/search.ts';
import { searchPath } from '#domain/search-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './pager.module.css';
import { strings } from './strings.ts';

/** Links to the next and previous results; renders nothing where there is one page. */
export function Pager({ request, pages }: { request: SearchRequest; pages: number }) {
  const { page } = request;
  if (pages < 2) return null;
  return (
    <nav className={`cluster ${styles.pager}`} aria-label={strings.pages}>
      {page > 1 && (
        <AppLink className="btn s" rel="prev" href={searchPath({ ...request, page: page - 1 })}>
          <Icon name="left" size={18} />
          {strings.previousPage}
        </AppLink>
      )}
      <span>{strings.pageOf(page, pages)}</span>
      {page < pages && (
        <AppLink className="btn s" rel="next" href={searchPath({ ...request, page: page + 1 })}>
          {strings.nextPage}
          <Icon name="right" size={18} />
        </AppLink>
      )}
    </nav>
  );
}
