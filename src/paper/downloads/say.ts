import type { ReactNode } from 'react';

type Say = (words: ReactNode) => void;

let speaker: Say | null = null;
let unsaid: ReactNode = null;

/** Says what was just done to a download, wherever on the page it was asked for; as soon as there is a voice. */
export const say: Say = (words) => {
  if (speaker) speaker(words);
  else unsaid = words;
};

/** There is one place where it is said. */
export function speakBy(own: Say): () => void {
  speaker = own;
  if (unsaid !== null) own(unsaid);
  unsaid = null;
  return () => {
    if (speaker === own) speaker = null;
  };
}
