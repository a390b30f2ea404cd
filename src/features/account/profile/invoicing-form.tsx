import { useMemo, useState } from 'react';
import type { InvoicingData } from '#domain/profile.ts';
import { Invoicing, type InvoicingFields } from '#domain/validation/invoicing-form.ts';
import { AddressSection } from '#src/components/forms/address-section.tsx';
import { invoiceStrings } from '#src/components/forms/field-strings.ts';
import { Form } from '#src/components/forms/form.tsx';
import { FormSection } from '#src/components/forms/form-section.tsx';
import { InvoiceDelivery, TaxNumbers, TenderField } from '#src/components/forms/invoice-fields.tsx';
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
  /** Saves the fields, then calls `clearDraft`, before the data shown is replaced. @throws ApiError */
  onSave: (fields: InvoicingFields, clearDraft: () => Promise<void>) => Promise<void>;
};

/** Form for the invoice's recipient. The required fields depend on the checkbox and on the kind of account. ACC-06 */
export function InvoicingForm({ name, kind, saved, values, onSave }: Props) {
  const isCompany = kind === 'company';
  const [wantsInvoice, setWantsInvoice] = useState(values.fattura);
  const schema = useMemo(() => Invoicing(kind), [kind]);
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
  const isRequired = isCompany || wantsInvoice;
  return (
    <Form state={form} labels={labels} submit={strings.submit} offline={formStrings.savedOnDevice}>
      <FormSection title={strings.recipient}>
        {isCompany ? (
          <input type="checkbox" name="fattura" checked readOnly hidden />
        ) : (
          <Checkbox name="fattura" defaultChecked={values.fattura} onChange={setWantsInvoice}>
            {strings.fattura}
          </Checkbox>
        )}
        <Field
          name="destinatario"
          label={labels.destinatario}
          autoComplete={isCompany ? 'organization' : 'name'}
          defaultValue={values.destinatario}
          error={errors.destinatario}
          aria-required={isRequired}
        />
        <TaxNumbers
          values={values}
          errors={errors}
          fiscalCodeRequired={wantsInvoice && !isCompany}
          vatHint={isCompany ? undefined : invoiceStrings.optional}
        />
      </FormSection>
      <FormSection
        title={invoiceStrings.delivery}
        text={isCompany ? strings.deliveryText : strings.personDeliveryText}
      >
        <InvoiceDelivery values={values} errors={errors} />
        <TenderField value={values.cig} error={errors.cig} />
      </FormSection>
      <AddressSection
        title={strings.address}
        text={strings.addressText}
        values={values}
        errors={errors}
        required={isRequired}
      />
    </Form>
  );
}
