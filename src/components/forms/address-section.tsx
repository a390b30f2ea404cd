import { useMemo, useState } from 'react';
import { ITALY, namedCountries } from '#domain/countries.ts';
import { ABOLISHED_PROVINCES, PROVINCES } from '#domain/provinces.ts';
import type { AddressValues } from '#domain/validation/address-fields.ts';
import { Field } from '#src/ui/form/field.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import type { FieldErrors } from './check-values.ts';
import { addressStrings as strings } from './field-strings.ts';
import styles from './form-section.module.css';
import { FormSection } from './form-section.tsx';

type Props = { title: string; text?: string; values: AddressValues; errors: FieldErrors; required?: boolean };

const PROVINCE_OPTIONS = [
  ['', strings.none] as const,
  ...PROVINCES.map(([code, name]) => [code, `${name} (${code})`] as const),
  ...ABOLISHED_PROVINCES.map(([code, name, year]) => [code, strings.abolished(name, code, year)] as const),
];

/** Fields of an address. The field for the province is only for Italy. */
export function AddressSection({ title, text, values, errors, required = false }: Props) {
  const { labels } = strings;
  const [country, setCountry] = useState(values.paese);
  const countries = useMemo(
    () => [['', strings.none] as const, ...namedCountries().map(({ code, name }) => [code, name] as const)],
    [],
  );
  const isAbroad = country !== '' && country !== ITALY;
  return (
    <FormSection title={title} {...(text && { text })}>
      <Field
        name="indirizzo"
        label={labels.indirizzo}
        autoComplete="street-address"
        defaultValue={values.indirizzo}
        error={errors.indirizzo}
        aria-required={required}
      />
      <div className={`stack14 ${styles.pair} ${styles.short}`}>
        <Field
          name="cap"
          label={labels.cap}
          autoComplete="postal-code"
          inputMode={isAbroad ? 'text' : 'numeric'}
          defaultValue={values.cap}
          error={errors.cap}
          aria-required={required && !isAbroad}
        />
        <Field
          name="citta"
          label={labels.citta}
          autoComplete="address-level2"
          defaultValue={values.citta}
          error={errors.citta}
          aria-required={required}
        />
      </div>
      <div className={`stack14 ${styles.pair}`}>
        <SelectField
          name="provincia"
          label={labels.provincia}
          autoComplete="address-level1"
          options={PROVINCE_OPTIONS}
          defaultValue={values.provincia}
          disabled={isAbroad}
          hint={isAbroad ? strings.noProvince : undefined}
          error={errors.provincia}
          aria-required={required && !isAbroad}
        />
        <SelectField
          name="paese"
          label={labels.paese}
          autoComplete="country"
          options={countries}
          defaultValue={values.paese}
          error={errors.paese}
          aria-required={required}
          onChange={({ target }) => setCountry(target.value)}
        />
      </div>
    </FormSection>
  );
}
