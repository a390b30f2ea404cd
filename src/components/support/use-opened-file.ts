import { useCallback, useEffect, useState } from 'react';
import { logError } from '#src/state/log.ts';

/** Fetches the file of a message for somebody who may see it. */
export type OpenFile = (message: string) => Promise<Blob>;

type Opened = { state: 'closed' | 'asking' | 'failed'; url: null } | { state: 'open'; url: string };

const CLOSED: Opened = { state: 'closed', url: null };

/**
 * Shows a file under an object URL, which only this page can open and which is revoked when the component unmounts: a
 * file requires the conversation's secret or an operator's session, which no address can carry. HLP-10
 */
export function useOpenedFile(open: OpenFile, message: string, atOnce: boolean) {
  const [wanted, setWanted] = useState(atOnce ? 1 : 0);
  const [opened, setOpened] = useState<Opened>(CLOSED);
  useEffect(() => {
    if (wanted === 0) return;
    let url: string | null = null;
    let over = false;
    setOpened({ state: 'asking', url: null });
    open(message).then(
      (file) => {
        if (over) return;
        url = URL.createObjectURL(file);
        setOpened({ state: 'open', url });
      },
      (error) => {
        logError('support-chat', error);
        if (!over) setOpened({ state: 'failed', url: null });
      },
    );
    return () => {
      over = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [open, message, wanted]);
  const ask = useCallback(() => setWanted((times) => times + 1), []);
  return { ...opened, ask };
}
