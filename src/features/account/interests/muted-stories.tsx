import { type ReactNode, useCallback } from 'react';
import { listMutedStories } from '#api/account/interests.ts';
import type { Api } from '#api/clients.ts';
import { dayAt, longDate } from '#domain/dates.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { storyStrings } from '#src/components/push/strings.ts';
import { Button } from '#src/ui/button.tsx';
import { ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';
import { useStoryActions } from './use-story-actions.tsx';

type Props = {
  api: () => Promise<Api>;
  online: boolean;
  say: (message: ReactNode) => void;
  /** Called when the row is gone, to move the focus. */
  onGone: () => void;
};

/** Muted stories, with a button to unmute each; nothing where there are none. PSH-01 */
export function MutedStories({ api, online, say, onGone }: Props) {
  const { loadable, changeData } = useLoaded(useCallback(async () => listMutedStories(await api()), [api]));
  const { unmute } = useStoryActions({ api, changeData, say, onGone });
  if (loadable.state !== 'known' || loadable.data.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{strings.mutedStories}</legend>
      <ul>
        {loadable.data.map((story) => (
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
              onClick={() => void unmute(story)}
            >
              {storyStrings.hearAgain}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
