import { useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import { sendingStateOf } from '#domain/press-review/sending-state.ts';
import { useToast } from '#src/ui/toast.tsx';
import styles from './delivery.module.css';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryStrings as strings } from './delivery-strings.ts';
import { deliveryStatus } from './delivery-words.ts';
import type { useDelivery } from './use-delivery.ts';

type Props = { day: Day } & ReturnType<typeof useDelivery>;

/** The delivery state of the review, with a button for its settings. */
export function DeliveryStatus({ day, facts, failed, now, ask }: Props) {
  const [isDialogOpen, setOpen] = useState(false);
  const { toast, say } = useToast();
  const delivery =
    facts && sendingStateOf({ day, settings: facts.desk.settings, sendings: facts.sendings, now });
  return (
    <div className={`cluster ${styles.line}`}>
      <span className={delivery?.state === 'late' ? styles.late : undefined}>
        {delivery ? deliveryStatus(delivery, day) : failed && strings.unknown}
      </span>
      <button type="button" className={`link ${styles.open}`} onClick={() => setOpen(true)}>
        {strings.button}
      </button>
      {isDialogOpen && (
        <DeliveryDialog
          onSaved={() => {
            setOpen(false);
            say(strings.saved);
            void ask();
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {toast}
    </div>
  );
}
