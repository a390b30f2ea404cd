import * as v from 'valibot';
import { errorKindOf } from '#domain/api-error.ts';
import { MailedCode } from '#domain/validation/account-forms.ts';
import type { ProofService } from '#src/state/account/proof-service.ts';
import { messages } from '#src/strings/messages.ts';
import { CodeField } from '#src/ui/form/field.tsx';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { proofStrings as strings } from './strings.ts';

type Props = { service: ProofService; onProven: () => void };

const CodeForm = v.object({ codice: MailedCode });

export function CodeProof({ service, onProven }: Props) {
  const form = useForm({
    schema: CodeForm,
    submit: async ({ codice: code }) => {
      await service.sendProof({ code });
      onProven();
      return 'leaving';
    },
    explain: (error) =>
      errorKindOf(error) === 'code-not-valid' ? { field: 'codice', message: messages.code_not_valid } : null,
  });
  return (
    <Form state={form} labels={{ codice: strings.codeLabel }} submit={strings.submit}>
      <CodeField
        name="codice"
        label={strings.codeLabel}
        hint={strings.codeHint}
        error={form.errors.codice}
        // The previous step was just removed, and the focus with it.
        autoFocus
      />
    </Form>
  );
}
