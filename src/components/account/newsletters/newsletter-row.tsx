import type { OfferedNewsletter } from '#domain/interests.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { frequencyOf } from './frequency.ts';
import styles from './newsletters.module.css';
import { newsletterStrings as strings } from './strings.ts';

type Props = {
  newsletter: OfferedNewsletter;
  online: boolean;
  onSwitch: (on: boolean) => void;
  onSample: () => void;
};

/** One newsletter. A reader who may no longer subscribe to it can still unsubscribe. */
export function NewsletterRow({ newsletter, online, onSwitch, onSample }: Props) {
  const { name, description, subscribersOnly, canSubscribe, subscribed } = newsletter;
  return (
    <li className={styles.row}>
      <Switch
        label={name}
        note={description}
        checked={subscribed}
        disabled={!online || !(canSubscribe || subscribed)}
        onChange={onSwitch}
      />
      <div className={`cluster ${styles.facts}`}>
        <span className={styles.when}>
          <Icon name="clock" size={16} />
          {frequencyOf(newsletter)}
        </span>
        {subscribersOnly && (
          <span className={styles.when}>
            <Icon name="lock" size={16} />
            {strings.subscribers}
          </span>
        )}
        <button type="button" className="link tap" aria-label={strings.sampleOf(name)} onClick={onSample}>
          {strings.sample}
        </button>
        {!canSubscribe && (
          <AppLink className="link tap" href={SHOWCASE}>
            {strings.offers}
          </AppLink>
        )}
      </div>
    </li>
  );
}
