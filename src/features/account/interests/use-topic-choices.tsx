import type { Api } from '#api/clients.ts';
import type { FollowableTopic } from '#domain/interests.ts';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { chooseTopic, type TopicChoice } from '#src/state/interests/topics.ts';
import { messages } from '#src/strings/messages.ts';
import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { strings } from './strings.ts';

/**
 * `choose` changes whether a topic is followed and sends alerts, and reports the result, with a button to
 * undo the change. ACC-07, PSH-01
 */
export function useTopicChoices(api: () => Promise<Api>, onUndone: () => void) {
  const { toast, say } = useToast();
  async function choose(topic: FollowableTopic, choice: TopicChoice, undoable = true) {
    const words = messageFor(topic, choice);
    try {
      await chooseTopic(api, topic.slug, choice);
      say(undoable ? messageWithUndo(words, topic, choice) : words);
    } catch (error) {
      say(switchFailure(error));
    }
  }
  const messageWithUndo = (words: string, topic: FollowableTopic, choice: TopicChoice) => (
    <>
      {words}
      <ToastButton
        onClick={() => {
          onUndone();
          void choose({ ...topic, ...choice }, { followed: topic.followed, alerts: topic.alerts }, false);
        }}
      >
        {strings.undo}
      </ToastButton>
    </>
  );
  return {
    toast,
    say,
    choose: (topic: FollowableTopic, choice: TopicChoice) => void choose(topic, choice),
  };
}

function messageFor({ name, followed, alerts }: FollowableTopic, choice: TopicChoice): string {
  if (choice.alerts !== alerts && choice.followed) {
    if (choice.alerts === 'off') return messages.push_off(name);
    return alerts === 'off' ? messages.push_on(name) : strings.modeChanged[choice.alerts](name);
  }
  if (choice.followed === followed) return messages.generic_success;
  return choice.followed ? messages.topic_subscribed : messages.topic_unsubscribed;
}
