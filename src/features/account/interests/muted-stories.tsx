import { type ReactNode, useCallback } from 'react';
import { listMutedStories, type MutedStory } from '#api/account/interests.ts';
import { muteStory } from '#api/account/mute-story.ts';
import type { Api } from '#api/clients.ts';
import { dayAt, longDate } from '#domain/dates.ts';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { storyStrings } from '#src/components/push/strings.ts';
import { Button } from '#src/ui/button.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';

type Props = {
  api: () => Promise<Api>;
  online: boolean;
  say: (message: ReactNode) => void;
  /** Called when the row is gone, to move the focus. */
  onGone: () => void;
};

/** Muted stories, with a button to unmute each; nothing where there are none. PSH-01 */
export function MutedStories({ api, online, say, onGone }: Props) {
  const { loadable, setData } = useLoaded(useCallback(async () => listMutedStories(await api()), [api]));
  if (loadable.state !== 'known' || loadable.data.length === 0) return null;
  const stories = loadable.data;
  async function changeMuted(story: MutedStory, muted: boolean, storiesAfter: readonly MutedStory[]) {
    try {
      await muteStory(await api(), story.story, muted);
    } catch (error) {
      return say(switchFailure(error));
    }
    onGone();
    setData([...storiesAfter]);
    say(muted ? storyStrings.muted : messageWithUndo(story));
  }
  const messageWithUndo = (story: MutedStory) => (
    <>
      {storyStrings.heardAgain}
      <ToastButton onClick={() => void changeMuted(story, true, stories)}>{strings.undo}</ToastButton>
    </>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{strings.mutedStories}</legend>
      <ul>
        {stories.map((story) => (
          <li key={story.story} className={`spread ${styles.story}`}>
            <p className="stack2">
              <b>{story.title ?? strings.oldStory}</b>
              <span className="meta">{strings.mutedSince(longDate(dayAt(new Date(story.since))))}</span>
            </p>
            <Button
              look="quiet"
              size="small"
              disabled={!online}
              aria-label={storyStrings.hearAgainOf(story.title ?? strings.oldStory)}
              onClick={() =>
                void changeMuted(
                  story,
                  false,
                  stories.filter((other) => other !== story),
                )
              }
            >
              {storyStrings.hearAgain}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
