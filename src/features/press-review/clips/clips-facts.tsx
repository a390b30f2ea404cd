import { dayAt, relativeDay, shortDate, timeOfDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { deliveryOf } from '#domain/press-review/delivery.ts';
import { deliveryStatus } from '../draft/delivery-words.ts';
import { useDelivery } from '../draft/use-delivery.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import { clipsStrings as strings } from './strings.ts';
import type { useClips } from './use-clips.ts';

type Props = { asked: ReturnType<typeof useClips>; found: number };

/** `oggi alle 7.10`, `martedì 1 aprile alle 7.10`. */
function whenWords(instant: string, today: Day): string {
  const day = dayAt(instant);
  const near = relativeDay(day, today);
  const words = /^(?:Oggi|Ieri)$/.test(near) ? near.toLowerCase() : shortDate(day);
  return `${words} alle ${timeOfDay(instant)}`;
}

/** Number of clips. Empty after a failure, which is explained below. */
function countWords({ asked: { known, failure, asking }, found }: Props): string {
  if (failure) return '';
  if (asking || !known) return strings.asking;
  const count = strings.found(found, known.clips.length);
  return known.titlesOnly ? `${count}. ${strings.titlesOnly}` : count;
}

/** How recent the clips are, their number, and the delivery state of the review. */
export function ClipsFacts({ asked, found }: Props) {
  const { today, lastDay } = usePressReview();
  const list = asked.known?.list;
  return (
    <p>
      {list?.updatedAt && (
        <>
          {strings.updated(whenWords(list.updatedAt, today))}
          <span className="sep" />
        </>
      )}
      <span role="status">{countWords({ asked, found })}</span>
      {/* Of a day that is over nothing is to be delivered any more. */}
      {list?.to === lastDay && <DeliveryFact day={lastDay} />}
    </p>
  );
}

/** The delivery line of the draft; nothing where no delivery is due. */
function DeliveryFact({ day }: { day: Day }) {
  const { facts, now } = useDelivery();
  const delivery = facts && deliveryOf({ day, settings: facts.desk.settings, sendings: facts.sendings, now });
  if (!delivery || delivery.state === 'none') return null;
  return (
    <>
      <span className="sep" />
      {deliveryStatus(delivery, day)}
    </>
  );
}
