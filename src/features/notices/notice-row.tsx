import { relativeDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Notice } from '#src/state/notices/notices-atom.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NOTICE_ICONS } from './notice-icon.ts';
import styles from './notice-row.module.css';
import { strings } from './strings.ts';

type Props = {
  notice: Notice;
  today: Day;
  /** `byKey`: pressed by keyboard, so the focus must be moved. */
  onRemove: (notice: Notice, byKey: boolean) => void;
};

/** One notice: its type, date and link. NOT-01 */
export function NoticeRow({ notice, today, onRemove }: Props) {
  const { type, title, url, cta, date } = notice;
  return (
    <li className={`stack14 ${styles.row}`} data-type={type}>
      <Icon name={NOTICE_ICONS[type]} size={22} />
      <div className="stack4">
        <h2 className="t-s2">{title}</h2>
        <p className="meta">
          {strings.types[type]} · <time dateTime={date}>{relativeDay(date, today)}</time>
        </p>
        {url && (
          <AppLink className={styles.link} href={url}>
            {cta ?? strings.open}
          </AppLink>
        )}
      </div>
      <button
        type="button"
        className="ib"
        aria-label={strings.dismiss(title)}
        onClick={({ detail }) => onRemove(notice, detail === 0)}
      >
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
