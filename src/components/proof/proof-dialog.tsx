import { useState } from 'react';
import type { ProofService } from '#src/state/account/proof-service.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useLoaded } from '../account/use-loaded.ts';
import { CodeProof } from './code-proof.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import { ProofButton } from './proof-button.tsx';
import styles from './proof-dialog.module.css';
import { proofStrings as strings } from './strings.ts';

type Props = { service: ProofService; onProven: () => void; onClose: () => void };

/**
 * Asks the reader to prove their identity: by password, by a mailed code, or by a passkey where the account has one.
 */
export function ProofDialog({ service, onProven, onClose }: Props) {
  // Number of codes sent: each one resets the form for it.
  const [codeCount, setCodeCount] = useState(0);
  const [isByCode, setIsByCode] = useState(false);
  const { loadable } = useLoaded(service.methods);
  const methods = loadable.state === 'known' ? loadable.data : null;

  async function sendCode() {
    await service.sendCode();
    setCodeCount((sent) => sent + 1);
    setIsByCode(true);
  }

  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      <p className={styles.intro}>{strings.intro}</p>
      <div className={styles.sent} role="status">
        {isByCode && <p key={codeCount}>{strings.sent(methods?.email ?? null)}</p>}
      </div>
      {isByCode ? (
        <CodeProof key={codeCount} service={service} onProven={onProven} />
      ) : (
        <PasswordProof service={service} onProven={onProven} takesFocus={codeCount > 0} />
      )}
      <div className={`stack10 ${styles.ways}`}>
        {methods?.passkey && <PasskeyProof service={service} onProven={onProven} />}
        <ProofButton look={isByCode ? 'quiet' : 'plain'} action={sendCode}>
          {isByCode ? strings.otherCode : strings.byCode}
        </ProofButton>
        {isByCode && (
          <Button look="quiet" onClick={() => setIsByCode(false)}>
            {strings.byPassword}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
