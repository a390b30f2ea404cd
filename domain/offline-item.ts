import type { Day } from './newsstand.ts';

/** Something that can be read on this device without a network. `title` and `detail` are names, not sentences. OFF-01 */
export type OfflineItem = {
  kind: 'article' | 'issue' | 'section';
  /** Path on the newsstand. */
  address: string;
  title: string;
  /** Of an article its section, of a section its edition; an issue, whose title is its edition, has none. */
  detail: string | null;
  day: Day | null;
};
