import type { ReactNode } from 'react';

type Announce = (words: ReactNode) => void;

let announcer: Announce | null = null;
let waiting: ReactNode = null;

/** Announces what was just done to a download, from anywhere on the page; waits until an announcer is mounted. */
export const announce: Announce = (words) => {
  if (announcer) announcer(words);
  else waiting = words;
};

/** Registers the announcer, of which there is one at a time. @returns a function that unregisters it */
export function announceBy(own: Announce): () => void {
  announcer = own;
  if (waiting !== null) own(waiting);
  waiting = null;
  return () => {
    if (announcer === own) announcer = null;
  };
}
