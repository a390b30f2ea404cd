import type { Recipient } from '#domain/press-review/recipients.ts';
import { statusCounts } from './filter-recipients.ts';
import { recipientStrings as strings } from './strings.ts';

/** How many there are, and how many of them get nothing. */
export function RecipientsFacts({ recipients }: { recipients: readonly Recipient[] }) {
  const { unsubscribed, bounced } = statusCounts(recipients);
  return (
    <p>
      {strings.facts(recipients.length)}
      {unsubscribed > 0 && <span className="sep">{strings.unsubscribedFact(unsubscribed)}</span>}
      {bounced > 0 && <span className="sep">{strings.bouncedFact(bounced)}</span>}
    </p>
  );
}
