import { useAtomValue } from 'jotai';
import { listTopics, setTopic } from '#api/account/interests.ts';
import { setTopicAlerts } from '#api/account/set-topic-alerts.ts';
import type { FollowableTopic } from '#domain/interests.ts';
import { recordFollow } from './follows.ts';
import { optimisticChoices } from './optimistic-choices.ts';

/** A reader's choice for a topic. A topic that is not followed sends no alerts. */
export type TopicChoice = Pick<FollowableTopic, 'followed' | 'alerts'>;

const topics = optimisticChoices<FollowableTopic, TopicChoice>({
  load: listTopics,
  async send(api, slug, { followed, alerts }) {
    await setTopic(api, slug, followed);
    recordFollow(slug, followed ? alerts : null);
    if (followed) await setTopicAlerts(api, slug, alerts);
  },
  choiceOf: ({ followed, alerts }) => ({ followed, alerts }),
  withChoice: (topic, choice) => ({ ...topic, ...choice }),
});

/** The paper's topics, with those that the reader follows; empty until they are loaded. BRW-02 */
export const topicsAtom = topics.atom;

export const useTopics = () => useAtomValue(topicsAtom);

export const loadTopics = topics.load;

/** Sets whether a topic is followed, and how its reader is alerted. ACC-07, PSH-01 */
export const chooseTopic = topics.choose;
