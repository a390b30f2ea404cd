import type { Sigla } from '#domain/brands/brand.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { FOLLOWABLE_KINDS, type FollowableKind, followSlug, readFollowSlug } from '#domain/followable.ts';
import type { FollowableTopic, TopicGroup } from '#domain/interests.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  comingEditions,
  NAMES,
  type Named,
  recentAuthors,
  recentSections,
  recentTeams,
} from '../db/followables.ts';

/** Authors and teams without an article for this long are not offered. */
const DAYS = 30;
const MOST_AUTHORS = 60;
const MOST_TEAMS = 40;

type Branch = { group: TopicGroup; description: (named: Named) => string };

const inArticles = ({ articles = 0 }: Named) =>
  articles === 1 ? 'Un articolo nell’ultimo mese' : `${articles} articoli nell’ultimo mese`;

const BRANCHES: Record<FollowableKind, Branch> = {
  subject: { group: 'subjects', description: () => 'Ovunque se ne scriva' },
  section: { group: 'sections', description: () => 'Tutto quello che esce qui' },
  edition: { group: 'editions', description: () => 'Quello che esce soltanto qui' },
  author: {
    group: 'authors',
    description: (named) => (named.articles ? inArticles(named) : 'I suoi articoli'),
  },
  team: {
    group: 'teams',
    description: (named) => (named.articles ? inArticles(named) : 'Partite e notizie'),
  },
};

export type TreeTopic = Omit<FollowableTopic, 'followed' | 'alerts'>;

const toTopics = (kind: FollowableKind, things: readonly Named[]): TreeTopic[] => {
  const { group, description } = BRANCHES[kind];
  return things.map((thing) => ({
    slug: followSlug({ kind, slug: thing.slug }),
    name: thing.name,
    description: description(thing),
    group,
    picture: null,
  }));
};

const byName = (things: Named[]) => things.toSorted((a, b) => a.name.localeCompare(b.name, 'it'));

/** Sections, local editions, authors and teams of a paper with recent articles. PSH-01 */
export async function offeredTopics(orm: Orm, brand: Sigla, now: Date): Promise<TreeTopic[]> {
  const upTo = dayAt(now);
  const of = { brand, now, since: addDays(upTo, -DAYS), upTo };
  const [sections, editions, authors, teams] = await Promise.all([
    recentSections(orm, of),
    comingEditions(orm, of),
    recentAuthors(orm, of, MOST_AUTHORS),
    recentTeams(orm, of, MOST_TEAMS),
  ]);
  return [
    ...toTopics('section', sections),
    ...toTopics('edition', editions),
    ...toTopics('author', byName(authors)),
    ...toTopics('team', byName(teams)),
  ];
}

type Asked = { brand: Sigla; slugs: readonly string[]; now: Date };

/** Topics of these slugs; those that the paper no longer has, or not yet, are left out. */
export async function namedTopics(orm: Orm, { brand, slugs, now }: Asked): Promise<TreeTopic[]> {
  const things = slugs.flatMap((slug) => readFollowSlug(slug) ?? []);
  const asked = FOLLOWABLE_KINDS.map(async (kind) => {
    const own = things.filter((thing) => thing.kind === kind).map(({ slug }) => slug);
    return own.length > 0 ? toTopics(kind, byName(await NAMES[kind](orm, { brand, slugs: own, now }))) : [];
  });
  return (await Promise.all(asked)).flat();
}
