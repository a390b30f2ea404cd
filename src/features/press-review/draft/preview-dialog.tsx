import { useCallback, useState } from 'react';
import { readReview } from '#api/site/press-reviews.ts';
import { previewSending } from '#api/site/sendings.ts';
import type { Day } from '#domain/newsstand.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { MailText } from '../sendings/mail-preview.tsx';
import { sendStrings } from '../sendings/send-strings.ts';
import styles from './output.module.css';
import { previewStrings as strings } from './output-strings.ts';
import { ReviewText } from './review-text.tsx';

type Props = {
  day: Day;
  /** Title of the review, used as the subject of the letter. */
  title: string;
  onClose: () => void;
};

/** Preview of the review, which also works offline, and of the letter with which it is sent. PRS-04 */
export function PreviewDialog({ day, title, onClose }: Props) {
  const [shown, setShown] = useState<'review' | 'mail'>('review');
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: the two buttons are one choice */}
      <div role="group" aria-label={strings.which} className={styles.which}>
        {(['review', 'mail'] as const).map((kind) => (
          <Button
            key={kind}
            look={shown === kind ? 'strong' : 'plain'}
            size="small"
            aria-pressed={shown === kind}
            onClick={() => setShown(kind)}
          >
            {strings[kind]}
          </Button>
        ))}
      </div>
      {shown === 'review' ? <LoadedReview day={day} /> : <LoadedMail day={day} title={title} />}
    </Dialog>
  );
}

function LoadedReview({ day }: { day: Day }) {
  const { api } = usePressReview();
  const { loadable, reload } = useLoaded(useCallback(async () => readReview(await api(), day), [api, day]));
  return (
    <LoadedPart loadable={loadable} onRetry={reload} failedText={strings.failedText}>
      {(review) => <ReviewText {...review} />}
    </LoadedPart>
  );
}

function LoadedMail({ day, title }: { day: Day; title: string }) {
  const { api } = usePressReview();
  const loadMail = useCallback(async () => {
    const order = {
      key: crypto.randomUUID(),
      source: { day },
      message: '',
      recipients: [],
      addresses: [],
      at: null,
      subject: title.trim() || sendStrings.subjectOf(day),
    };
    return previewSending(await api(), order);
  }, [api, day, title]);
  const { loadable, reload } = useLoaded(loadMail);
  return (
    <LoadedPart loadable={loadable} onRetry={reload} failedText={strings.mailFailedText}>
      {(mail) => <MailText mail={mail} />}
    </LoadedPart>
  );
}
