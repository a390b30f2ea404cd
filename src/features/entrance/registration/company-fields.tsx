import { ITALY } from '#domain/countries.ts';
import type { Organisation } from '#domain/validation/company-registration.ts';
import { AddressSection } from '#src/components/forms/address-section.tsx';
import type { FieldErrors } from '#src/components/forms/check-values.ts';
import { invoiceStrings } from '#src/components/forms/field-strings.ts';
import { FormSection } from '#src/components/forms/form-section.tsx';
import { InvoiceDelivery, TaxNumbers, TenderField } from '#src/components/forms/invoice-fields.tsx';
import { Field } from '#src/ui/form/field.tsx';
import { companyStrings as strings } from './strings.ts';

type Props = { kind: Organisation; errors: FieldErrors };

const ADDRESS = { indirizzo: '', citta: '', cap: '', provincia: '', paese: ITALY };

/** Fields of a company or a public body, and of its invoices. ACC-09, ACC-06 */
export function CompanyFields({ kind, errors }: Props) {
  const isPublicBody = kind === 'pa';
  const words = strings[kind];
  return (
    <>
      <FormSection title={words.title} text={words.text}>
        <Field
          name="azienda"
          label={words.labels.azienda}
          autoComplete="organization"
          error={errors.azienda}
          aria-required
        />
        <TaxNumbers errors={errors} fiscalCodeRequired={isPublicBody} vatHint={words.vatHint} />
      </FormSection>
      <FormSection title={invoiceStrings.delivery} text={words.deliveryText}>
        <InvoiceDelivery
          errors={errors}
          sdiLabel={words.labels.sdi}
          sdiHint={words.sdiHint}
          sdiRequired={isPublicBody}
        />
        {isPublicBody && <TenderField error={errors.cig} />}
      </FormSection>
      <AddressSection title={strings.address} values={ADDRESS} errors={errors} required />
    </>
  );
}
