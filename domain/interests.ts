import type { AlertMode } from './push/alert-rules.ts';

/** Under which heading a topic stands: those of the catalogue, then whatever else of the paper is followed. */
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
  /** Name of its drawing; null where it has none. */
  picture: string | null;
  followed: boolean;
  /** How its reader wants to hear of it. PSH-01 */
  alerts: AlertMode;
};

/** A newsletter as its reader sees it. ACC-07 */
export type OfferedNewsletter = {
  slug: string;
  name: string;
  /** What its reader gets. */
  description: string;
  /** Weekdays it leaves on, 0 for Sunday, and when in Rome, `HH:MM`. */
  days: readonly number[];
  at: string;
  /** Made from the topics that its reader follows. */
  personal: boolean;
  /** Only for who has a subscription that opens the paper. */
  subscribers: boolean;
  /** This reader may subscribe to it. */
  open: boolean;
  subscribed: boolean;
};

/** An article as a newsletter names it. */
export type SampleArticle = {
  id: number;
  slug: string;
  kicker: string | null;
  title: string;
  section: string;
};
