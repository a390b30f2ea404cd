import { useCallback, useEffect, useRef, useState } from 'react';
import { listRecipients } from '#api/site/recipients.ts';
import { getDesk } from '#api/site/review-workspace.ts';
import { timeOfDay } from '#domain/dates.ts';
import { REVIEW_SENDINGS } from '#domain/press-review/addresses.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import type { ReviewSource } from '#domain/press-review/review.ts';
import { AskedPart } from '#src/components/account/asked-part.tsx';
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
  source: ReviewSource;
  /** Number of clips in it. */
  clips: number;
  /** Initial subject of the mail, in place of the usual one. */
  subject?: string;
  onClose: () => void;
};

type Known = { recipients: readonly Recipient[]; usual: readonly number[]; draft: DraftValues | null };

const usualOf = (recipients: readonly Recipient[], groups: readonly string[]): number[] =>
  recipients
    .filter(({ status }) => status === 'active')
    .filter((one) => groups.length === 0 || one.groups.some((group) => groups.includes(group)))
    .map(({ id }) => id);

/** Sends a review, or a selection of clips, by mail: immediately or at a given time. PRS-04 */
export function SendDialog({ source, clips, subject = strings.subjectOf(source.day), onClose }: Props) {
  const { api } = usePressReview();
  const [sent, setSent] = useState<SendValues | null>(null);
  const draftName = `rassegna-invio-${source.clips ? 'selezione-' : ''}${source.day}`;
  const ask = useCallback(async (): Promise<Known> => {
    const clients = await api();
    const [recipients, { settings }, draft] = await Promise.all([
      listRecipients(clients),
      getDesk(clients),
      readDraft(draftName),
    ]);
    return { recipients, usual: usualOf(recipients, settings.groups), draft };
  }, [api, draftName]);
  const { asked, askAgain } = useLoaded(ask);
  return (
    <Dialog title={strings.title(source.clips !== undefined)} closeLabel={strings.close} onClose={onClose}>
      <p className={`meta ${styles.facts}`}>
        {strings.clips(clips)} {strings.of(source.day)}
      </p>
      {sent ? (
        <Ordered values={sent} onClose={onClose} />
      ) : (
        <AskedPart asked={asked} onRetry={askAgain} failedText={strings.loadFailed}>
          {(known) => (
            <ReviewSendForm
              draftName={draftName}
              source={source}
              subject={subject}
              {...known}
              onSent={setSent}
            />
          )}
        </AskedPart>
      )}
    </Dialog>
  );
}

/** Confirmation of the order, with a link to follow the sending. */
function Ordered({ values, onClose }: { values: SendValues; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const whom = strings.audience(idsIn(values.destinatari).length, addressesIn(values.altri).length);
  const at = sendingTime(values, new Date());
  const day = values.quando === 'domani' ? strings.tomorrow : strings.today;
  return (
    <div className="stack16" ref={box} tabIndex={-1}>
      <Notice tone="ok" live>
        {at ? strings.planned(whom, day, timeOfDay(at.toISOString())) : strings.leaving(whom)}
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
