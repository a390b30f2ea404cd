import { EmailField, Field } from '#src/ui/form/field.tsx';
import type { FieldErrors } from './check-values.ts';
import { invoiceStrings as strings } from './field-strings.ts';
import styles from './form-section.module.css';

const CODE_ATTRIBUTES = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

type NumberProps = {
  values?: { codice_fiscale: string; partita_iva: string } | undefined;
  errors: FieldErrors;
  fiscalCodeRequired: boolean;
  vatHint?: string | undefined;
};

/** Fields for the tax numbers of an invoice's recipient. */
export function TaxNumbers({ values, errors, fiscalCodeRequired, vatHint }: NumberProps) {
  const { labels } = strings;
  return (
    <div className={`stack14 ${styles.pair}`}>
      <Field
        {...CODE_ATTRIBUTES}
        name="codice_fiscale"
        label={labels.codice_fiscale}
        defaultValue={values?.codice_fiscale}
        error={errors.codice_fiscale}
        aria-required={fiscalCodeRequired}
      />
      <Field
        {...CODE_ATTRIBUTES}
        name="partita_iva"
        label={labels.partita_iva}
        hint={vatHint}
        defaultValue={values?.partita_iva}
        error={errors.partita_iva}
      />
    </div>
  );
}

type DeliveryProps = {
  values?: { sdi: string; pec: string } | undefined;
  errors: FieldErrors;
  sdiLabel?: string;
  sdiHint?: string;
  sdiRequired?: boolean;
};

/** Fields for the two ways in which an electronic invoice is delivered. */
export function InvoiceDelivery({
  values,
  errors,
  sdiLabel = strings.labels.sdi,
  sdiHint = strings.sdiHint,
  sdiRequired = false,
}: DeliveryProps) {
  return (
    <div className={`stack14 ${styles.pair}`}>
      <Field
        {...CODE_ATTRIBUTES}
        name="sdi"
        label={sdiLabel}
        hint={sdiHint}
        defaultValue={values?.sdi}
        error={errors.sdi}
        aria-required={sdiRequired}
      />
      <EmailField
        name="pec"
        label={strings.labels.pec}
        autoComplete="off"
        defaultValue={values?.pec}
        error={errors.pec}
      />
    </div>
  );
}

/** Field for the code of a public tender. */
export function TenderField({ value, error }: { value?: string; error: string | undefined }) {
  return (
    <Field
      {...CODE_ATTRIBUTES}
      name="cig"
      label={strings.labels.cig}
      hint={strings.cigHint}
      defaultValue={value}
      error={error}
    />
  );
}
