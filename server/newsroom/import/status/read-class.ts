import { Rejected } from '../rejected.ts';

const TEXTS = new Set(['text', 'preformatted']);

/** Other classes of items in the standards, as the reason of a rejection names them. */
const OTHER_CLASSES: Record<string, string> = {
  picture: 'a picture',
  photo: 'a picture',
  image: 'a picture',
  graphic: 'a graphic',
  animated: 'an animation',
  audio: 'an audio',
  video: 'a video',
  composite: 'a package',
  package: 'a package',
  component: 'a component',
  event: 'an event',
  planning: 'a planning item',
  newscoverage: 'a planning item',
  concept: 'a concept',
  webpage: 'a page of the web',
  dataset: 'a set of data',
};

/** @throws Rejected for a class that is not text, naming it; an unknown class is never taken for a text */
export function checkIsText(kind: string, place: string): void {
  if (TEXTS.has(kind)) return;
  const name = OTHER_CLASSES[kind];
  throw new Rejected(place, name ? `${name}, not a text` : `${kind.slice(0, 60)} is no class that is known`);
}

/** Whether an item is a package; one with its own text is read as a text. */
export const isPackage = (kind: string): boolean => kind === 'composite' || kind === 'package';

/** Profiles of items that are not texts, or not for readers. Any other name is allowed. */
const CLOSED_PROFILE =
  /^(?:picture|photo|image|graphic|audio|video|event|planning|package|composite|advisory|internal)$/i;

export function checkProfile(profile: string | undefined, place: string): void {
  if (profile && CLOSED_PROFILE.test(profile.trim()))
    throw new Rejected(place, `${profile.trim().toLowerCase()}, not a text for readers`);
}
