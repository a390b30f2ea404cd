import './missing-pictures.css';
import { connectionStrings as strings } from '#src/strings/connection.ts';

const isMissing = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

function mark(image: HTMLImageElement): void {
  image.dataset.missing = '';
  const frame = image.closest<HTMLElement>('.pic');
  if (frame) frame.dataset.missing = strings.pictureMissing;
}

function unmark(image: HTMLImageElement): void {
  delete image.dataset.missing;
  delete image.closest<HTMLElement>('.pic')?.dataset.missing;
}

const onImage = (handle: (image: HTMLImageElement) => void) => (event: Event) => {
  if (event.target instanceof HTMLImageElement) handle(event.target);
};

/**
 * Marks pictures that could not be loaded: their place stays empty, with a text where there is room, until they are
 * loaded. OFF-02
 */
export function markMissingPictures(): void {
  // The events of pictures do not bubble, so they are listened to in the capture phase.
  document.addEventListener('error', onImage(mark), true);
  document.addEventListener('load', onImage(unmark), true);
  for (const image of document.images) {
    if (isMissing(image)) mark(image);
  }
}

/** Retries the missing picture at this path, or all of them. */
export function retryMissingPictures(path?: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
    // Setting `src`, even to the same value, makes the browser select and load the picture again.
    if (!path || new URL(image.currentSrc, location.href).pathname === path) {
      image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  }
}
