import type { Sigla } from '#domain/brands/brand.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { type CatalogueTopic, topicOf, topicsOf } from '#domain/topics.ts';
import type { Orm } from '../db/connect.ts';
import { addTopic, followedTopics, removeTopic } from '../db/reader-topics.ts';

export type Whose = { readerId: string; brand: Sigla };

/** A topic of the paper, whether this reader follows it, and how they want to hear of it. */
export type ReadersTopic = { topic: CatalogueTopic; followed: boolean; alerts: AlertMode };

/** ACC-07 */
export async function readTopics(orm: Orm, whose: Whose): Promise<ReadersTopic[]> {
  const followed = await followedTopics(orm, whose);
  return topicsOf(whose.brand).map((topic) => ({
    topic,
    followed: followed.has(topic.slug),
    alerts: followed.get(topic.slug) ?? 'off',
  }));
}

/** Follows a topic or lets it go. @returns false where the paper has none of that name. */
export async function followTopic(
  orm: Orm,
  whose: Whose,
  { slug, followed, now }: { slug: string; followed: boolean; now: Date },
): Promise<boolean> {
  if (!topicOf(whose.brand, slug)) return false;
  if (followed) await addTopic(orm, { ...whose, topic: slug, since: now });
  else await removeTopic(orm, whose, slug);
  return true;
}

/** What is to be looked for on behalf of a reader: sections and subjects of all the topics that are followed. */
export async function interestsOf(orm: Orm, whose: Whose) {
  const topics = (await readTopics(orm, whose)).filter(({ followed }) => followed).map(({ topic }) => topic);
  return {
    sections: topics.flatMap(({ sections }) => sections),
    subjects: topics.flatMap(({ subjects }) => subjects),
  };
}
