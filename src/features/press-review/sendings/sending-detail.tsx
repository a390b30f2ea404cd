import { type ReactNode, useCallback } from 'react';
import type { Api } from '#api/clients.ts';
import { getSending } from '#api/site/sendings.ts';
import type { Day } from '#domain/newsstand.ts';
import { REVIEW_SENDINGS } from '#domain/press-review/addresses.ts';
import type { Sending, SendingLetter } from '#domain/press-review/sending.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { changesSoon } from './changes-soon.ts';
import { LettersPart } from './letters-part.tsx';
import { SendingFacts, SendingProgress } from './sending-row.tsx';
import { sendingWords, subjectOf } from './sending-words.ts';
import styles from './sendings.module.css';
import { letterStrings as strings } from './strings.ts';
import { usePolled } from './use-polled.ts';

type Props = {
  id: string;
  api: () => Promise<Api>;
  today: Day;
  say: (words: ReactNode) => void;
};

type SendingWithLetters = { sending: Sending; letters: SendingLetter[] };

const FIGURES = ['delivered', 'failed', 'opened', 'downloaded'] as const;

const willChangeSoon = ({ sending }: SendingWithLetters) => changesSoon(sending);

/** A sending with the state of each letter. */
export function SendingDetail({ id, api, today, say }: Props) {
  const load = useCallback(async () => getSending(await api(), id), [api, id]);
  const { loadable, reload } = usePolled(load, willChangeSoon);
  if (loadable.state === 'failed' && (loadable.kind === 'not-found' || loadable.kind === 'bad-request')) {
    return (
      <EmptyState
        title={strings.missing}
        actions={<ButtonLink href={REVIEW_SENDINGS}>{strings.back}</ButtonLink>}
      >
        <p>{strings.missingText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <AppLink className={`tap ${styles.back}`} href={REVIEW_SENDINGS}>
        <Icon name="left" size={17} />
        {strings.back}
      </AppLink>
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<RowsSkeleton />}>
        {(known) => <Detail data={known} api={api} today={today} say={say} />}
      </LoadedPart>
    </>
  );
}

function Detail({
  data: { sending, letters },
  api,
  today,
  say,
}: { data: SendingWithLetters } & Pick<Props, 'api' | 'today' | 'say'>) {
  const { sent, failed, opened, downloaded } = sending.report;
  const figures = { delivered: sent, failed, opened, downloaded };
  return (
    <>
      <header className={`stack6 ${styles.detailHead}`}>
        <h2 className="t-3" tabIndex={-1}>
          {subjectOf(sending)}
        </h2>
        <SendingFacts sending={sending} today={today} />
        <div className={styles.status}>
          <p data-status={sending.status} role="status">
            {sendingWords(sending, today)}
          </p>
          <SendingProgress sending={sending} />
        </div>
      </header>
      {sending.status === 'done' && (
        <dl className={styles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure}>
              <dt className="caption">{strings.facts[figure]}</dt>
              <dd className="num">{figures[figure]}</dd>
            </div>
          ))}
        </dl>
      )}
      <LettersPart sending={sending} letters={letters} api={api} today={today} say={say} />
    </>
  );
}
