import { useEffect, useState } from 'react';
import { errorKindOf } from '#domain/api-error.ts';
import type { SearchResult } from '#domain/search.ts';
import { commonStrings } from '#src/strings/common.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './archive-note.module.css';
import type { ArchiveFailure, DeviceFallback } from './load-search.ts';
import { strings } from './strings.ts';
import { useAskAgain } from './use-ask-again.ts';

type Props = { instead: DeviceFallback; onShow: (result: SearchResult) => void };

const WORDS: Record<ArchiveFailure, string> = {
  offline: strings.archiveOffline,
  server: strings.archiveServer,
  slow: strings.archiveSlow,
};

/**
 * Explains why these are the device's results, and links to the archive's; the results change only when the reader asks
 * for it. NWS-06
 */
export function ArchiveNote({ instead, onShow }: Props) {
  const { why, result } = useArchive(instead);
  const { busy, askAgain } = useAskAgain();
  const back = useBack() && why === 'offline';
  const action = (label: string, press: () => void) => (
    <Button look="plain" size="small" aria-busy={busy || undefined} onClick={press}>
      {label}
    </Button>
  );
  return (
    <div className={styles.note}>
      {result ? (
        <Notice live action={action(strings.showArchive, () => onShow(result))}>
          {strings.archiveToo(strings.count(result.total, result.more))}
        </Notice>
      ) : (
        <Notice
          live
          action={why !== 'slow' && action(back ? strings.searchArchive : commonStrings.retry, askAgain)}
        >
          {back ? strings.archiveBack : WORDS[why]}
        </Notice>
      )}
    </div>
  );
}

type Late = { of: DeviceFallback['archive']; why?: ArchiveFailure; result?: SearchResult };

/** The archive's late answer or failure. */
function useArchive({ archive, why }: DeviceFallback): {
  why: ArchiveFailure;
  result?: SearchResult | undefined;
} {
  const [late, setLate] = useState<Late | null>(null);
  useEffect(() => {
    archive.then(
      (result) => setLate({ of: archive, result }),
      (error: unknown) =>
        setLate({ of: archive, why: errorKindOf(error) === 'offline' ? 'offline' : 'server' }),
    );
  }, [archive]);
  return late?.of === archive ? { why: late.why ?? why, result: late.result } : { why };
}

/** True once the network has come back since the page was shown. */
function useBack(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const onOnline = () => setBack(true);
    const onOffline = () => setBack(false);
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  }, []);
  return back;
}
