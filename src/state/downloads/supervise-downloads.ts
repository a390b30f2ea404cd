import { changeDownloads, currentDownloads } from './downloads.ts';

/** A worker may be ended in the middle of a long download: while a page is open, it is woken again. */
const WAKE_MS = 20_000;

/** The classes of screens that pictures are packed for: phones, and everything wider. */
const PHONE = { upTo: 640, pictures: 640 };
const WIDER = { pictures: 1140 };

/** A phone that lies on its side is still one. */
const pictureWidth = () =>
  Math.min(screen.width, screen.height) <= PHONE.upTo ? PHONE.pictures : WIDER.pictures;

/**
 * Has the worker look after the downloaded issues at the start of the app, when it comes back into view and when the
 * network is back, and keeps it awake while something is under way. To be called once. OFF-03
 */
export function superviseDownloads(): void {
  if (!('serviceWorker' in navigator)) return;
  void changeDownloads((repository) => repository.fitPictures(pictureWidth()));
  const run = () => void changeDownloads((repository) => repository.run());
  run();
  addEventListener('online', run);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) run();
  });
  setInterval(() => {
    if (currentDownloads().some(({ state }) => state === 'running' || state === 'queued')) run();
  }, WAKE_MS);
}
