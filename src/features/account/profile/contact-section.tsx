import type { FieldErrors } from '#src/components/forms/check-values.ts';
import { phoneHint } from '#src/components/forms/field-strings.ts';
import styles from '#src/components/forms/form-section.module.css';
import { FormSection } from '#src/components/forms/form-section.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { profileStrings as strings } from './strings.ts';

type Props = { values: { telefono: string; telefono2: string }; errors: FieldErrors };

const PHONE = { type: 'tel', inputMode: 'tel', hint: phoneHint } as const;

/** Contact fields with at most two telephone numbers. */
export function ContactSection({ values, errors }: Props) {
  const { labels } = strings;
  return (
    <FormSection title={strings.contacts}>
      <div className={`stack14 ${styles.pair}`}>
        <Field
          {...PHONE}
          name="telefono"
          label={labels.telefono}
          autoComplete="tel"
          defaultValue={values.telefono}
          error={errors.telefono}
        />
        <Field
          {...PHONE}
          name="telefono2"
          label={labels.telefono2}
          autoComplete="off"
          defaultValue={values.telefono2}
          error={errors.telefono2}
        />
      </div>
    </FormSection>
  );
}
