import type { ReactNode } from 'react';
import type { MutedStory } from '#api/account/interests.ts';
import { muteStory } from '#api/account/mute-story.ts';
import type { Api } from '#api/clients.ts';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { storyStrings } from '#src/components/push/strings.ts';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { ruleStrings as strings } from './rule-strings.ts';

type Options = {
  api: () => Promise<Api>;
  /** Changes the list as it is then: another story may be unmuted at the same time. */
  changeData: (change: (stories: MutedStory[]) => MutedStory[]) => void;
  say: (message: ReactNode) => void;
  /** Called when the row or the undo button is gone, to move the focus. */
  onGone: () => void;
};

const without = (stories: readonly MutedStory[], { story }: MutedStory) =>
  stories.filter((other) => other.story !== story);

/** The list with a story at its old place: the latest first, as the server lists them. */
const withStory = (stories: readonly MutedStory[], story: MutedStory) =>
  [...without(stories, story), story].sort((a, b) => Date.parse(b.since) - Date.parse(a.since));

/** Unmutes stories of the list, each with an undo. PSH-01 */
export function useStoryActions({ api, changeData, say, onGone }: Options) {
  async function changeMuted(story: MutedStory, muted: boolean) {
    try {
      await muteStory(await api(), story.story, muted);
    } catch (error) {
      return say(switchFailure(error));
    }
    onGone();
    changeData((stories) => (muted ? withStory(stories, story) : without(stories, story)));
    say(muted ? storyStrings.muted : messageWithUndo(story));
  }
  const messageWithUndo = (story: MutedStory) => (
    <>
      {storyStrings.heardAgain}
      <ToastButton onClick={() => void changeMuted(story, true)}>{strings.undo}</ToastButton>
    </>
  );
  return { unmute: (story: MutedStory) => changeMuted(story, false) };
}
