import { useCallback, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { cancelSending, listSendings } from '#api/site/sendings.ts';
import type { Day } from '#domain/newsstand.ts';
import { draftPath } from '#domain/press-review/addresses.ts';
import type { Sending } from '#domain/press-review/sending.ts';
import { ConfirmDialog } from '#src/components/account/confirm-dialog.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { useFocusAfterRender } from '#src/components/account/use-focus-after-render.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { actionFailure } from './action-failure.ts';
import { changesSoon } from './changes-soon.ts';
import { SendingRow } from './sending-row.tsx';
import { subjectOf } from './sending-words.ts';
import styles from './sendings.module.css';
import { sendingStrings as strings } from './strings.ts';
import { usePolled } from './use-polled.ts';

type Props = { api: () => Promise<Api>; today: Day; say: (words: string) => void };

const ROWS_PER_STEP = 30;

const anyWillChangeSoon = (sendings: readonly Sending[]) => sendings.some((sending) => changesSoon(sending));

/** Sendings, the latest first, refreshed while one is being sent. */
export function SendingsSection({ api, today, say }: Props) {
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfterRender(heading);
  const [maxShown, setMaxShown] = useState(ROWS_PER_STEP);
  const [sendingToCancel, setSendingToCancel] = useState<Sending | null>(null);
  const load = useCallback(async () => listSendings(await api()), [api]);
  const { loadable, reload, refresh } = usePolled(load, anyWillChangeSoon);

  async function cancel({ id }: Sending) {
    try {
      await cancelSending(await api(), id);
      say(strings.cancelSucceeded);
    } catch (error) {
      say(actionFailure(error));
    }
    await refresh();
    focusHeading();
  }

  return (
    <section aria-labelledby="invii">
      <h2 className="vh" id="invii" tabIndex={-1} ref={heading}>
        {strings.sendings}
      </h2>
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<RowsSkeleton />}>
        {(sendings) =>
          sendings.length === 0 ? (
            <EmptyState
              level={3}
              title={strings.empty}
              actions={<ButtonLink href={draftPath()}>{strings.toDraft}</ButtonLink>}
            >
              <p>{strings.emptyText}</p>
            </EmptyState>
          ) : (
            <>
              <ul className={`hr ${styles.list}`}>
                {sendings.slice(0, maxShown).map((sending) => (
                  <SendingRow
                    key={sending.id}
                    sending={sending}
                    today={today}
                    online={online}
                    onCancel={setSendingToCancel}
                  />
                ))}
              </ul>
              {sendings.length > maxShown && (
                <Button
                  look="plain"
                  className={styles.more}
                  onClick={() => setMaxShown(maxShown + ROWS_PER_STEP)}
                >
                  {strings.more(Math.min(ROWS_PER_STEP, sendings.length - maxShown))}
                </Button>
              )}
            </>
          )
        }
      </LoadedPart>
      {sendingToCancel && (
        <ConfirmDialog
          title={strings.confirmCancel(subjectOf(sendingToCancel))}
          text={strings.confirmCancelText}
          confirm={strings.cancel}
          labels={{ cancel: strings.keep, close: strings.close }}
          onConfirm={() => void cancel(sendingToCancel)}
          onClose={() => setSendingToCancel(null)}
        />
      )}
    </section>
  );
}
