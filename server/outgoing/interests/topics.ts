import type { Sigla } from '#domain/brands/brand.ts';
import { type FollowableKind, readFollowSlug } from '#domain/followable.ts';
import type { FollowableTopic } from '#domain/interests.ts';
import { topicOf, topicsOf } from '#domain/topics.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { READ_NAMES } from '../db/followables.ts';
import { addTopic, followedTopics, removeTopic } from '../db/reader-topics.ts';
import { offeredTopics, topicsBySlugs } from './offered-topics.ts';

export type ReaderOfPaper = { readerId: string; brand: Sigla };

/** Whether to read only the topics that the reader follows, or all that the paper offers too. */
type TopicSelection = { now: Date; onlyFollowed: boolean };

/**
 * The paper's topics and everything else that may be followed, with the reader's alert mode for each. ACC-07, PSH-01
 */
export async function readTopics(
  orm: Orm,
  reader: ReaderOfPaper,
  { now, onlyFollowed }: TopicSelection,
): Promise<FollowableTopic[]> {
  const followed = await followedTopics(orm, reader);
  const offered = onlyFollowed ? [] : await offeredTopics(orm, reader.brand, now);
  const offeredSlugs = new Set(offered.map(({ slug }) => slug));
  const others = [...followed.keys()].filter((slug) => !offeredSlugs.has(slug));
  const catalogue = topicsOf(reader.brand).filter(({ slug }) => !onlyFollowed || followed.has(slug));
  return [
    ...catalogue,
    ...offered,
    ...(await topicsBySlugs(orm, { brand: reader.brand, slugs: others, now })),
  ].map(({ slug, name, description, group, picture }) => ({
    slug,
    name,
    description,
    group,
    picture,
    followed: followed.has(slug),
    alerts: followed.get(slug) ?? 'off',
  }));
}

/** Whether the paper has a public topic with this slug. */
export async function hasTopic(orm: Orm, { brand, now }: { brand: Sigla; now: Date }, slug: string) {
  const followable = readFollowSlug(slug);
  if (!followable) return topicOf(brand, slug) !== undefined;
  return (await READ_NAMES[followable.kind](orm, { brand, slugs: [followable.slug], now })).length > 0;
}

/** Follows or unfollows a topic. @returns false where the paper has no such topic. */
export async function followTopic(
  orm: Orm,
  reader: ReaderOfPaper,
  { slug, followed, now }: { slug: string; followed: boolean; now: Date },
): Promise<boolean> {
  const isKnown = await hasTopic(orm, { brand: reader.brand, now }, slug);
  // A followed topic can be unfollowed even if the paper no longer has it.
  if (!isKnown && (followed || !(await followedTopics(orm, reader)).has(slug))) return false;
  if (followed) await addTopic(orm, { ...reader, topic: slug, since: now });
  else await removeTopic(orm, reader, slug);
  return true;
}

/** Slugs of everything that a reader follows, by kind, for searching articles. */
export async function interestsOf(orm: Orm, { readerId, brand }: ReaderOfPaper) {
  const topics = [...(await followedTopics(orm, { readerId, brand })).keys()];
  const catalogue = topics.flatMap((slug) => topicOf(brand, slug) ?? []);
  const followables = topics.flatMap((slug) => readFollowSlug(slug) ?? []);
  const slugsOfKind = (wantedKind: FollowableKind) =>
    followables.flatMap(({ kind, slug }) => (kind === wantedKind ? [slug] : []));
  return {
    sections: [...catalogue.flatMap(({ sections }) => sections), ...slugsOfKind('section')],
    subjects: [...catalogue.flatMap(({ subjects }) => subjects), ...slugsOfKind('subject')],
    editions: slugsOfKind('edition'),
    organisations: slugsOfKind('team'),
    authors: slugsOfKind('author'),
  };
}
