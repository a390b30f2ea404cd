import { changeDownloads, currentDownloads } from './downloads.ts';

/** The browser may stop a worker in the middle of a long download: an open page wakes it again. */
const WAKE_MS = 20_000;

/** Classes of screens for which pictures are packed: phones, and everything wider. */
const PHONE = { upTo: 640, pictures: 640 };
const WIDER = { pictures: 1140 };

/** A phone in landscape is still a phone. */
const pictureWidth = () =>
  Math.min(screen.width, screen.height) <= PHONE.upTo ? PHONE.pictures : WIDER.pictures;

/**
 * Has the worker check the downloaded issues when the app starts, when it becomes visible again and when the network is
 * back, and keeps it awake during downloads. Call it once. OFF-03
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
