import type { Sigla } from '#domain/brands/brand.ts';
import { type FollowableKind, readFollowSlug } from '#domain/followable.ts';
import type { FollowableTopic } from '#domain/interests.ts';
import { topicOf, topicsOf } from '#domain/topics.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { NAMES } from '../db/followables.ts';
import { addTopic, followedTopics, removeTopic } from '../db/reader-topics.ts';
import { namedTopics, offeredTopics } from './topic-tree.ts';

export type Whose = { readerId: string; brand: Sigla };

/** All of it that is offered, the rest that this reader follows; or what they follow alone. */
type Which = { now: Date; onlyFollowed: boolean };

/** The paper's topics and whatever else of it may be followed, and how this reader wants to hear of each. ACC-07, PSH-01 */
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

/** Whether the paper has told by now of what is followed by this slug. */
export async function hasTopic(orm: Orm, { brand, now }: { brand: Sigla; now: Date }, slug: string) {
  const thing = readFollowSlug(slug);
  if (!thing) return topicOf(brand, slug) !== undefined;
  return (await NAMES[thing.kind](orm, { brand, slugs: [thing.slug], now })).length > 0;
}

/** Follows a topic or lets it go. @returns false where the paper has none of that name. */
export async function followTopic(
  orm: Orm,
  whose: Whose,
  { slug, followed, now }: { slug: string; followed: boolean; now: Date },
): Promise<boolean> {
  const isKnown = await hasTopic(orm, { brand: whose.brand, now }, slug);
  // What is followed can be let go though the paper has it no more.
  if (!isKnown && (followed || !(await followedTopics(orm, whose)).has(slug))) return false;
  if (followed) await addTopic(orm, { ...whose, topic: slug, since: now });
  else await removeTopic(orm, whose, slug);
  return true;
}

/** What is to be looked for on behalf of a reader, by their slugs: all that they follow. */
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
