import type { AlertMode } from './push/alert-rules.ts';

/** Headings under which topics are listed: those of the catalogue, then everything else that is followed. */
export const TOPIC_GROUPS = [
  'local',
  'news',
  'life',
  'culture',
  'sport',
  'subjects',
  'sections',
  'editions',
  'authors',
  'teams',
] as const;
export type TopicGroup = (typeof TOPIC_GROUPS)[number];

/** A topic as its reader sees it. BRW-02, ACC-07 */
export type FollowableTopic = {
  slug: string;
  name: string;
  description: string;
  group: TopicGroup;
  /** Name of its drawing; null if it has none. */
  picture: string | null;
  followed: boolean;
  /** How its reader wants to get alerts about it. PSH-01 */
  alerts: AlertMode;
};

/** A newsletter as its reader sees it. ACC-07 */
export type OfferedNewsletter = {
  slug: string;
  name: string;
  /** What its reader receives. */
  description: string;
  /** Weekdays on which it leaves, 0 for Sunday, and the time in Rome, `HH:MM`. */
  days: readonly number[];
  at: string;
  /** True if it is made from the topics that its reader follows. */
  personal: boolean;
  /** True if it is only for readers with a subscription that opens the paper. */
  subscribersOnly: boolean;
  /** Whether this reader may subscribe to it. */
  canSubscribe: boolean;
  subscribed: boolean;
};

/** An article listed in a newsletter. */
export type SampleArticle = {
  id: number;
  slug: string;
  kicker: string | null;
  title: string;
  section: string;
};
