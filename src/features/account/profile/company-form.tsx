import { CompanyProfile, type CompanyProfileFields } from '#domain/validation/profile-forms.ts';
import { AddressSection } from '#src/components/forms/address-section.tsx';
import { Form } from '#src/components/forms/form.tsx';
import { FormSection } from '#src/components/forms/form-section.tsx';
import { NameFields } from '#src/components/forms/name-fields.tsx';
import { formStrings } from '#src/components/forms/strings.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import { Field } from '#src/ui/form/field.tsx';
import { ContactSection } from './contact-section.tsx';
import type { ProfileFormProps } from './person-form.tsx';
import { profileStrings as strings } from './strings.ts';
import { updateFailure } from './update-failure.ts';

const { azienda, telefono, telefono2, indirizzo, cap, citta, provincia, paese } = strings.labels;
const LABELS = {
  azienda,
  ...strings.companyNames,
  telefono,
  telefono2,
  indirizzo,
  cap,
  citta,
  provincia,
  paese,
};

/** Profile of a company or a public body, with its contact person. ACC-01 */
export function CompanyForm({
  name,
  saved,
  values,
  onSave,
}: Omit<ProfileFormProps<CompanyProfileFields>, 'today'>) {
  const form = useForm({
    schema: CompanyProfile,
    submit: async (fields) => {
      await onSave(fields, clearDraft);
      return undefined;
    },
    explain: updateFailure,
  });
  const clearDraft = useDraft({ form: form.element, name, saved });
  const { errors } = form;
  return (
    <Form state={form} labels={LABELS} submit={strings.submit} offline={formStrings.savedOnDevice}>
      <FormSection title={strings.company}>
        <Field
          name="azienda"
          label={LABELS.azienda}
          autoComplete="organization"
          defaultValue={values.azienda}
          error={errors.azienda}
          aria-required
        />
        <NameFields labels={LABELS} values={values} errors={errors} />
      </FormSection>
      <ContactSection values={values} errors={errors} />
      <AddressSection title={strings.address} values={values} errors={errors} />
    </Form>
  );
}
