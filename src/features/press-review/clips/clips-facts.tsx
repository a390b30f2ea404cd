import { dayAt, relativeDay, shortDate, timeOfDay, withTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { sendingStateOf } from '#domain/press-review/sending-state.ts';
import { deliveryStatus } from '../draft/delivery-words.ts';
import { useDelivery } from '../draft/use-delivery.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import { clipsStrings as strings } from './strings.ts';
import type { useClips } from './use-clips.ts';

type Props = { clipsState: ReturnType<typeof useClips>; found: number };

/** `oggi alle 7.10`, `martedì 1 aprile alle 7.10`. */
function updateTime(instant: string, today: Day): string {
  const day = dayAt(instant);
  const relative = relativeDay(day, today);
  const dayText = /^(?:Oggi|Ieri)$/.test(relative) ? relative.toLowerCase() : shortDate(day);
  return `${dayText} ${withTime('alle', timeOfDay(instant))}`;
}

/** Number of clips, or that they are loading. Empty after a failure, which `ClipsPlaceholder` explains. */
function countWords({ clipsState: { loaded, failure, isLoading }, found }: Props): string {
  if (failure) return '';
  if (isLoading || !loaded) return strings.loading;
  const count = strings.found(found, loaded.clips.length);
  return loaded.titlesOnly ? `${count}. ${strings.titlesOnly}` : count;
}

/** How recent the clips are, their number, and the delivery state of the review. */
export function ClipsFacts({ clipsState, found }: Props) {
  const { today, lastDay } = usePressReview();
  const list = clipsState.loaded?.list;
  return (
    <p>
      {list?.updatedAt && (
        <>
          {strings.updated(updateTime(list.updatedAt, today))}
          <span className="sep" />
        </>
      )}
      <span role="status">{countWords({ clipsState, found })}</span>
      {/* Only the review of the last day can still be due for delivery. */}
      {list?.to === lastDay && <DeliveryState day={lastDay} />}
    </p>
  );
}

/** The delivery state in the same words as in the draft; nothing on a day without a delivery. */
function DeliveryState({ day }: { day: Day }) {
  const { facts, now } = useDelivery();
  const delivery =
    facts && sendingStateOf({ day, settings: facts.desk.settings, sendings: facts.sendings, now });
  if (!delivery || delivery.state === 'none') return null;
  return (
    <>
      <span className="sep" />
      {deliveryStatus(delivery, day)}
    </>
  );
}
