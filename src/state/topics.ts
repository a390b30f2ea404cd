import { useAtomValue } from 'jotai';
import { listTopics } from '#api/account/list-topics.ts';
import { setTopic } from '#api/account/set-topic.ts';
import type { FollowableTopic } from '#domain/interests.ts';
import { switchedRows } from './switched-rows.ts';

const topics = switchedRows<FollowableTopic>({
  ask: listTopics,
  tell: setTopic,
  isOn: ({ followed }) => followed,
  turned: (topic, followed) => ({ ...topic, followed }),
});

/** The paper's topics and which of them the reader follows; none until they were asked for. BRW-02 */
export const topicsAtom = topics.atom;

export const useTopics = () => useAtomValue(topicsAtom);

export const loadTopics = topics.load;

/** Follows a topic or lets it go. ACC-07 */
export const followTopic = topics.turn;
