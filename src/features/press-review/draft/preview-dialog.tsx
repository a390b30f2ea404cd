import { useCallback, useState } from 'react';
import { readReview } from '#api/site/press-reviews.ts';
import { previewSending } from '#api/site/sendings.ts';
import type { Day } from '#domain/newsstand.ts';
import { AskedPart } from '#src/components/account/asked-part.tsx';
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
  /** Title of the review, for the mail's subject. */
  title: string;
  onClose: () => void;
};

/** Preview of the review, also offline, and of the mail that carries it. PRS-04 */
export function PreviewDialog({ day, title, onClose }: Props) {
  const [shown, show] = useState<'review' | 'mail'>('review');
  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: the two buttons are one choice */}
      <div role="group" aria-label={strings.which} className={styles.which}>
        {(['review', 'mail'] as const).map((one) => (
          <Button
            key={one}
            look={shown === one ? 'strong' : 'plain'}
            size="small"
            aria-pressed={shown === one}
            onClick={() => show(one)}
          >
            {strings[one]}
          </Button>
        ))}
      </div>
      {shown === 'review' ? <AskedReview day={day} /> : <AskedMail day={day} title={title} />}
    </Dialog>
  );
}

function AskedReview({ day }: { day: Day }) {
  const { api } = usePressReview();
  const { asked, askAgain } = useLoaded(useCallback(async () => readReview(await api(), day), [api, day]));
  return (
    <AskedPart asked={asked} onRetry={askAgain} failedText={strings.failedText}>
      {(review) => <ReviewText {...review} />}
    </AskedPart>
  );
}

function AskedMail({ day, title }: { day: Day; title: string }) {
  const { api } = usePressReview();
  const ask = useCallback(async () => {
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
  const { asked, askAgain } = useLoaded(ask);
  return (
    <AskedPart asked={asked} onRetry={askAgain} failedText={strings.mailFailedText}>
      {(mail) => <MailText mail={mail} />}
    </AskedPart>
  );
}
