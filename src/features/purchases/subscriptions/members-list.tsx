import type { Invite, Member, Seats } from '#domain/members.ts';
import type { Day } from '#domain/newsstand.ts';
import { STATUSES } from '#src/components/account/subscription-words.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './members.module.css';
import { MembersRow } from './members-row.tsx';
import { membersStrings as strings } from './members-strings.ts';
import { filterByText, inviteWords, sinceWords } from './members-words.ts';

/** Actions on a seat. */
export type SeatActions = {
  onInvite: () => void;
  onResend: (invite: Invite) => void;
  onCopy: (invite: Invite) => void;
  onRemove: (seat: Member | Invite) => void;
};

type Props = SeatActions & {
  seats: Seats;
  today: Day;
  online: boolean;
  /** Text by which names and e-mails are filtered; empty for all. */
  typed: string;
  titleId: string;
};

const ICONS = { email_sent: 'mail', to_send_activation: 'warn', expired: 'clock' } as const;

/** The holder, the members, the invites and the free seats. */
export function MembersList({ seats, today, online, typed, titleId, ...seatActions }: Props) {
  const { holder, members, invites, total, used } = seats;
  const free = total - used;
  const active = { icon: 'check-circle', ...STATUSES.active } as const;
  return (
    <ul className={`hr ${styles.list}`} aria-labelledby={titleId}>
      {filterByText([holder], typed).map((person) => (
        <MembersRow
          key={person.id}
          name={person.name}
          email={person.email}
          state={active}
          note={strings.holder}
        />
      ))}
      {filterByText(members, typed).map((member) => (
        <MembersRow
          key={member.id}
          name={member.name}
          email={member.email}
          state={active}
          note={sinceWords(member)}
          actions={<RemoveButton seat={member} online={online} onRemove={seatActions.onRemove} />}
        />
      ))}
      {filterByText(invites, typed).map((invite) => (
        <MembersRow
          key={invite.id}
          name={invite.name}
          email={invite.email}
          state={{ icon: ICONS[invite.state], ...STATUSES[invite.state] }}
          note={inviteWords(invite, today)}
          {...(invite.state !== 'expired' && { code: strings.code(invite.code) })}
          actions={<InviteActions invite={invite} online={online} {...seatActions} />}
        />
      ))}
      {free > 0 && typed.trim() === '' && (
        <MembersRow
          name={strings.free(free)}
          state={{ icon: 'user', label: strings.toAssign, tone: 'none' }}
          note=""
          actions={
            <Button size="small" disabled={!online} onClick={seatActions.onInvite}>
              {strings.actions.invite}
            </Button>
          }
        />
      )}
    </ul>
  );
}

type InviteProps = Omit<SeatActions, 'onInvite'> & { invite: Invite; online: boolean };

function InviteActions({ invite, online, onResend, onCopy, onRemove }: InviteProps) {
  const { actions, actionFor } = strings;
  return (
    <>
      <Button
        look="plain"
        size="small"
        aria-label={actionFor(actions.resend, invite.name)}
        disabled={!online}
        onClick={() => onResend(invite)}
      >
        {actions.resend}
      </Button>
      {invite.state !== 'expired' && (
        <Button
          look="plain"
          size="small"
          aria-label={actionFor(actions.copy, invite.name)}
          onClick={() => onCopy(invite)}
        >
          {actions.copy}
        </Button>
      )}
      <RemoveButton seat={invite} online={online} onRemove={onRemove} />
    </>
  );
}

type RemoveProps = Pick<SeatActions, 'onRemove'> & { seat: Member | Invite; online: boolean };

function RemoveButton({ seat, online, onRemove }: RemoveProps) {
  const { actions, actionFor } = strings;
  return (
    <Button
      look="plain"
      size="small"
      aria-label={actionFor(actions.remove, seat.name)}
      disabled={!online}
      onClick={() => onRemove(seat)}
    >
      {actions.remove}
    </Button>
  );
}
