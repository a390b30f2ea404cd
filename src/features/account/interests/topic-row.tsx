import type { FollowableTopic } from '#domain/interests.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { TopicPicture } from '#src/components/account/interests/topic-picture.tsx';
import type { TopicChoice } from '#src/state/interests/topics.ts';
import { Icon } from '#src/ui/icon.tsx';
import { BareSwitch } from '#src/ui/switch.tsx';
import { strings } from './strings.ts';
import styles from './topics-list.module.css';

type Props = {
  topic: FollowableTopic;
  online: boolean;
  onChoose: (topic: FollowableTopic, choice: TopicChoice) => void;
};

const MODES = ['now', 'digest'] as const satisfies readonly AlertMode[];

/** A topic: whether it is followed, whether it sends alerts, and when. */
export function TopicRow({ topic, online, onChoose }: Props) {
  const { name, description, followed } = topic;
  const alerts = followed ? topic.alerts : 'off';
  const setAlerts = (mode: AlertMode) => onChoose(topic, { followed: true, alerts: mode });
  return (
    <li className={styles.row}>
      <TopicPicture topic={topic} className={styles.picture} />
      <div className={styles.words}>
        <b>{name}</b>
        <span className="meta">{description}</span>
      </div>
      <button
        type="button"
        className={`tap ${styles.follow}`}
        aria-pressed={followed}
        aria-label={strings.followLabel(topic)}
        disabled={!online}
        onClick={() => onChoose(topic, { followed: !followed, alerts: 'off' })}
      >
        <Icon name={followed ? 'check' : 'plus'} size={15} />
        <span>{followed ? strings.followed : strings.follow}</span>
      </button>
      <BareSwitch
        label={strings.alertsFor(topic)}
        checked={alerts !== 'off'}
        disabled={!online}
        onChange={(on) => setAlerts(on ? 'now' : 'off')}
      />
      {alerts !== 'off' && (
        <label className={`row6 meta ${styles.mode}`}>
          {strings.arrives}
          <select
            value={alerts}
            aria-label={strings.modeLabel(topic)}
            disabled={!online}
            onChange={({ target }) => setAlerts(MODES.find((mode) => mode === target.value) ?? 'now')}
          >
            {MODES.map((mode) => (
              <option key={mode} value={mode}>
                {strings.modes[mode]}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  );
}
