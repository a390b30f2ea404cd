import type { Sigla } from '#domain/brands/brand.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { FOLLOWABLE_KINDS, type FollowableKind, followSlug, readFollowSlug } from '#domain/followable.ts';
import type { FollowableTopic, TopicGroup } from '#domain/interests.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  currentEditions,
  type NamedFollowable,
  READ_NAMES,
  recentAuthors,
  recentSections,
  recentTeams,
} from '../db/followables.ts';

/** Sections, authors and teams without an article in the issues of the last days are not offered. */
const RECENT_DAYS = 30;
const MAX_AUTHORS = 60;
const MAX_TEAMS = 40;

type KindDisplay = { group: TopicGroup; description: (followable: NamedFollowable) => string };

const articleCountText = ({ articles = 0 }: NamedFollowable) =>
  articles === 1 ? 'Un articolo nell’ultimo mese' : `${articles} articoli nell’ultimo mese`;

const KIND_DISPLAY: Record<FollowableKind, KindDisplay> = {
  subject: { group: 'subjects', description: () => 'Ovunque se ne scriva' },
  section: { group: 'sections', description: () => 'Tutto quello che esce qui' },
  edition: { group: 'editions', description: () => 'Quello che esce soltanto qui' },
  author: {
    group: 'authors',
    description: (followable) => (followable.articles ? articleCountText(followable) : 'I suoi articoli'),
  },
  team: {
    group: 'teams',
    description: (followable) => (followable.articles ? articleCountText(followable) : 'Partite e notizie'),
  },
};

export type TopicEntry = Omit<FollowableTopic, 'followed' | 'alerts'>;

const toTopics = (kind: FollowableKind, followables: readonly NamedFollowable[]): TopicEntry[] => {
  const { group, description } = KIND_DISPLAY[kind];
  return followables.map((followable) => ({
    slug: followSlug({ kind, slug: followable.slug }),
    name: followable.name,
    description: description(followable),
    group,
    picture: null,
  }));
};

const sortedByName = (followables: NamedFollowable[]) =>
  followables.toSorted((a, b) => a.name.localeCompare(b.name, 'it'));

/**
 * The topics offered to readers: sections, authors and teams with recent articles, and the paper's current
 * editions if there are several. PSH-01
 */
export async function offeredTopics(orm: Orm, brand: Sigla, now: Date): Promise<TopicEntry[]> {
  const upTo = dayAt(now);
  const period = { brand, now, since: addDays(upTo, -RECENT_DAYS), upTo };
  const [sections, editions, authors, teams] = await Promise.all([
    recentSections(orm, period),
    currentEditions(orm, period),
    recentAuthors(orm, period, MAX_AUTHORS),
    recentTeams(orm, period, MAX_TEAMS),
  ]);
  return [
    ...toTopics('section', sections),
    ...toTopics('edition', editions),
    ...toTopics('author', sortedByName(authors)),
    ...toTopics('team', sortedByName(teams)),
  ];
}

type TopicQuery = { brand: Sigla; slugs: readonly string[]; now: Date };

/**
 * Topics with these slugs. Slugs that the paper does not know are left out, and so are subjects, teams and
 * authors without a public article.
 */
export async function topicsBySlugs(orm: Orm, { brand, slugs, now }: TopicQuery): Promise<TopicEntry[]> {
  const followables = slugs.flatMap((slug) => readFollowSlug(slug) ?? []);
  const topicsByKind = FOLLOWABLE_KINDS.map(async (kind) => {
    const slugsOfKind = followables.filter((followable) => followable.kind === kind).map(({ slug }) => slug);
    return slugsOfKind.length > 0
      ? toTopics(kind, sortedByName(await READ_NAMES[kind](orm, { brand, slugs: slugsOfKind, now })))
      : [];
  });
  return (await Promise.all(topicsByKind)).flat();
}
