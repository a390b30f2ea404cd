import * as v from 'valibot';
import { addPasskey, getPasskeyOptions } from '#api/account/passkeys.ts';
import type { Passkey } from '#api/account/wire.ts';
import type { Api } from '#api/clients.ts';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import type { Failure } from '#src/components/forms/failure-strings.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { WithProof } from '#src/components/proof/use-fresh-proof.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { passkeyStrings as strings } from './strings.ts';

type Props = {
  api: () => Promise<Api>;
  withProof: WithProof;
  onAdded: (passkeys: Passkey[]) => void;
  onClose: () => void;
};

const MAX_NAME = 60;

const PasskeyName = v.object({
  nome: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.maxLength(MAX_NAME, VALIDATION_MESSAGES.max(MAX_NAME)),
  ),
});

const LABELS = { nome: strings.nameLabel };

/**
 * Asks for a name for the new passkey, then lets the device create it. Where the server requires a fresh
 * proof, the reader is asked for it first, so that no passkey is created that the server would refuse.
 */
export function AddPasskeyDialog({ api, withProof, onAdded, onClose }: Props) {
  const form = useForm({
    schema: PasskeyName,
    submit: async ({ nome: name }) => {
      const clients = await api();
      const { createPasskey } = await import('#src/components/passkeys/ask-passkey.ts');
      const options = await withProof(() => getPasskeyOptions(clients));
      const response = options && (await createPasskey(options));
      if (!response) return undefined;
      onAdded(await addPasskey(clients, { name, response }));
      onClose();
      return 'leaving';
    },
    explain: explainCreation,
  });
  return (
    <Dialog title={strings.addTitle} closeLabel={strings.close} onClose={onClose}>
      <Form state={form} labels={LABELS} submit={strings.addSubmit}>
        <Field
          name="nome"
          label={strings.nameLabel}
          hint={strings.nameHint}
          autoComplete="off"
          defaultValue={strings.defaultName}
          error={form.errors.nome}
        />
      </Form>
    </Dialog>
  );
}

/**
 * Message for `InvalidStateError`, with which browsers refuse a second passkey of an account on the same
 * device.
 */
const explainCreation = (error: unknown): Failure | null =>
  error instanceof Error && error.name === 'InvalidStateError' ? { title: strings.already, text: '' } : null;
