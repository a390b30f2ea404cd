import { dayAt, relativeDay, timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SendingState } from '#domain/press-review/sending-state.ts';
import { deliveryWords as words } from './delivery-strings.ts';

/** The remaining or overdue time is shown up to this number of minutes. */
const MAX_COUNTED_MINUTES = 12 * 60;

/** A time of day; with its day in brackets if that is not the day of the review. */
function timeWords(instant: string, day: Day): string {
  const time = timeOfDay(instant);
  return dayAt(instant) === day ? time : `${time} (${relativeDay(dayAt(instant), day).toLowerCase()})`;
}

/** The delivery state of a day's review, in one line. */
export function deliveryStatus(delivery: SendingState, day: Day): string {
  switch (delivery.state) {
    case 'none':
      return words.none;
    case 'sent':
      return words.sent(timeWords(delivery.at, day));
    case 'planned':
      return words.planned(timeWords(delivery.at, day));
    case 'due': {
      const remaining = delivery.minutes === 0 ? words.dueNow : words.remaining(delivery.minutes);
      const parts = [
        words.due(timeOfDay(delivery.at)),
        delivery.minutes <= MAX_COUNTED_MINUTES && remaining,
        senderWords(delivery),
      ];
      return parts.filter(Boolean).join(' · ');
    }
    case 'late': {
      const isLongAgo = delivery.minutes > MAX_COUNTED_MINUTES;
      if (isLongAgo) return words.missed(timeOfDay(delivery.at));
      const late = delivery.minutes === 0 ? words.dueNow : words.late(delivery.minutes);
      return `${late} · ${words.due(timeOfDay(delivery.at)).toLowerCase()}`;
    }
  }
}

const senderWords = ({ automatic }: { automatic: boolean }) => (automatic ? words.automatic : words.byHand);
