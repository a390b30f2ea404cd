import type { EntryOf } from '#device/tables/outbox.ts';
import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './outbox-panel.module.css';
import { outboxStrings as strings } from './outbox-strings.ts';

type OpenedArticleEntry = EntryOf<'article-opened'>;

type Props = {
  waiting: number;
  refused: readonly OpenedArticleEntry[];
  today: Day;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
};

/**
 * Actions done offline that are not sent yet, and those that the newspaper refused. Renders nothing where there are
 * none. OFF-05
 */
export function OutboxPanel({ waiting, refused, ...row }: Props) {
  if (waiting === 0 && refused.length === 0) return null;
  return (
    <section aria-labelledby="in-attesa">
      <SectionHead title={strings.title} size="t-4" id="in-attesa" />
      <p className="meta">{strings.intro}</p>
      <p className={styles.count} role="status">
        {waiting > 0 && strings.waiting(waiting)}
      </p>
      {refused.length > 0 && (
        <ul className="hr">
          {refused.map((entry) => (
            <RefusedRow key={entry.key} entry={entry} {...row} />
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = Pick<Props, 'today' | 'onRetry' | 'onDiscard'> & { entry: OpenedArticleEntry };

function RefusedRow({ entry: { key, title, createdAt, refused }, today, onRetry, onDiscard }: RowProps) {
  return (
    <li className={`cluster ${styles.row}`}>
      <div className={styles.text}>
        <h3 className="t-s2">{title}</h3>
        <p className="meta">{strings.opened(dateAndTime(new Date(createdAt).toISOString(), today))}</p>
        <p className={`row6 ${styles.reason}`}>
          <Icon name="error" size={16} />
          {strings.reason(refused ?? '')}
        </p>
      </div>
      <Button look="plain" size="small" aria-label={strings.retryNamed(title)} onClick={() => onRetry(key)}>
        {strings.retry}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-label={strings.discardNamed(title)}
        onClick={() => onDiscard(key)}
      >
        {strings.discard}
      </Button>
    </li>
  );
}
