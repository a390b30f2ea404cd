/**
 * Kinds of things that can be followed beside the topics of a paper's catalogue, with the prefixes of their slugs.
 * PSH-01
 */
const PREFIXES = {
  subject: 'tema',
  section: 'sezione',
  edition: 'edizione',
  author: 'firma',
  team: 'squadra',
} as const;

export type FollowableKind = keyof typeof PREFIXES;
export const FOLLOWABLE_KINDS = Object.keys(PREFIXES) as FollowableKind[];

/** Something followable of a paper, by its own slug. */
export type Followable = { kind: FollowableKind; slug: string };

/** Slug under which a reader follows it, among those of the topics. */
export const followSlug = ({ kind, slug }: Followable): string => `${PREFIXES[kind]}-${slug}`;

/** What a topic's slug stands for; null for one of the catalogue. */
export function readFollowSlug(topic: string): Followable | null {
  const kind = FOLLOWABLE_KINDS.find((candidate) => topic.startsWith(`${PREFIXES[candidate]}-`));
  return kind ? { kind, slug: topic.slice(PREFIXES[kind].length + 1) } : null;
}

/** Section in whose articles organisations are teams. */
export const TEAMS_SECTION = 'sport';
