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

const onImage = (work: (image: HTMLImageElement) => void) => (event: Event) => {
  if (event.target instanceof HTMLImageElement) work(event.target);
};

/** A picture that could not be had leaves its place calm, with a word where there is room, until it is there. OFF-02 */
export function markMissingPictures(): void {
  // The window never hears that a picture has loaded.
  document.addEventListener('error', onImage(mark), true);
  document.addEventListener('load', onImage(unmark), true);
  for (const image of document.images) {
    if (isMissing(image)) mark(image);
  }
}

/** Asks once more for the missing picture at this path, or for all of them. */
export function askForMissingPictures(path?: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
    // Set again, even to what it is, it is chosen and loaded anew.
    if (!path || new URL(image.currentSrc, location.href).pathname === path) {
      image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  }
}
