import type { ReactNode } from 'react';

type Announce = (words: ReactNode) => void;

let announcer: Announce | null = null;
let waiting: ReactNode = null;

/** Says what was just done to a download, wherever on the page it was asked for; as soon as something announces it. */
export const announce: Announce = (words) => {
  if (announcer) announcer(words);
  else waiting = words;
};

/** There is one place where it is said. */
export function announceBy(own: Announce): () => void {
  announcer = own;
  if (waiting !== null) own(waiting);
  waiting = null;
  return () => {
    if (announcer === own) announcer = null;
  };
}
