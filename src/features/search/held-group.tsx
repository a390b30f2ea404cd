import { useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { SearchHit, SearchRequest, SearchResult } from '#domain/search.ts';
import { searchHeld } from '#src/pwa/search-held.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { useToast } from '#src/ui/toast.tsx';
import styles from './held-group.module.css';
import { moreHeld } from './more-held.ts';
import { SearchHitRow } from './search-hit-row.tsx';
import { strings } from './strings.ts';

type Props = {
  request: SearchRequest;
  /** What the downloaded issues tell: their first page. */
  held: SearchResult;
  /** What the archive shows on the same page: no article stands there twice. */
  archive: SearchHit[];
  today: Day;
};

const HEAD_ID = 'sul-dispositivo';

/** What else the downloaded issues have, below the archive's results. NWS-06 */
export function HeldGroup({ request, held, archive, today }: Props) {
  const { toast, say } = useToast();
  const [isOpen, setOpen] = useState(false);
  const [further, setFurther] = useState<{ of: SearchResult; pages: SearchResult[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const pages = [held, ...(further?.of === held ? further.pages : [])];
  const { shown, above, next } = moreHeld(pages, archive, isOpen);
  const { list, beforeMore } = useFirstNew(shown.length);

  async function showMore(isTold: boolean) {
    beforeMore();
    setOpen(true);
    if (isTold) return;
    setBusy(true);
    const more = await searchHeld({ ...request, page: pages.length + 1 }).catch((error: unknown) => {
      logError('search on the device', error);
      return null;
    });
    setBusy(false);
    if (more && more.result.hits.length > 0)
      setFurther({ of: held, pages: [...pages.slice(1), more.result] });
    else say(strings.heldSilent);
  }

  return (
    <section className={styles.group} aria-labelledby={HEAD_ID}>
      <SectionHead title={strings.held} size="t-4" id={HEAD_ID} />
      <p className={styles.count}>{strings.heldCount(held.total, above ?? 0)}</p>
      <ul className="hr" ref={list}>
        {shown.map((hit) => (
          <SearchHitRow key={hit.article.id} hit={hit} today={today} say={say} level={3} />
        ))}
      </ul>
      {next && (
        <Button look="plain" aria-busy={busy || undefined} onClick={() => void showMore(next.isTold)}>
          {next.isLast ? strings.heldMore(next.count) : strings.heldSome(next.count)}
        </Button>
      )}
      {toast}
    </section>
  );
}

/** The reader goes on with the first row that came; the button may be gone. */
function useFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    const row = list.current?.children[before.current];
    before.current = null;
    row?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    beforeMore: () => {
      before.current = count;
    },
  };
}
