import { type FollowableTopic, TOPIC_GROUPS, type TopicGroup } from '#domain/interests.ts';
import { fold } from '#domain/text.ts';

/** Topics whose name or description has every word that is typed, whatever its case and accents. */
export function findTopics(topics: readonly FollowableTopic[], text: string): readonly FollowableTopic[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return topics.filter(({ name, description }) => {
    const said = fold(`${name} ${description}`);
    return words.every((word) => said.includes(word));
  });
}

/** Those of the catalogue stand open; of the others there may be very many. */
export const isBranch = (group: TopicGroup): boolean =>
  group === 'sections' || group === 'editions' || group === 'authors' || group === 'teams';

/** Topics under their headings; a heading without any is left out. */
export const groupTopics = (
  topics: readonly FollowableTopic[],
): { group: TopicGroup; topics: FollowableTopic[] }[] =>
  TOPIC_GROUPS.map((group) => ({ group, topics: topics.filter((topic) => topic.group === group) })).filter(
    ({ topics: own }) => own.length > 0,
  );
