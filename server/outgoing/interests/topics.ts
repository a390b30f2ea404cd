import type { Sigla } from '#domain/brands/brand.ts';
import { type FollowableKind, readFollowSlug } from '#domain/followable.ts';
import type { FollowableTopic } from '#domain/interests.ts';
import { topicOf, topicsOf } from '#domain/topics.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { NAMES } from '../db/followables.ts';
import { addTopic, followedTopics, removeTopic } from '../db/reader-topics.ts';
import { namedTopics, offeredTopics } from './topic-tree.ts';

export type Whose = { readerId: string; brand: Sigla };

/** Either everything offered plus what the reader follows, or only what the reader follows. */
type Which = { now: Date; onlyFollowed: boolean };

/**
 * The paper's topics and everything else that may be followed, with the reader's alert mode for each. ACC-07, PSH-01
 */
export async function readTopics(
  orm: Orm,
  whose: Whose,
  { now, onlyFollowed }: Which,
): Promise<FollowableTopic[]> {
  const followed = await followedTopics(orm, whose);
  const offered = onlyFollowed ? [] : await offeredTopics(orm, whose.brand, now);
  const known = new Set(offered.map(({ slug }) => slug));
  const others = [...followed.keys()].filter((slug) => !known.has(slug));
  const catalogue = topicsOf(whose.brand).filter(({ slug }) => !onlyFollowed || followed.has(slug));
  return [
    ...catalogue,
    ...offered,
    ...(await namedTopics(orm, { brand: whose.brand, slugs: others, now })),
  ].map(({ slug, name, description, group, picture }) => ({
    ...{ slug, name, description, group, picture },
    followed: followed.has(slug),
    alerts: followed.get(slug) ?? 'off',
  }));
}

/** Whether the paper has a public topic with this slug. */
export async function hasTopic(orm: Orm, { brand, now }: { brand: Sigla; now: Date }, slug: string) {
  const thing = readFollowSlug(slug);
  if (!thing) return topicOf(brand, slug) !== undefined;
  return (await NAMES[thing.kind](orm, { brand, slugs: [thing.slug], now })).length > 0;
}

/** Follows or unfollows a topic. @returns false where the paper has no such topic. */
export async function followTopic(
  orm: Orm,
  whose: Whose,
  { slug, followed, now }: { slug: string; followed: boolean; now: Date },
): Promise<boolean> {
  const isKnown = await hasTopic(orm, { brand: whose.brand, now }, slug);
  // A followed topic can be unfollowed even if the paper no longer has it.
  if (!isKnown && (followed || !(await followedTopics(orm, whose)).has(slug))) return false;
  if (followed) await addTopic(orm, { ...whose, topic: slug, since: now });
  else await removeTopic(orm, whose, slug);
  return true;
}

/** Slugs of everything that a reader follows, by kind, for searching articles. */
export async function interestsOf(orm: Orm, { readerId, brand }: Whose) {
  const topics = [...(await followedTopics(orm, { readerId, brand })).keys()];
  const catalogue = topics.flatMap((slug) => topicOf(brand, slug) ?? []);
  const things = topics.flatMap((slug) => readFollowSlug(slug) ?? []);
  const of = (wanted: FollowableKind) => things.flatMap(({ kind, slug }) => (kind === wanted ? [slug] : []));
  return {
    sections: [...catalogue.flatMap(({ sections }) => sections), ...of('section')],
    subjects: [...catalogue.flatMap(({ subjects }) => subjects), ...of('subject')],
    editions: of('edition'),
    organisations: of('team'),
    authors: of('author'),
  };
}
