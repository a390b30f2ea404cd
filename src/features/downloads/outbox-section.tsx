import type { Day } from '#domain/newsstand.ts';
import { announce } from '#src/components/downloads/announce.ts';
import { discardEntry, retryEntry, useOutbox } from '#src/state/outbox/outbox.ts';
import { OutboxPanel } from './outbox-panel.tsx';
import { listStrings as strings } from './strings.ts';

type Props = {
  today: Day;
  /** Called when the row with the pressed button is gone. */
  onGone: () => void;
};

/** The outbox of this device. OFF-05 */
export function OutboxSection({ today, onGone }: Props) {
  const outbox = useOutbox();
  if (!outbox) return null;
  const withOutcome = (change: (key: string) => Promise<boolean>) => async (key: string) => {
    if (await change(key)) onGone();
    else announce(strings.refused);
  };
  return (
    <OutboxPanel
      {...outbox}
      today={today}
      onRetry={withOutcome(retryEntry)}
      onDiscard={withOutcome(discardEntry)}
    />
  );
}
