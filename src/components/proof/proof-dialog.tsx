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
  // Each mailed code resets the form for it.
  const [codes, setCodes] = useState(0);
  const [byCode, setByCode] = useState(false);
  const { asked } = useLoaded(service.ways);
  const ways = asked.state === 'known' ? asked.data : null;

  async function sendCode() {
    await service.sendCode();
    setCodes((sent) => sent + 1);
    setByCode(true);
  }

  return (
    <Dialog title={strings.title} closeLabel={strings.close} onClose={onClose}>
      <p className={styles.intro}>{strings.intro}</p>
      <div className={styles.sent} role="status">
        {byCode && <p key={codes}>{strings.sent(ways?.email ?? null)}</p>}
      </div>
      {byCode ? (
        <CodeProof key={codes} service={service} onProven={onProven} />
      ) : (
        <PasswordProof service={service} onProven={onProven} focused={codes > 0} />
      )}
      <div className={`stack10 ${styles.ways}`}>
        {ways?.passkey && <PasskeyProof service={service} onProven={onProven} />}
        <ProofButton look={byCode ? 'quiet' : 'plain'} act={sendCode}>
          {byCode ? strings.otherCode : strings.byCode}
        </ProofButton>
        {byCode && (
          <Button look="quiet" onClick={() => setByCode(false)}>
            {strings.byPassword}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
