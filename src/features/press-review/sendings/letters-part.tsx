import { type ReactNode, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { resend } from '#api/site/sendings.ts';
import type { Day } from '#domain/newsstand.ts';
import { REVIEW_SENDINGS } from '#domain/press-review/addresses.ts';
import type { Sending, SendingLetter } from '#domain/press-review/sending.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { ToastLink } from '#src/ui/toast.tsx';
import { actionFailure } from './action-failure.ts';
import { LetterList } from './letter-list.tsx';
import styles from './letters.module.css';
import { letterStrings as strings } from './strings.ts';

type Props = {
  sending: Sending;
  letters: readonly SendingLetter[];
  api: () => Promise<Api>;
  today: Day;
  say: (words: ReactNode) => void;
};

const FILTERS = {
  all: () => true,
  undelivered: ({ status }: SendingLetter) => status === 'failed' || status === 'skipped',
  openedOnly: ({ openedAt }: SendingLetter) => openedAt !== null,
} as const;
type Filter = keyof typeof FILTERS;

/** The letters of a sending, with a button to send some of them again. */
export function LettersPart({ sending, letters, api, today, say }: Props) {
  const online = useOnline();
  const [filter, setFilter] = useState<Filter>('all');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  /** Letters and idempotency key of the last order; after a failure the same letters get the same key. */
  const lastOrder = useRef<{ letterIds: string; key: string } | null>(null);
  const shown = letters.filter(FILTERS[filter]);
  const chosen = shown.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const failed = letters.filter(({ status }) => status === 'failed').map(({ id }) => id);

  async function sendAgain(ids: readonly number[]) {
    if (busy) return;
    const letterIds = ids.join();
    if (lastOrder.current?.letterIds !== letterIds)
      lastOrder.current = { letterIds, key: crypto.randomUUID() };
    setBusy(true);
    try {
      const id = await resend(await api(), sending.id, {
        idempotencyKey: lastOrder.current.key,
        letters: ids,
      });
      lastOrder.current = null;
      setSelected(new Set());
      say(
        <>
          {strings.resent} <ToastLink href={`${REVIEW_SENDINGS}?invio=${id}`}>{strings.see}</ToastLink>
        </>,
      );
    } catch (error) {
      say(actionFailure(error));
    }
    setBusy(false);
  }

  return (
    <section aria-label={strings.letters}>
      <div className={`spread ${styles.tools}`}>
        <fieldset className={`wrapping ${styles.filters}`}>
          <legend className="vh">{strings.filter}</legend>
          {(Object.keys(FILTERS) as Filter[]).map((name) => (
            <Button
              key={name}
              look={name === filter ? 'strong' : 'plain'}
              size="small"
              aria-pressed={name === filter}
              onClick={() => setFilter(name)}
            >
              {`${strings[name]} ${letters.filter(FILTERS[name]).length}`}
            </Button>
          ))}
        </fieldset>
        {sending.status === 'done' && chosen.length === 0 && failed.length > 0 && (
          <Button aria-disabled={busy || undefined} disabled={!online} onClick={() => void sendAgain(failed)}>
            {failed.length === 1 ? strings.resendOneFailed : strings.resendFailed(failed.length)}
          </Button>
        )}
        {sending.status === 'done' && chosen.length > 0 && (
          <Button aria-disabled={busy || undefined} disabled={!online} onClick={() => void sendAgain(chosen)}>
            {strings.resendChosen(chosen.length)}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="deck">{strings.none}</p>
      ) : (
        <LetterList
          key={filter}
          letters={shown}
          today={today}
          selected={sending.status === 'done' ? selected : null}
          onSelect={setSelected}
        />
      )}
    </section>
  );
}
