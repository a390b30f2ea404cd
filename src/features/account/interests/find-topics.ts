import { type FollowableTopic, TOPIC_GROUPS, type TopicGroup } from '#domain/interests.ts';
import { fold } from '#domain/text.ts';

/** Topics whose name or description contains every typed word, ignoring case and accents. */
export function findTopics(topics: readonly FollowableTopic[], text: string): readonly FollowableTopic[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return topics.filter(({ name, description }) => {
    const said = fold(`${name} ${description}`);
    return words.every((word) => said.includes(word));
  });
}

/** Whether a group is collapsible: groups of the catalogue are always open, the others may have very many topics. */
export const isBranch = (group: TopicGroup): boolean =>
  group === 'sections' || group === 'editions' || group === 'authors' || group === 'teams';

/** Topics grouped under their headings; empty groups are left out. */
export const groupTopics = (
  topics: readonly FollowableTopic[],
): { group: TopicGroup; topics: FollowableTopic[] }[] =>
  TOPIC_GROUPS.map((group) => ({ group, topics: topics.filter((topic) => topic.group === group) })).filter(
    ({ topics: own }) => own.length > 0,
  );
