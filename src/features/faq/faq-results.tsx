import { commonStrings } from '#src/strings/common.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import type { AnswerTools } from './answer-tools.ts';
import styles from './faq-answer.module.css';
import { FaqAnswer } from './faq-answer.tsx';
import { strings } from './strings.ts';
import type { SearchState } from './use-faq-search.ts';

type Props = { found: SearchState; words: string; tools: AnswerTools; onRetry: () => void };

/** Search results, the best first, each with the name of its category. HLP-01 */
export function FaqResults({ found, words, tools, onRetry }: Props) {
  return (
    <>
      <p className="vh" role="status">
        {Array.isArray(found) && (found.length > 0 ? strings.count(found.length) : strings.none(words))}
      </p>
      {found !== null && <Results found={found} words={words} tools={tools} onRetry={onRetry} />}
    </>
  );
}

function Results({ found, words, tools, onRetry }: Props & { found: NonNullable<SearchState> }) {
  if (found === 'waiting') return <Loading label={strings.looking} />;
  if (found === 'failed') {
    const retry = (
      <Button look="plain" size="small" onClick={onRetry}>
        {commonStrings.retry}
      </Button>
    );
    return (
      <Notice tone="warning" action={retry} isAnnounced>
        {strings.failed}
      </Notice>
    );
  }
  if (found.length === 0) {
    return (
      <section className={`stack8 ${styles.none}`}>
        <h2 className="t-3">{strings.none(words)}</h2>
        <p className="deck s">{strings.noneText}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="risultati">
      <SectionHead title={strings.found(words)} id="risultati" />
      <p className={`meta ${styles.count}`} aria-hidden="true">
        {strings.count(found.length)}
      </p>
      <div className={`hr ${styles.list}`}>
        {found.map(({ answer, category }) => (
          <FaqAnswer key={answer.slug} answer={answer} category={category.title} tools={tools} />
        ))}
      </div>
    </section>
  );
}
