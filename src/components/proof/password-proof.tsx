import * as v from 'valibot';
import { errorKindOf } from '#domain/api-error.ts';
import { SomePassword } from '#domain/validation/account-forms.ts';
import type { ProofService } from '#src/state/account/proof-service.ts';
import { messages } from '#src/strings/messages.ts';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { proofStrings as strings } from './strings.ts';

type Props = {
  service: ProofService;
  onProven: () => void;
  /** The previous step was just removed, and the focus with it. */
  takesFocus: boolean;
};

const PasswordForm = v.object({ password: SomePassword });

export function PasswordProof({ service, onProven, takesFocus }: Props) {
  const form = useForm({
    schema: PasswordForm,
    submit: async ({ password }) => {
      await service.sendProof({ password });
      onProven();
      return 'leaving';
    },
    explain: (error) =>
      errorKindOf(error) === 'invalid-credentials'
        ? { field: 'password', message: messages.invalid_password }
        : null,
  });
  return (
    <Form state={form} labels={{ password: strings.passwordLabel }} submit={strings.submit}>
      <PasswordField
        name="password"
        label={strings.passwordLabel}
        autoComplete="current-password"
        error={form.errors.password}
        autoFocus={takesFocus}
      />
    </Form>
  );
}
