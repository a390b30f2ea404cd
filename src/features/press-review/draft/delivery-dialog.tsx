import { useCallback } from 'react';
import { getDesk } from '#api/site/review-workspace.ts';
import type { DeskState } from '#domain/press-review/desk.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { type DraftValues, readDraft } from '#src/state/drafts/drafts.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import styles from './delivery.module.css';
import { DELIVERY_DRAFT, DeliveryForm } from './delivery-form.tsx';
import { deliveryStrings as strings } from './delivery-strings.ts';

type Props = { onSaved: () => void; onClose: () => void };

type DialogData = { desk: DeskState; draft: DraftValues | null };

/** Deadline and recipients of the review. */
export function DeliveryDialog({ onSaved, onClose }: Props) {
  const { api } = usePressReview();
  const load = useCallback(async (): Promise<DialogData> => {
    const [desk, draft] = await Promise.all([getDesk(await api()), readDraft(DELIVERY_DRAFT)]);
    return { desk, draft };
  }, [api]);
  const { loadable, reload } = useLoaded(load);
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      <p className={`meta ${styles.intro}`}>{strings.intro}</p>
      <LoadedPart loadable={loadable} onRetry={reload} failedText={strings.failedText}>
        {(data) => <DeliveryForm {...data} onSaved={onSaved} />}
      </LoadedPart>
    </Dialog>
  );
}
