import { useEffect, useRef, useState } from 'react';
import { type Download, useDownloads } from '#src/state/downloads/downloads.ts';
import { useToast } from '#src/ui/toast.tsx';
import { registerAnnouncer } from './announce.ts';
import { announcementsFor } from './download-announcements.ts';

/**
 * Announces events of downloads: responses to the reader's actions as toasts, events in the background only to assistive
 * technology. OFF-03
 */
export function DownloadsAnnouncer() {
  const { toast, say } = useToast();
  useEffect(() => registerAnnouncer(say), [say]);
  const announcement = useBackgroundAnnouncement();
  return (
    <>
      {toast}
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  );
}

function useBackgroundAnnouncement(): string {
  const downloads = useDownloads();
  const former = useRef<readonly Download[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = downloads === null || downloads === 'blocked' ? null : downloads.list;
  useEffect(() => {
    const announcements = list && former.current ? announcementsFor(former.current, list) : [];
    if (list) former.current = list;
    if (announcements.length > 0) setAnnouncement(announcements.join('. '));
  }, [list]);
  return announcement;
}
