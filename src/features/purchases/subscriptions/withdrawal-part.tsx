import { useRef, useState } from 'react';
import { type DeclarationReply, withdraw } from '#api/account/subscriptions.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import type { Withdrawal } from '#domain/validation/withdrawal.ts';
import { Button } from '#src/ui/button.tsx';
import { receiptStrings, withdrawalStrings as strings } from './strings.ts';
import type { SubscriptionActions } from './subscription-actions.ts';
import styles from './subscriptions.module.css';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { lateFailure } from './withdrawal-words.ts';

type Props = SubscriptionActions & {
  /** Name of the paper and of the product. */
  productName: string;
  today: Day;
  subscription: OwnSubscription;
};

/**
 * Lets the reader withdraw from the contract, for as long as the right lasts. Art. 54-bis of the Codice del consumo.
 * ACC-03
 */
export function WithdrawalPart({
  productName,
  today,
  subscription,
  api,
  online,
  user,
  onChange,
  onGone,
  say,
}: Props) {
  const part = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { id, startsOn, withdrawUntil, givenDays } = subscription;
  if (withdrawUntil === null) return null;

  function showLate({ subscriptions }: DeclarationReply, { email }: Withdrawal) {
    if (part.current?.closest('section')?.contains(document.activeElement)) onGone();
    onChange(subscriptions);
    say(`${strings.doneTitle}. ${receiptStrings.mailed(email)}`);
  }

  return (
    <div ref={part} className={`cluster ${styles.withdrawal}`}>
      <Button look="plain" disabled={!online} onClick={() => setOpen(true)}>
        {strings.open}
      </Button>
      <p className="meta">{strings.until(withdrawUntil)}</p>
      {open && (
        <WithdrawalDialog
          today={today}
          prefilled={{
            nome: `${user.name} ${user.surname}`.trim(),
            contratto: strings.contract(id, productName, startsOn),
            email: user.email,
          }}
          days={givenDays}
          send={async (declaration) => withdraw(await api(), { id, declaration })}
          onLateReply={showLate}
          onLateFailure={(error) => say(lateFailure(error))}
          onClose={(declared) => {
            setOpen(false);
            if (!declared) return;
            onChange(declared.subscriptions);
            onGone();
          }}
        />
      )}
    </div>
  );
}
