import { useCallback, useEffect, useState } from 'react';
import { listHelpFeedback } from '#api/account/list-help-feedback.ts';
import type { Api } from '#api/clients.ts';
import { dateAndTime, dayAt } from '#domain/dates.ts';
import type {
  AnswerFeedback,
  ChatbotVerdict,
  ChatVerdict,
  HelpFeedback,
} from '#domain/support/help-feedback.ts';
import { logError } from '#src/state/log.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import styles from './operators.module.css';
import { strings } from './strings.ts';

const words = strings.feedback;

type Props = { api: () => Promise<Api>; onBack: () => void };

/**
 * Readers' feedback on the paper's FAQ, the least useful answers first, on the support chat and on the chatbot. HLP-01,
 * HLP-06, RAG-07
 */
export function FeedbackView({ api, onBack }: Props) {
  const [feedback, setFeedback] = useState<HelpFeedback | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setFeedback('loading');
    api()
      .then(listHelpFeedback)
      .then(setFeedback, (error: unknown) => {
        logError('operators', error);
        setFeedback('failed');
      });
  }, [api]);
  useEffect(load, [load]);
  return (
    <section className={styles.chat} aria-label={words.title}>
      <Button look="quiet" className={styles.back} onClick={onBack}>
        {strings.back}
      </Button>
      {feedback === 'loading' && (
        <p className="meta" role="status">
          {words.loading}
        </p>
      )}
      {feedback === 'failed' && (
        <EmptyState level={2} title={words.failed} actions={<Button onClick={load}>{words.retry}</Button>} />
      )}
      {typeof feedback === 'object' && (
        <>
          <Answers answers={feedback.answers.filter(({ helpful, unhelpful }) => helpful + unhelpful > 0)} />
          <Verdicts verdicts={feedback.verdicts} />
          <Ratings ratings={feedback.archive} />
        </>
      )}
    </section>
  );
}

function Answers({ answers }: { answers: readonly AnswerFeedback[] }) {
  return (
    <>
      <h2 className="t-3">{words.answers}</h2>
      {answers.length === 0 ? (
        <p className="meta">{words.noJudgedAnswers}</p>
      ) : (
        <table className={styles.feedback}>
          <thead>
            <tr>
              <th scope="col">{words.question}</th>
              <th scope="col">{words.helpful}</th>
              <th scope="col">{words.unhelpful}</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ slug, question, helpful, unhelpful }) => (
              <tr key={slug}>
                <th scope="row">
                  <AppLink className="link" href={`/faq?risposta=${slug}`}>
                    {question}
                  </AppLink>
                </th>
                <td className="num">{helpful}</td>
                <td className="num">{unhelpful}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Verdicts({ verdicts }: { verdicts: readonly ChatVerdict[] }) {
  return (
    <>
      <h2 className="t-3">{words.verdicts}</h2>
      {verdicts.length === 0 && <p className="meta">{words.noVerdicts}</p>}
      <ul className={`stack12 ${styles.verdicts}`}>
        {verdicts.map(({ endedAt, solved, opinion, withOperator }) => {
          const at = endedAt.toISOString();
          return (
            <li key={`${at} ${opinion}`}>
              <span className="meta">
                <time dateTime={at}>{dateAndTime(at, dayAt(new Date()))}</time> · {outcomeOf(solved)},{' '}
                {withOperator ? words.withOperator : words.withAssistant}
              </span>
              {opinion !== null && <p>{opinion}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Ratings({ ratings }: { ratings: readonly ChatbotVerdict[] }) {
  return (
    <>
      <h2 className="t-3">{words.archive}</h2>
      {ratings.length === 0 && <p className="meta">{words.noRatings}</p>}
      <ul className={`stack12 ${styles.verdicts}`}>
        {ratings.map(({ saidAt, question, helpful, reason }) => {
          const at = saidAt.toISOString();
          return (
            <li key={`${at} ${question}`}>
              <span className="meta">
                <time dateTime={at}>{dateAndTime(at, dayAt(new Date()))}</time> ·{' '}
                {helpful ? words.helpful : words.unhelpful}
              </span>
              <p>{question}</p>
              {reason !== null && <p>{reason}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function outcomeOf(solved: boolean | null): string {
  if (solved === null) return words.withoutVerdict;
  return solved ? words.solved : words.unsolved;
}
