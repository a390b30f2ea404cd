import { useAtomValue } from 'jotai';
import { listTopics, setTopic } from '#api/account/interests.ts';
import { setTopicAlerts } from '#api/account/set-topic-alerts.ts';
import type { FollowableTopic } from '#domain/interests.ts';
import { noteFollow } from './follows.ts';
import { optimisticChoices } from './optimistic-choices.ts';

/** What a reader chooses of a topic. Of one that is let go nothing is heard. */
export type TopicChoice = Pick<FollowableTopic, 'followed' | 'alerts'>;

const topics = optimisticChoices<FollowableTopic, TopicChoice>({
  ask: listTopics,
  async tell(api, slug, { followed, alerts }) {
    await setTopic(api, slug, followed);
    noteFollow(slug, followed ? alerts : null);
    if (followed) await setTopicAlerts(api, slug, alerts);
  },
  choiceOf: ({ followed, alerts }) => ({ followed, alerts }),
  chosen: (topic, choice) => ({ ...topic, ...choice }),
});

/** The paper's topics and which of them the reader follows; none until they were asked for. BRW-02 */
export const topicsAtom = topics.atom;

export const useTopics = () => useAtomValue(topicsAtom);

export const loadTopics = topics.load;

/** Whether a topic is followed, and how its reader hears of it. ACC-07, PSH-01 */
export const chooseTopic = topics.choose;
