import type { Day } from './newsstand.ts';

/** Something that can be read offline on this device. `title` and `detail` are names, not sentences. OFF-01 */
export type OfflineItem = {
  kind: 'article' | 'issue' | 'section';
  /** Path on the newsstand. */
  address: string;
  title: string;
  /** The section of an article, or the edition of a section. An issue has its edition as title and no detail. */
  detail: string | null;
  day: Day | null;
};
