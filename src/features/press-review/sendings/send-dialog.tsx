import { useCallback, useEffect, useRef, useState } from 'react';
import { listRecipients } from '#api/site/recipients.ts';
import { getDesk } from '#api/site/review-workspace.ts';
import { timeOfDay } from '#domain/dates.ts';
import { REVIEW_SENDINGS } from '#domain/press-review/addresses.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import type { ReviewContent } from '#domain/press-review/review.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { type DraftValues, readDraft } from '#src/state/drafts/drafts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import styles from './send-dialog.module.css';
import { ReviewSendForm } from './send-form.tsx';
import { addressesIn, idsIn, type SendValues, sendingTime } from './send-schema.ts';
import { sendStrings as strings } from './send-strings.ts';

type Props = {
  source: ReviewContent;
  /** Number of clips in the source. */
  clips: number;
  /** Initial subject of the letter; without it, one with the day of the review. */
  subject?: string;
  onClose: () => void;
};

type DialogData = {
  recipients: readonly Recipient[];
  defaultRecipients: readonly number[];
  draft: DraftValues | null;
};

const defaultRecipientsOf = (recipients: readonly Recipient[], groups: readonly string[]): number[] =>
  recipients
    .filter(({ status }) => status === 'active')
    .filter((recipient) => groups.length === 0 || recipient.groups.some((group) => groups.includes(group)))
    .map(({ id }) => id);

/** Dialog for sending a review, or a selection of clips, by e-mail: immediately or at a given time. PRS-04 */
export function SendDialog({ source, clips, subject = strings.subjectOf(source.day), onClose }: Props) {
  const { api } = usePressReview();
  const [sent, setSent] = useState<SendValues | null>(null);
  const draftName = `rassegna-invio-${source.clips ? 'selezione-' : ''}${source.day}`;
  const load = useCallback(async (): Promise<DialogData> => {
    const clients = await api();
    const [recipients, { settings }, draft] = await Promise.all([
      listRecipients(clients),
      getDesk(clients),
      readDraft(draftName),
    ]);
    return { recipients, defaultRecipients: defaultRecipientsOf(recipients, settings.groups), draft };
  }, [api, draftName]);
  const { loadable, reload } = useLoaded(load);
  return (
    <Dialog title={strings.title(source.clips !== undefined)} closeLabel={strings.close} onClose={onClose}>
      <p className={`meta ${styles.facts}`}>
        {strings.clips(clips)} {strings.of(source.day)}
      </p>
      {sent ? (
        <OrderConfirmation values={sent} onClose={onClose} />
      ) : (
        <LoadedPart loadable={loadable} onRetry={reload} failedText={strings.loadFailed}>
          {(data) => (
            <ReviewSendForm
              draftName={draftName}
              source={source}
              subject={subject}
              {...data}
              onSent={setSent}
            />
          )}
        </LoadedPart>
      )}
    </Dialog>
  );
}

/** Confirmation of the order, with a link to follow the sending. */
function OrderConfirmation({ values, onClose }: { values: SendValues; onClose: () => void }) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  const audience = strings.audience(idsIn(values.destinatari).length, addressesIn(values.altri).length);
  const sendsAt = sendingTime(values, new Date());
  const day = values.quando === 'domani' ? strings.tomorrow : strings.today;
  return (
    <div className="stack16" ref={confirmation} tabIndex={-1}>
      <Notice tone="ok" isAnnounced>
        {sendsAt
          ? strings.scheduled(audience, day, timeOfDay(sendsAt.toISOString()))
          : strings.started(audience)}
      </Notice>
      <div className="actions">
        <ButtonLink href={REVIEW_SENDINGS}>{strings.follow}</ButtonLink>
        <Button look="plain" onClick={onClose}>
          {strings.close}
        </Button>
      </div>
    </div>
  );
}
