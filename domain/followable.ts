/** What a paper has that may be followed beside the topics of its catalogue, and how the slug begins by which it is. PSH-01 */
const PREFIXES = {
  subject: 'tema',
  section: 'sezione',
  edition: 'edizione',
  author: 'firma',
  team: 'squadra',
} as const;

export type FollowableKind = keyof typeof PREFIXES;
export const FOLLOWABLE_KINDS = Object.keys(PREFIXES) as FollowableKind[];

/** A thing of a paper by its own slug. */
export type Followable = { kind: FollowableKind; slug: string };

/** The slug by which it is followed, among the topics. */
export const followSlug = ({ kind, slug }: Followable): string => `${PREFIXES[kind]}-${slug}`;

/** What a topic's slug stands for; null of one that the catalogue has. */
export function readFollowSlug(topic: string): Followable | null {
  const kind = FOLLOWABLE_KINDS.find((one) => topic.startsWith(`${PREFIXES[one]}-`));
  return kind ? { kind, slug: topic.slice(PREFIXES[kind].length + 1) } : null;
}

/** The section whose articles about organisations are about teams. */
export const TEAMS_SECTION = 'sport';
