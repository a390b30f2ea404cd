import { useEffect, useState } from 'react';
import { errorKindOf } from '#domain/api-error.ts';
import type { SearchResultsPage } from '#domain/search.ts';
import { commonStrings } from '#src/strings/common.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './archive-note.module.css';
import type { ArchiveFailure, DeviceFallback } from './load-search.ts';
import { strings } from './strings.ts';
import { useAskAgain } from './use-ask-again.ts';

type Props = { instead: DeviceFallback; onShow: (result: SearchResultsPage) => void };

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
  const isOnlineAgain = useOnlineAgain() && why === 'offline';
  const action = (label: string, onPress: () => void) => (
    <Button look="plain" size="small" aria-busy={busy || undefined} onClick={onPress}>
      {label}
    </Button>
  );
  return (
    <div className={styles.note}>
      {result ? (
        <Notice isAnnounced action={action(strings.showArchive, () => onShow(result))}>
          {strings.archiveToo(strings.count(result.total, result.hasMore))}
        </Notice>
      ) : (
        <Notice
          isAnnounced
          action={
            why !== 'slow' && action(isOnlineAgain ? strings.searchArchive : commonStrings.retry, askAgain)
          }
        >
          {isOnlineAgain ? strings.archiveBack : WORDS[why]}
        </Notice>
      )}
    </div>
  );
}

type LateAnswer = { archive: DeviceFallback['archive']; why?: ArchiveFailure; result?: SearchResultsPage };

/** The archive's late answer or failure. */
function useArchive({ archive, why }: DeviceFallback): {
  why: ArchiveFailure;
  result?: SearchResultsPage | undefined;
} {
  const [late, setLate] = useState<LateAnswer | null>(null);
  useEffect(() => {
    archive.then(
      (result) => setLate({ archive, result }),
      (error: unknown) => setLate({ archive, why: errorKindOf(error) === 'offline' ? 'offline' : 'server' }),
    );
  }, [archive]);
  return late?.archive === archive ? { why: late.why ?? why, result: late.result } : { why };
}

/** True once the network has come back since the page was shown. */
function useOnlineAgain(): boolean {
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
