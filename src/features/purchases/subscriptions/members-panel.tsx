import { useCallback, useId, useRef, useState } from 'react';
import { listMembers, removeMember, resendInvite } from '#api/account/members.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { dayAt } from '#domain/dates.ts';
import { type Invite, isShared, type Member, type Seats } from '#domain/members.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Plan } from '#domain/products.ts';
import { AskedPart } from '#src/components/account/asked-part.tsx';
import { ConfirmDialog } from '#src/components/account/confirm-dialog.tsx';
import { useFocusAfterRender } from '#src/components/account/use-focus-after.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { failureOf } from '#src/components/forms/failure-of.ts';
import { useToast } from '#src/ui/toast.tsx';
import styles from './members.module.css';
import { MembersFilter } from './members-filter.tsx';
import { MembersInviteDialog } from './members-invite-dialog.tsx';
import { MembersList } from './members-list.tsx';
import { MembersSales } from './members-sales.tsx';
import { memberNews, removeStrings, membersStrings as strings } from './members-strings.ts';

type Props = {
  api: () => Promise<Api>;
  /** A subscription that the reader holds. */
  subscription: { id: number; plan: Plan };
  online: boolean;
};

/** From this number of members a filter is shown. */
const FILTER_FROM = 10;

type Known = { seats: Seats; today: Day };
type Open = 'invite' | Member | Invite | null;

/** The day is read when the seats arrive: rendering must not read the clock. */
const known = (seats: Seats): Known => ({ seats, today: dayAt(new Date()) });

/** Members of a family or company subscription; renders nothing for a personal one. ACC-04 */
export function MembersPanel(props: Props) {
  return isShared(props.subscription.plan) ? <Panel {...props} /> : null;
}

function Panel({ api, subscription: { id, plan }, online }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { toast, say } = useToast();
  const [open, setOpen] = useState<Open>(null);
  const [typed, setTyped] = useState('');
  const { asked, askAgain, setKnown } = useLoaded<Known>(
    useCallback(async () => known(await listMembers(await api(), id)), [api, id]),
  );
  const backToTitle = useFocusAfterRender(title);

  async function change(call: (clients: Api) => Promise<Seats>, done: string, failed: string) {
    try {
      setKnown(known(await call(await api())));
      say(done);
    } catch (error) {
      if (errorKindOf(error) === 'not-found') {
        askAgain();
        backToTitle();
        say(memberNews.gone);
      } else say(`${failed} ${reasonOf(error)}`);
    }
  }

  const resend = ({ id: seat, email }: Invite) =>
    change((clients) => resendInvite(clients, id, seat), memberNews.resent(email), memberNews.resendFailed);

  async function remove({ id: seat, name }: Member | Invite) {
    const failed = memberNews.removeFailed(name);
    await change((clients) => removeMember(clients, id, seat), memberNews.removed(name), failed);
    backToTitle();
  }

  async function copy({ code, name }: Invite) {
    try {
      await navigator.clipboard.writeText(code);
      say(memberNews.copied(name));
    } catch {
      // Copying was refused, or is not supported: the reader can read the code on the page.
      say(memberNews.notCopied(code));
    }
  }

  function invited(seats: Seats, email: string) {
    setKnown(known(seats));
    setOpen(null);
    const left = seats.invites.find((invite) => invite.email === email)?.state === 'email_sent';
    say(left ? memberNews.invited(email) : memberNews.inviteWaits);
    backToTitle();
  }

  // The subscription is not the reader's any more, or never was.
  if (asked.state === 'failed' && asked.kind === 'not-found') return null;
  return (
    <div className={styles.panel}>
      <div className={`spread ${styles.head}`}>
        <h3 id={titleId} tabIndex={-1} ref={title}>
          {strings.title}
        </h3>
        {asked.state === 'known' && (
          <p className="meta num">{strings.seats(asked.data.seats.used, asked.data.seats.total)}</p>
        )}
      </div>
      <AskedPart asked={asked} onRetry={askAgain}>
        {({ seats, today }) => (
          <>
            {seats.total > FILTER_FROM && <MembersFilter seats={seats} typed={typed} onType={setTyped} />}
            <MembersList
              seats={seats}
              today={today}
              online={online}
              typed={seats.total > FILTER_FROM ? typed : ''}
              titleId={titleId}
              onInvite={() => setOpen('invite')}
              onResend={(invite) => void resend(invite)}
              onCopy={(invite) => void copy(invite)}
              onRemove={setOpen}
            />
            {seats.used >= seats.total && <p className="meta">{strings.full}</p>}
          </>
        )}
      </AskedPart>
      {!online && asked.state === 'known' && <p className="meta">{strings.offline}</p>}
      {plan === 'company' && <MembersSales api={api} online={online} />}
      {open === 'invite' && (
        <MembersInviteDialog
          api={api}
          subscriptionId={id}
          onInvited={invited}
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

function RemoveDialog({ seat, ...on }: RemoveProps) {
  const isInvite = 'code' in seat;
  return (
    <ConfirmDialog
      title={isInvite ? removeStrings.invite(seat.name) : removeStrings.member(seat.name)}
      text={isInvite ? removeStrings.inviteText : removeStrings.memberText}
      confirm={strings.actions.remove}
      words={strings}
      {...on}
    />
  );
}

function reasonOf(error: unknown): string {
  const refusal = failureOf(error, []);
  return 'title' in refusal ? `${refusal.title} ${refusal.text}` : refusal.message;
}
