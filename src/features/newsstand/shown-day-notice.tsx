import { HOME } from '#domain/addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { Issue } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { NewsstandView } from './newsstand-view.ts';
import styles from './shown-day-notice.module.css';
import { strings } from './strings.ts';

type View = Extract<NewsstandView, { issue: Issue }>;

function sentence(view: View): string {
  const day = longDate(view.issue.day);
  if (view.kind === 'past-missing') return strings.pastMissing(longDate(view.requestedDay), day);
  return view.kind === 'waiting' ? strings.waiting(day) : strings.past(day);
}

/** Names the day in the hero whenever it is not today, and links back to today. NWS-01 */
export function ShownDayNotice({ view }: { view: View }) {
  if (view.kind === 'today') return null;
  return (
    <div className={styles.notice}>
      <p className="wrap">
        <Icon name={view.kind === 'waiting' ? 'clock' : 'cal'} size={18} />
        <span>{sentence(view)}</span>
        {view.kind !== 'waiting' && <AppLink href={HOME}>{strings.backToToday}</AppLink>}
      </p>
    </div>
  );
}
