import { useMemo, useState } from 'react';
import type { InvoicingData } from '#domain/profile.ts';
import { Invoicing, type InvoicingFields } from '#domain/validation/invoicing-form.ts';
import { AddressSection } from '#src/components/forms/address-section.tsx';
import { invoiceStrings } from '#src/components/forms/field-strings.ts';
import { Form } from '#src/components/forms/form.tsx';
import { FormSection } from '#src/components/forms/form-section.tsx';
import { InvoiceWays, TaxNumbers, TenderField } from '#src/components/forms/invoice-fields.tsx';
import { formStrings } from '#src/components/forms/strings.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { invoicingStrings as strings } from './strings.ts';
import { updateFailure } from './update-failure.ts';

type Props = {
  /** Name of the form's draft. */
  name: string;
  kind: InvoicingData['kind'];
  saved: InvoicingFields;
  /** Initial values of the fields. */
  values: InvoicingFields;
  /** @throws ApiError */
  onSave: (fields: InvoicingFields, settled: () => Promise<void>) => Promise<void>;
};

/** Form for the invoice's recipient. The required fields depend on the checkbox and on the kind of account. ACC-06 */
export function InvoicingForm({ name, kind, saved, values, onSave }: Props) {
  const company = kind === 'company';
  const [wanted, setWanted] = useState(values.fattura);
  const schema = useMemo(() => Invoicing(kind), [kind]);
  const form = useForm({
    schema,
    submit: async (fields) => {
      await onSave(fields, settled);
      return undefined;
    },
    explain: updateFailure,
  });
  const settled = useDraft({ form: form.element, name, saved });
  const { labels } = strings;
  const { errors } = form;
  const required = company || wanted;
  return (
    <Form state={form} labels={labels} submit={strings.submit} offline={formStrings.keptOnDevice}>
      <FormSection title={strings.recipient}>
        {company ? (
          <input type="checkbox" name="fattura" checked readOnly hidden />
        ) : (
          <Checkbox name="fattura" defaultChecked={values.fattura} onChange={setWanted}>
            {strings.fattura}
          </Checkbox>
        )}
        <Field
          name="destinatario"
          label={labels.destinatario}
          autoComplete={company ? 'organization' : 'name'}
          defaultValue={values.destinatario}
          error={errors.destinatario}
          aria-required={required}
        />
        <TaxNumbers
          values={values}
          errors={errors}
          fiscalCodeRequired={wanted && !company}
          vatHint={company ? undefined : invoiceStrings.optional}
        />
      </FormSection>
      <FormSection
        title={invoiceStrings.delivery}
        text={company ? strings.deliveryText : strings.personDeliveryText}
      >
        <InvoiceWays values={values} errors={errors} />
        <TenderField value={values.cig} error={errors.cig} />
      </FormSection>
      <AddressSection
        title={strings.address}
        text={strings.addressText}
        values={values}
        errors={errors}
        required={required}
      />
    </Form>
  );
}
