import { activateMembership } from '#api/account/activate-membership.ts';
import type { Api } from '#api/clients.ts';
import { logoutUrl } from '#domain/account-site.ts';
import { HOME } from '#domain/addresses.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { TakenSeat } from '#domain/members.ts';
import { SeatActivation } from '#domain/validation/members.ts';
import type { Refusal } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { useUser } from '#src/state/session/session.ts';
import { messages } from '#src/strings/messages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Field } from '#src/ui/form/field.tsx';
import styles from './membership.module.css';
import { membershipStrings as strings } from './strings.ts';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  code: string | undefined;
  /** Called with the seat that was taken; with `before` if the reader had a seat already. */
  onTaken: (seat: TakenSeat | 'before') => void;
};

/** Form for the code of an invite; after a refusal it shows the reason. ACC-04 */
export function MembershipForm({ brand, api, code, onTaken }: Props) {
  const email = useUser()?.email ?? '';
  const form = useForm({
    schema: SeatActivation,
    submit: async ({ codice }) => {
      onTaken(await takeSeat(api, codice));
      return 'leaving';
    },
    explain: (error) => explain(error, email),
  });
  return (
    <div className={`stack14 ${styles.form}`}>
      <p className={`meta ${styles.as}`}>{strings.signedInAs(email)}</p>
      <Form
        state={form}
        labels={strings.labels}
        submit={strings.submit}
        offline={strings.offline}
        after={
          form.failure?.title === strings.otherAddress.title && (
            // A path instead of a full address, so that the app navigates there itself. SHL-05
            <ButtonLink look="plain" href={logoutUrl({ accountOrigin: '' }, brand.origin + HOME)}>
              {strings.signOut}
            </ButtonLink>
          )
        }
      >
        <Field
          name="codice"
          label={strings.labels.codice}
          hint={strings.hint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          defaultValue={code}
          error={form.errors.codice}
        />
      </Form>
    </div>
  );
}

async function takeSeat(api: () => Promise<Api>, code: string): Promise<TakenSeat | 'before'> {
  try {
    return await activateMembership(await api(), code);
  } catch (error) {
    if (errorKindOf(error) === 'already-member') return 'before';
    throw error;
  }
}

function explain(error: unknown, email: string): Refusal | null {
  switch (errorKindOf(error)) {
    case 'code-not-valid':
      return { field: 'codice', message: strings.codeNotValid };
    case 'other-invite':
      return { title: strings.otherAddress.title, text: strings.otherAddress.text(email) };
    case 'no-seats':
      return strings.noSeats;
    case 'subscription-not-active':
      return { title: messages.subscription_activation_error, text: '' };
    default:
      return null;
  }
}
