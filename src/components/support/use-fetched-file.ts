import { useCallback, useEffect, useState } from 'react';
import { logError } from '#src/state/log.ts';

/** Fetches the file of a message for somebody who may see it. */
export type FetchFile = (message: string) => Promise<Blob>;

type FetchedFile = { state: 'closed' | 'loading' | 'failed'; url: null } | { state: 'open'; url: string };

const CLOSED: FetchedFile = { state: 'closed', url: null };

/**
 * Shows a file under an object URL, which only this page can open and which is revoked when the component unmounts: a
 * file requires the conversation's secret or an operator's session, which no address can carry. HLP-10
 */
export function useFetchedFile(fetchFile: FetchFile, message: string, isImmediate: boolean) {
  const [requestCount, setRequestCount] = useState(isImmediate ? 1 : 0);
  const [fetched, setFetched] = useState<FetchedFile>(CLOSED);
  useEffect(() => {
    if (requestCount === 0) return;
    let url: string | null = null;
    let isUnmounted = false;
    setFetched({ state: 'loading', url: null });
    fetchFile(message).then(
      (file) => {
        if (isUnmounted) return;
        url = URL.createObjectURL(file);
        setFetched({ state: 'open', url });
      },
      (error) => {
        logError('support-chat', error);
        if (!isUnmounted) setFetched({ state: 'failed', url: null });
      },
    );
    return () => {
      isUnmounted = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [fetchFile, message, requestCount]);
  const request = useCallback(() => setRequestCount((times) => times + 1), []);
  return { ...fetched, ask: request };
}
