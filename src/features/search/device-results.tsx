import { useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { SearchHit, SearchRequest, SearchResultsPage } from '#domain/search.ts';
import { searchDevice } from '#src/pwa/search-device.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { useToast } from '#src/ui/toast.tsx';
import styles from './device-results.module.css';
import { moreOnDevice } from './more-on-device.ts';
import { SearchHitRow } from './search-hit-row.tsx';
import { strings } from './strings.ts';

type Props = {
  request: SearchRequest;
  /** First page of results from the downloaded issues. */
  onDevice: SearchResultsPage;
  /** The archive's results on the same page, so that no article is listed twice. */
  archive: SearchHit[];
  today: Day;
};

const HEAD_ID = 'sul-dispositivo';

/** Further results from the downloaded issues, below those of the archive. NWS-06 */
export function DeviceResults({ request, onDevice, archive, today }: Props) {
  const { toast, say } = useToast();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ firstPage: SearchResultsPage; pages: SearchResultsPage[] } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);
  const pages = [onDevice, ...(loaded?.firstPage === onDevice ? loaded.pages : [])];
  const { shown, listedAbove, next } = moreOnDevice(pages, archive, isOpen);
  const { list, rememberCount } = useFirstNew(shown.length);

  async function showMore(isLoaded: boolean) {
    rememberCount();
    setOpen(true);
    if (isLoaded) return;
    setBusy(true);
    const more = await searchDevice({ ...request, page: pages.length + 1 }).catch((error: unknown) => {
      logError('search on the device', error);
      return null;
    });
    setBusy(false);
    if (more && more.result.hits.length > 0)
      setLoaded({ firstPage: onDevice, pages: [...pages.slice(1), more.result] });
    else say(strings.deviceMoreFailed);
  }

  return (
    <section className={styles.group} aria-labelledby={HEAD_ID}>
      <SectionHead title={strings.deviceTitle} size="t-4" id={HEAD_ID} />
      <p className={`secondary ${styles.count}`}>{strings.deviceCount(onDevice.total, listedAbove ?? 0)}</p>
      <ul className="hr" ref={list}>
        {shown.map((hit) => (
          <SearchHitRow key={hit.article.id} hit={hit} today={today} say={say} level={3} />
        ))}
      </ul>
      {next && (
        <Button look="plain" aria-busy={busy || undefined} onClick={() => void showMore(next.isLoaded)}>
          {next.isLast ? strings.showRestOfDevice(next.count) : strings.showMoreOfDevice(next.count)}
        </Button>
      )}
      {toast}
    </section>
  );
}

/** Focuses the first new row, because the button may be gone. */
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
    rememberCount: () => {
      before.current = count;
    },
  };
}
