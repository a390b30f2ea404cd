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
  /** Idempotency key: the same letters, sent again after a failure, are the same order. */
  const order = useRef<{ said: string; key: string } | null>(null);
  const shown = letters.filter(FILTERS[filter]);
  const chosen = shown.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const failed = letters.filter(({ status }) => status === 'failed').map(({ id }) => id);

  async function sendAgain(ids: readonly number[]) {
    if (busy) return;
    const said = ids.join();
    if (order.current?.said !== said) order.current = { said, key: crypto.randomUUID() };
    setBusy(true);
    try {
      const id = await resend(await api(), sending.id, { key: order.current.key, letters: ids });
      order.current = null;
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
          {(Object.keys(FILTERS) as Filter[]).map((one) => (
            <Button
              key={one}
              look={one === filter ? 'strong' : 'plain'}
              size="small"
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {`${strings[one]} ${letters.filter(FILTERS[one]).length}`}
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
