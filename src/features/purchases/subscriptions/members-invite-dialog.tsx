import { inviteMember } from '#api/account/members.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Seats } from '#domain/members.ts';
import { Invitation } from '#domain/validation/members.ts';
import type { Refusal } from '#src/components/forms/failure-of.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { messages } from '#src/strings/messages.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmailField, Field } from '#src/ui/form/field.tsx';
import styles from './members.module.css';
import { membersStrings, inviteStrings as strings } from './members-strings.ts';

type Props = {
  api: () => Promise<Api>;
  subscriptionId: number;
  onInvited: (seats: Seats, email: string) => void;
  onClose: () => void;
};

/** Dialog that invites a member. ACC-04 */
export function MembersInviteDialog({ api, subscriptionId, onInvited, onClose }: Props) {
  const form = useForm({
    schema: Invitation,
    submit: async ({ nome: name, email }) => {
      onInvited(await inviteMember(await api(), subscriptionId, { name, email }), email);
      return 'leaving';
    },
    explain: explainInvite,
  });
  const { labels } = strings;
  return (
    <Dialog title={strings.title} closeLabel={membersStrings.close} onClose={onClose}>
      <p className={styles.intro}>{strings.intro}</p>
      <Form state={form} labels={labels} submit={strings.submit}>
        <Field
          name="nome"
          label={labels.nome}
          hint={strings.nameHint}
          autoComplete="off"
          error={form.errors.nome}
        />
        <EmailField
          name="email"
          label={labels.email}
          hint={strings.emailHint}
          autoComplete="off"
          error={form.errors.email}
        />
      </Form>
    </Dialog>
  );
}

function explainInvite(error: unknown): Refusal | null {
  switch (errorKindOf(error)) {
    case 'own-invite':
      return { field: 'email', message: messages.cannot_invite_yourself };
    case 'already-member':
      return { field: 'email', message: strings.alreadyMember };
    case 'already-invited':
      return { field: 'email', message: strings.alreadyInvited };
    case 'no-seats':
      return strings.noSeats;
    case 'subscription-not-active':
      return strings.notActive;
    default:
      return null;
  }
}
