import { dayAt, relativeDay, timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Delivery } from '#domain/press-review/delivery.ts';
import { deliveryWords as words } from './delivery-strings.ts';

/** Beyond this number of minutes the remaining or overdue time is not shown. */
const COUNTED = 12 * 60;

/** A time, with its day where that is not the review's own. */
function moment(at: string, day: Day): string {
  const time = timeOfDay(at);
  return dayAt(at) === day ? time : `${time} (${relativeDay(dayAt(at), day).toLowerCase()})`;
}

/** The delivery state of a day's review, in one line. */
export function deliveryStatus(delivery: Delivery, day: Day): string {
  switch (delivery.state) {
    case 'none':
      return words.none;
    case 'sent':
      return words.sent(moment(delivery.at, day));
    case 'planned':
      return words.planned(moment(delivery.at, day));
    case 'due': {
      const left = delivery.minutes === 0 ? words.now : words.left(delivery.minutes);
      const parts = [words.due(timeOfDay(delivery.at)), delivery.minutes <= COUNTED && left, who(delivery)];
      return parts.filter(Boolean).join(' · ');
    }
    case 'late': {
      const isLongAgo = delivery.minutes > COUNTED;
      if (isLongAgo) return words.missed(timeOfDay(delivery.at));
      const late = delivery.minutes === 0 ? words.now : words.late(delivery.minutes);
      return `${late} · ${words.due(timeOfDay(delivery.at)).toLowerCase()}`;
    }
  }
}

const who = ({ automatic }: { automatic: boolean }) => (automatic ? words.automatic : words.byHand);
