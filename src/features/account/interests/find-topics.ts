import { type FollowableTopic, TOPIC_GROUPS, type TopicGroup } from '#domain/interests.ts';
import { fold } from '#domain/text.ts';

/** Topics whose name or description contains every typed word, ignoring case and accents. */
export function findTopics(topics: readonly FollowableTopic[], text: string): readonly FollowableTopic[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return topics.filter(({ name, description }) => {
    const topicText = fold(`${name} ${description}`);
    return words.every((word) => topicText.includes(word));
  });
}

/** Whether a group can be collapsed, because it may have very many topics. */
export const isCollapsible = (group: TopicGroup): boolean =>
  group === 'sections' || group === 'editions' || group === 'authors' || group === 'teams';

/** Topics grouped under their headings; empty groups are left out. */
export const groupTopics = (
  topics: readonly FollowableTopic[],
): { group: TopicGroup; topics: FollowableTopic[] }[] =>
  TOPIC_GROUPS.map((group) => ({ group, topics: topics.filter((topic) => topic.group === group) })).filter(
    ({ topics: topicsOfGroup }) => topicsOfGroup.length > 0,
  );
