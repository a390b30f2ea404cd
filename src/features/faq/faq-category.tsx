import { SectionHead } from '#src/ui/section-head.tsx';
import type { AnswerTools } from './answer-tools.ts';
import styles from './faq-answer.module.css';
import { FaqAnswer } from './faq-answer.tsx';
import type { ShownCategory } from './shown-faq.ts';

type Props = {
  category: ShownCategory;
  hidden: boolean;
  /** Slug of the answer named by the address. */
  named: string | undefined;
  tools: AnswerTools;
};

/** The answers of a category. All categories are in the page, but only one is visible. */
export function FaqCategory({ category: { slug, title, answers }, hidden, named, tools }: Props) {
  const id = `categoria-${slug}`;
  return (
    <section aria-labelledby={id} hidden={hidden}>
      <SectionHead title={title} id={id} />
      <div className={`hr ${styles.list}`}>
        {answers.map((answer) => (
          <FaqAnswer
            key={answer.slug}
            answer={answer}
            named={!hidden && answer.slug === named}
            tools={tools}
          />
        ))}
      </div>
    </section>
  );
}
