import type { ReactNode } from 'react';

type Announce = (message: ReactNode) => void;

let announcer: Announce | null = null;
let pending: ReactNode = null;

/** Announces what was just done to a download, from anywhere on the page; waits until an announcer is mounted. */
export const announce: Announce = (message) => {
  if (announcer) announcer(message);
  else pending = message;
};

/** Registers the announcer, of which there is one at a time. @returns a function that unregisters it */
export function registerAnnouncer(newAnnouncer: Announce): () => void {
  announcer = newAnnouncer;
  if (pending !== null) newAnnouncer(pending);
  pending = null;
  return () => {
    if (announcer === newAnnouncer) announcer = null;
  };
}
