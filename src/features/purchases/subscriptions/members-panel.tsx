import { useCallback, useId, useRef, useState } from 'react';
import { listMembers, removeMember, resendInvite } from '#api/account/members.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { dayAt } from '#domain/dates.ts';
import { type Invite, isShared, type Member, type Seats } from '#domain/members.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Plan } from '#domain/products.ts';
import { ConfirmDialog } from '#src/components/account/confirm-dialog.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useFocusAfterRender } from '#src/components/account/use-focus-after-render.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { copyText } from '#src/components/copy-text.ts';
import { failureOf } from '#src/components/forms/failure-of.ts';
import { useToast } from '#src/ui/toast.tsx';
import styles from './members.module.css';
import { MembersFilter } from './members-filter.tsx';
import { MembersInviteDialog } from './members-invite-dialog.tsx';
import { MembersList } from './members-list.tsx';
import { MembersSales } from './members-sales.tsx';
import { memberMessages, removeStrings, membersStrings as strings } from './members-strings.ts';

type Props = {
  api: () => Promise<Api>;
  /** A subscription that the reader holds. */
  subscription: { id: number; plan: Plan };
  online: boolean;
};

/** A filter is shown if the subscription has more seats than this. */
const MAX_SEATS_WITHOUT_FILTER = 10;

type LoadedSeats = { seats: Seats; today: Day };
type OpenDialog = 'invite' | Member | Invite | null;

/** The seats with the day on which they were loaded, because rendering must not read the clock. */
const withToday = (seats: Seats): LoadedSeats => ({ seats, today: dayAt(new Date()) });

/** Members of a family or company subscription; renders nothing for a personal one. ACC-04 */
export function MembersPanel(props: Props) {
  return isShared(props.subscription.plan) ? <Panel {...props} /> : null;
}

function Panel({ api, subscription: { id, plan }, online }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { toast, say } = useToast();
  const [open, setOpen] = useState<OpenDialog>(null);
  const [typed, setTyped] = useState('');
  const { loadable, reload, setData } = useLoaded<LoadedSeats>(
    useCallback(async () => withToday(await listMembers(await api(), id)), [api, id]),
  );
  const backToTitle = useFocusAfterRender(title);

  async function change(request: (clients: Api) => Promise<Seats>, done: string, failed: string) {
    try {
      setData(withToday(await request(await api())));
      say(done);
    } catch (error) {
      if (errorKindOf(error) === 'not-found') {
        reload();
        backToTitle();
        say(memberMessages.gone);
      } else say(`${failed} ${reasonOf(error)}`);
    }
  }

  const resend = ({ id: seat, email }: Invite) =>
    change(
      (clients) => resendInvite(clients, id, seat),
      memberMessages.resent(email),
      memberMessages.resendFailed,
    );

  async function remove({ id: seat, name }: Member | Invite) {
    const failed = memberMessages.removeFailed(name);
    await change((clients) => removeMember(clients, id, seat), memberMessages.removed(name), failed);
    backToTitle();
  }

  async function copy({ code, name }: Invite) {
    say((await copyText(code)) ? memberMessages.copied(name) : memberMessages.notCopied(code));
  }

  function onInvited(seats: Seats, email: string) {
    setData(withToday(seats));
    setOpen(null);
    const isMailed = seats.invites.find((invite) => invite.email === email)?.state === 'email_sent';
    say(isMailed ? memberMessages.invited(email) : memberMessages.inviteNotMailed);
    backToTitle();
  }

  // The reader does not hold the subscription, or no longer does.
  if (loadable.state === 'failed' && loadable.kind === 'not-found') return null;
  return (
    <div className={styles.panel}>
      <div className={`spread ${styles.head}`}>
        <h3 id={titleId} tabIndex={-1} ref={title}>
          {strings.title}
        </h3>
        {loadable.state === 'known' && (
          <p className="meta num">{strings.seats(loadable.data.seats.used, loadable.data.seats.total)}</p>
        )}
      </div>
      <LoadedPart loadable={loadable} onRetry={reload}>
        {({ seats, today }) => (
          <>
            {seats.total > MAX_SEATS_WITHOUT_FILTER && (
              <MembersFilter seats={seats} typed={typed} onType={setTyped} />
            )}
            <MembersList
              seats={seats}
              today={today}
              online={online}
              typed={seats.total > MAX_SEATS_WITHOUT_FILTER ? typed : ''}
              titleId={titleId}
              onInvite={() => setOpen('invite')}
              onResend={(invite) => void resend(invite)}
              onCopy={(invite) => void copy(invite)}
              onRemove={setOpen}
            />
            {seats.used >= seats.total && <p className="meta">{strings.full}</p>}
          </>
        )}
      </LoadedPart>
      {!online && loadable.state === 'known' && <p className="meta">{strings.offline}</p>}
      {plan === 'company' && <MembersSales api={api} online={online} />}
      {open === 'invite' && (
        <MembersInviteDialog
          api={api}
          subscriptionId={id}
          onInvited={onInvited}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'invite' && (
        <RemoveDialog seat={open} onConfirm={() => void remove(open)} onClose={() => setOpen(null)} />
      )}
      {toast}
    </div>
  );
}

type RemoveProps = { seat: Member | Invite; onConfirm: () => void; onClose: () => void };

function RemoveDialog({ seat, ...handlers }: RemoveProps) {
  const isInvite = 'code' in seat;
  return (
    <ConfirmDialog
      title={isInvite ? removeStrings.invite(seat.name) : removeStrings.member(seat.name)}
      text={isInvite ? removeStrings.inviteText : removeStrings.memberText}
      confirm={strings.actions.remove}
      labels={strings}
      {...handlers}
    />
  );
}

function reasonOf(error: unknown): string {
  const refusal = failureOf(error, []);
  return 'title' in refusal ? `${refusal.title} ${refusal.text}` : refusal.message;
}
