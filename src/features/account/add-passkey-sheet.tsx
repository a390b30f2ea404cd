import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { addPasskey } from '#api/account/add-passkey.ts';
import { getPasskeyOptions } from '#api/account/get-passkey-options.ts';
import type { Passkey } from '#api/account/wire.ts';
import type { Api } from '#api/clients.ts';
import { ApiError, errorKindOf } from '#domain/api-error.ts';
import { SomePassword, VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import type { Refusal } from '#src/paper/forms/failure-of.ts';
import { Form } from '#src/paper/forms/form.tsx';
import { firstOf } from '#src/paper/forms/form-values.ts';
import { useForm } from '#src/paper/forms/use-form.ts';
import { messages } from '#src/strings/messages.ts';
import { Field } from '#src/ui/form/field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { passkeyStrings as strings } from './strings.ts';

type Props = { api: () => Promise<Api>; onAdded: (passkeys: Passkey[]) => void; onClose: () => void };

const MAX_NAME = 60;

const Naming = v.object({
  nome: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.maxLength(MAX_NAME, VALIDATION_MESSAGES.max(MAX_NAME)),
  ),
  password: v.optional(SomePassword),
});

const LABELS = { nome: strings.nameLabel, password: strings.passwordLabel };

/**
 * Asks how the new passkey is to be called, then has the device make it. The password is asked for where the server wants
 * it, before there is a passkey that it would not take.
 */
export function AddPasskeySheet({ api, onAdded, onClose }: Props) {
  const [passwordWanted, wantPassword] = useState(false);
  const form = useForm({
    schema: Naming,
    submit: async ({ nome: name, password }) => {
      const clients = await api();
      const { makePasskey } = await import('#src/paper/passkeys/ask-passkey.ts');
      const response = await makePasskey(await getPasskeyOptions(clients, password));
      if (!response) return undefined;
      onAdded(await addPasskey(clients, { name, response }));
      onClose();
      return 'leaving';
    },
    explain: (error) => {
      const refusal = explainMaking(error);
      if (refusal && 'field' in refusal) wantPassword(true);
      return refusal;
    },
  });
  useEffect(() => {
    const { current } = form.element;
    if (passwordWanted && current) firstOf(current, { password: true })?.focus();
  }, [passwordWanted, form.element]);
  return (
    <Sheet title={strings.addTitle} closeLabel={strings.close} onClose={onClose}>
      <Form state={form} labels={LABELS} submit={strings.addSubmit}>
        <Field
          name="nome"
          label={strings.nameLabel}
          hint={strings.nameHint}
          autoComplete="off"
          defaultValue={strings.namedAfter}
          error={form.errors.nome}
        />
        {passwordWanted && (
          <PasswordField
            name="password"
            label={strings.passwordLabel}
            hint={strings.passwordHint}
            autoComplete="current-password"
            error={form.errors.password}
          />
        )}
      </Form>
    </Sheet>
  );
}

function explainMaking(error: unknown): Refusal | null {
  // The browser's own name for a second passkey of the same account.
  if (error instanceof Error && error.name === 'InvalidStateError') {
    return { title: strings.already, text: '' };
  }
  if (error instanceof ApiError && error.details.field?.path === 'password') {
    return { field: 'password', message: strings.passwordWanted };
  }
  return errorKindOf(error) === 'invalid-credentials'
    ? { field: 'password', message: messages.invalid_password }
    : null;
}
