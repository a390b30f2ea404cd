import { readAnswer } from '#domain/chatbot/answer-text.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ConversationMessage } from '#src/state/chatbot/conversation.ts';
import type { RelatedArticles } from '#src/state/chatbot/use-related-articles.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './answer.module.css';
import { blocksOf, numberSources } from './answer-blocks.ts';
import { AnswerWords } from './answer-text.tsx';
import { AnswerTools } from './answer-tools.tsx';
import type { AnswerActions } from './chat-actions.ts';
import { ExtractedLinks } from './extracted-links.tsx';
import { failureWords } from './failure-words.ts';
import { SourceList } from './source-list.tsx';
import { answerStrings as strings } from './strings.ts';

export type AnswerProps = {
  answer: ConversationMessage;
  articles: RelatedArticles;
  today: Day;
  isLast: boolean;
  online: boolean;
  mayReview: boolean;
  onSource: (answer: ConversationMessage, number: number, byKey: boolean) => void;
  /** The stream broke and is being resumed. */
  resuming: boolean;
  onRetry: (answer: ConversationMessage) => void;
  /** Resumes an answer that is incomplete. */
  onResume: (answer: ConversationMessage) => void;
  onReload: () => void;
} & AnswerActions;

/** An answer, as far as it has arrived, with its actions and sources. RAG-04…RAG-06 */
export function Answer(props: AnswerProps) {
  const {
    answer,
    articles,
    today,
    isLast,
    online,
    onSource,
    onRetry,
    onResume,
    onReload,
    resuming,
    ...tools
  } = props;
  const text = readAnswer(answer.content);
  const isWriting = answer.state === 'writing' && answer.live;
  const sources = numberSources(text);
  const blocks = blocksOf(text.parts, sources, isWriting);
  const open = (number: number, byKey: boolean) => onSource(answer, number, byKey);
  return (
    <article className={`stack12 ${styles.answer}`}>
      {isWriting && blocks.length === 0 && <Dots />}
      {blocks.length > 0 && <AnswerWords blocks={blocks} writing={isWriting} onSource={open} />}
      <Ending
        answer={answer}
        isLast={isLast}
        online={online}
        resuming={resuming}
        onRetry={onRetry}
        onResume={onResume}
        onReload={onReload}
      />
      {text.end && (
        <ExtractedLinks
          data={text.end.extractedData}
          listedAddresses={text.start?.sources.map(({ address }) => address) ?? []}
        />
      )}
      {sources.length > 0 && (
        <SourceList sources={sources} articles={articles} today={today} onSource={open} />
      )}
      {blocks.length > 0 && !isWriting && (
        <AnswerTools answer={answer} isLast={isLast} online={online} {...tools} />
      )}
    </article>
  );
}

function Dots() {
  return (
    <p className={`row ${styles.dots}`} aria-hidden="true">
      <i />
      <i />
      <i />
      <span className="meta">{strings.searching}</span>
    </p>
  );
}

type EndingProps = Pick<
  AnswerProps,
  'answer' | 'isLast' | 'online' | 'resuming' | 'onRetry' | 'onResume' | 'onReload'
>;

/** Why an answer is missing or incomplete, and how to get a better one. RAG-05 */
function Ending({ answer, isLast, online, resuming, onRetry, onResume, onReload }: EndingProps) {
  const message = failureWords(answer);
  if (answer.state === 'writing' && !answer.live) {
    return (
      <Notice
        action={
          online && (
            <Button look="quiet" size="small" onClick={onReload}>
              {strings.reload}
            </Button>
          )
        }
      >
        {strings.writingElsewhere}
      </Notice>
    );
  }
  if (resuming && isLast) return <Notice tone="warning">{strings.resuming}</Notice>;
  if (message === null) return null;
  return (
    <Notice
      tone={answer.state === 'stopped' ? 'info' : 'error'}
      action={
        isLast &&
        online && (
          <Button look="quiet" size="small" onClick={() => (answer.broken ? onResume : onRetry)(answer)}>
            {answer.broken ? strings.resume : strings.retry}
          </Button>
        )
      }
    >
      {message}
    </Notice>
  );
}
