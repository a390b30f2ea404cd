import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { storyOf } from '#domain/push/story.ts';
import { storyStrings } from '#src/components/push/strings.ts';
import { markAlertOpened, muteSavedStory, type SavedAlert } from '#src/state/push/saved-alerts.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './alerts-here.module.css';
import { strings } from './strings.ts';

type Props = { alert: SavedAlert; today: Day; say: (message: string) => void };

/** A received alert: its text, time and link, and a button to mute its story. PSH-01 */
export function AlertRow({ alert, today, say }: Props) {
  const { kind, title, body, path, receivedAt, read } = alert;
  const instant = new Date(receivedAt).toISOString();
  return (
    <li className={styles.row} data-unread={read ? undefined : true}>
      <p className="meta">
        {!read && <span className={styles.mark}>{strings.isUnread}</span>} {strings.kinds[kind]} ·{' '}
        <time dateTime={instant}>{dateAndTime(instant, today)}</time>
      </p>
      <h3 className="t-s2">
        <AppLink href={path} onClick={() => void markAlertOpened(alert)}>
          {title}
        </AppLink>
      </h3>
      {body && <p>{body}</p>}
      <MuteStory alert={alert} say={say} />
    </li>
  );
}

function MuteStory({ alert, say }: Omit<Props, 'today'>) {
  const { kind, title, muted = false } = alert;
  const story = kind === 'news' || kind === 'exceptional' ? storyOf(alert) : null;
  if (story === null) return null;
  async function toggleMute() {
    if (story === null || !(await muteSavedStory(story, !muted))) return say(strings.notMuted);
    say(muted ? storyStrings.heardAgain : storyStrings.muted);
  }
  return (
    <p className={`cluster ${styles.story}`}>
      {muted && <span className="meta">{strings.storyMuted}</span>}
      <Button
        look="quiet"
        size="small"
        aria-label={muted ? storyStrings.hearAgainOf(title) : strings.muteStoryOf(title)}
        onClick={() => void toggleMute()}
      >
        {muted ? storyStrings.hearAgain : strings.muteStory}
      </Button>
    </p>
  );
}
