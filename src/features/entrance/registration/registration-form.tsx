import { useState } from 'react';
import { register } from '#api/account/registration.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Registrant } from '#domain/validation/company-registration.ts';
import { phoneHint } from '#src/components/forms/field-strings.ts';
import { Form } from '#src/components/forms/form.tsx';
import pairs from '#src/components/forms/form-section.module.css';
import { NameFields } from '#src/components/forms/name-fields.tsx';
import { PasswordRules } from '#src/components/forms/password-rules.tsx';
import { formStrings } from '#src/components/forms/strings.ts';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import { useRestoredDraft } from '#src/components/forms/use-restored-draft.ts';
import { visitorDrafts } from '#src/state/drafts/visitor-drafts.ts';
import { EmailField, Field } from '#src/ui/form/field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Clauses } from './clauses.tsx';
import { CompanyFields } from './company-fields.tsx';
import { Consents } from './consents.tsx';
import { KindChoice } from './kind-choice.tsx';
import { REGISTRATION_LABELS } from './registration-labels.ts';
import styles from './registration-screen.module.css';
import { REGISTRATION_FORMS } from './schema.ts';
import { companyStrings, strings } from './strings.ts';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  email: string | undefined;
  redirectUri: string | undefined;
  /** Continues with the activation. */
  onDone: (email: string) => void;
};

const DRAFT = { name: 'registration', saved: {}, store: visitorDrafts };

/**
 * The registration form; the fields that persons and companies share keep their values when another kind is chosen.
 * ACC-09
 */
export function RegistrationForm({ brand, api, email, redirectUri, onDone }: Props) {
  const [kind, setKind] = useState<Registrant>('persona');
  /** Fields of an organisation, once shown, stay rendered with what was typed into them. */
  const [organisation, setOrganisation] = useState<'azienda' | 'pa' | null>(null);
  const form = useForm({
    schema: REGISTRATION_FORMS[kind],
    submit: async ({ conferma, ...fields }) => {
      await register(await api(), { kind, fields, redirectUri });
      await settled();
      onDone(fields.email);
      return 'leaving';
    },
  });
  const settled = useDraft({ form: form.element, ...DRAFT });
  useRestoredDraft(form.element, DRAFT.name);
  const { labels } = strings;
  const { errors } = form;
  const isPerson = kind === 'persona';
  return (
    <Form
      state={form}
      labels={REGISTRATION_LABELS[kind]}
      submit={strings.submit}
      offline={formStrings.savedInTab}
      before={
        <KindChoice
          initial="persona"
          onChoose={(chosen) => {
            setKind(chosen);
            if (chosen !== 'persona') setOrganisation(chosen);
          }}
        />
      }
    >
      {organisation && (
        <fieldset className={styles.part} hidden={isPerson} disabled={isPerson}>
          <CompanyFields kind={organisation} errors={errors} />
        </fieldset>
      )}
      {!isPerson && <h2 className={styles.heading}>{companyStrings.refereeTitle}</h2>}
      <NameFields labels={isPerson ? labels : companyStrings.referee} errors={errors} />
      {organisation && (
        <fieldset className={styles.part} hidden={isPerson} disabled={isPerson}>
          <Field
            type="tel"
            inputMode="tel"
            name="telefono"
            label={companyStrings.phone}
            hint={phoneHint}
            autoComplete="tel"
            error={errors.telefono}
          />
        </fieldset>
      )}
      <EmailField name="email" label={labels.email} defaultValue={email} error={errors.email} aria-required />
      <div className={`stack14 ${pairs.pair}`}>
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete="new-password"
          error={errors.password}
          aria-required
        />
        <PasswordField
          name="conferma"
          label={labels.conferma}
          autoComplete="new-password"
          error={errors.conferma}
          aria-required
        />
      </div>
      <PasswordRules form={form.element} name="password" />
      <Consents errors={errors} privacyUrl={privacyUrlOf(brand)} />
      {organisation && (
        <fieldset className={styles.part} hidden={isPerson} disabled={isPerson}>
          <Clauses errors={errors} termsUrl={brand.companyTermsUrl} />
        </fieldset>
      )}
    </Form>
  );
}

/** The privacy link of the footer. */
const privacyUrlOf = ({ footer }: PublicBrand) => footer.find(({ url }) => url.endsWith('/privacy'))?.url;
