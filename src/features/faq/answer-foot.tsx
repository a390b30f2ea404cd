import { faqAnswerPath } from '#domain/support/faq-addresses.ts';
import { sharePage } from '#src/components/share-page.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './answer-foot.module.css';
import type { AnswerTools } from './answer-tools.ts';
import { FaqVote } from './faq-vote.tsx';
import type { ShownAnswer } from './shown-faq.ts';
import { strings } from './strings.ts';

/** Feedback and actions of an open answer. */
export function AnswerFoot({ answer, tools: { api, say } }: { answer: ShownAnswer; tools: AnswerTools }) {
  async function share() {
    const url = new URL(faqAnswerPath(answer.slug), location.href).href;
    const outcome = await sharePage({ title: answer.question, url }, navigator);
    if (outcome !== 'handed-over') say(outcome === 'copied' ? strings.copied : strings.notShared);
  }
  return (
    <div className={`cluster ${styles.foot}`}>
      <FaqVote slug={answer.slug} question={answer.question} api={api} />
      <button
        type="button"
        className={`tap ${styles.share}`}
        aria-label={strings.shareNamed(answer.question)}
        onClick={() => void share()}
      >
        <Icon name="share" size={18} />
        {strings.share}
      </button>
    </div>
  );
}
