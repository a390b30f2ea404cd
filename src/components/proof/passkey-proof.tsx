import { errorKindOf } from '#domain/api-error.ts';
import type { ProofService } from '#src/state/account/proof-service.ts';
import { Icon } from '#src/ui/icon.tsx';
import { usePasskeySupport } from '../passkeys/use-passkey-support.ts';
import { ProofButton } from './proof-button.tsx';
import { proofStrings as strings } from './strings.ts';

type Props = { service: ProofService; onProven: () => void };

/** Proof by passkey, shown where the browser supports passkeys. */
export function PasskeyProof({ service, onProven }: Props) {
  const isSupported = usePasskeySupport();
  if (!isSupported) return null;

  async function prove() {
    const { signWithPasskey } = await import('../passkeys/ask-passkey.ts');
    const answer = await signWithPasskey(await service.passkeyOptions());
    if (!answer) return;
    await service.sendProof({ answer });
    onProven();
  }

  return (
    <ProofButton
      look="plain"
      action={prove}
      explain={(error) => (errorKindOf(error) === 'invalid-credentials' ? strings.unknownPasskey : null)}
      waiting={strings.waiting}
    >
      <Icon name="key" size={20} />
      {strings.byPasskey}
    </ProofButton>
  );
}
