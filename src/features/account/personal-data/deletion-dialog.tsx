import { useState } from 'react';
import { requestDeletion } from '#api/account/personal-data.ts';
import type { Api } from '#api/clients.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import styles from '#src/components/account/account-page.module.css';
import { useFreshProof } from '#src/components/proof/use-fresh-proof.tsx';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { deletionStrings as strings } from './strings.ts';

type Props = {
  api: () => Promise<Api>;
  onRequested: (data: PersonalData) => void;
  onClose: () => void;
};

/** Explains what will be deleted and asks for confirmation, so that nobody deletes the account by mistake. */
export function DeletionDialog({ api, onRequested, onClose }: Props) {
  const [step, setStep] = useState<'explain' | 'requesting' | 'failed'>('explain');
  const { withProof, proofDialog } = useFreshProof();

  /**
   * Requests the deletion. The button is not disabled meanwhile, because a disabled button would lose the
   * focus.
   */
  async function confirm() {
    if (step === 'requesting') return;
    setStep('requesting');
    try {
      const data = await withProof(async () => requestDeletion(await api()));
      setStep('explain');
      if (!data) return;
      onClose();
      onRequested(data);
    } catch (error) {
      logError('personal-data', error);
      setStep('failed');
    }
  }

  return (
    <>
      <Dialog title={strings.dialog} closeLabel={strings.close} onClose={onClose}>
        {strings.consequences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {step === 'failed' && (
          <Notice tone="error" isAnnounced>
            {strings.failed}
          </Notice>
        )}
        <div className={`actions ${styles.actions}`}>
          <Button
            look="strong"
            aria-disabled={step === 'requesting' || undefined}
            onClick={() => void confirm()}
          >
            {strings.confirm}
          </Button>
          <Button look="plain" onClick={onClose}>
            {strings.cancel}
          </Button>
        </div>
      </Dialog>
      {proofDialog}
    </>
  );
}
