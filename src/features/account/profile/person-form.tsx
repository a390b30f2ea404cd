import { useMemo } from 'react';
import type { Day } from '#domain/newsstand.ts';
import { PersonProfile, type PersonProfileFields } from '#domain/validation/profile-forms.ts';
import { AddressSection } from '#src/components/forms/address-section.tsx';
import { Form } from '#src/components/forms/form.tsx';
import styles from '#src/components/forms/form-section.module.css';
import { FormSection } from '#src/components/forms/form-section.tsx';
import { NameFields } from '#src/components/forms/name-fields.tsx';
import { formStrings } from '#src/components/forms/strings.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import { Field } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { ContactSection } from './contact-section.tsx';
import { profileStrings as strings } from './strings.ts';
import { updateFailure } from './update-failure.ts';

export type ProfileFormProps<Fields> = {
  /** Name of the form's draft. */
  name: string;
  /** Values saved in the account. */
  saved: Fields;
  /** Initial values of the fields. */
  values: Fields;
  today: Day;
  /** Saves the fields, then calls `clearDraft`, before the data shown is replaced. @throws ApiError */
  onSave: (fields: Fields, clearDraft: () => Promise<void>) => Promise<void>;
};

const FIELD_NAMES = [
  'nome',
  'cognome',
  'nascita',
  'luogo_nascita',
  'genere',
  'codice_fiscale',
  'telefono',
  'telefono2',
  'indirizzo',
  'cap',
  'citta',
  'provincia',
  'paese',
] as const;

const LABELS = Object.fromEntries(FIELD_NAMES.map((name) => [name, strings.labels[name]]));

/** Profile of a person. ACC-01 */
export function PersonForm({ name, saved, values, today, onSave }: ProfileFormProps<PersonProfileFields>) {
  const schema = useMemo(() => PersonProfile(today), [today]);
  const form = useForm({
    schema,
    submit: async (fields) => {
      await onSave(fields, clearDraft);
      return undefined;
    },
    explain: updateFailure,
  });
  const clearDraft = useDraft({ form: form.element, name, saved });
  const { labels } = strings;
  const { errors } = form;
  return (
    <Form state={form} labels={LABELS} submit={strings.submit} offline={formStrings.savedOnDevice}>
      <FormSection title={strings.person}>
        <NameFields labels={labels} values={values} errors={errors} />
        <div className={`stack14 ${styles.pair}`}>
          <Field
            type="date"
            name="nascita"
            label={labels.nascita}
            autoComplete="bday"
            min="1900-01-01"
            max={today}
            defaultValue={values.nascita}
            error={errors.nascita}
          />
          <SelectField
            name="genere"
            label={labels.genere}
            autoComplete="sex"
            options={strings.genders}
            defaultValue={values.genere}
            error={errors.genere}
          />
        </div>
        <Field
          name="luogo_nascita"
          label={labels.luogo_nascita}
          autoComplete="off"
          hint={strings.birthPlaceHint}
          defaultValue={values.luogo_nascita}
          error={errors.luogo_nascita}
        />
        <Field
          name="codice_fiscale"
          label={labels.codice_fiscale}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={values.codice_fiscale}
          error={errors.codice_fiscale}
        />
      </FormSection>
      <ContactSection values={values} errors={errors} />
      <AddressSection title={strings.address} values={values} errors={errors} />
    </Form>
  );
}
