import { useEffect, useMemo, useRef, useState } from 'react';
import { trustedHtml } from '#src/components/trusted-html.ts';
import { useInnerLinks } from '#src/components/use-inner-links.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { AnswerFoot } from './answer-foot.tsx';
import type { AnswerTools } from './answer-tools.ts';
import styles from './faq-answer.module.css';
import type { ShownAnswer } from './shown-faq.ts';
import { strings } from './strings.ts';
import { useScrollToAnswer } from './use-scroll-to-answer.ts';

type Props = {
  answer: ShownAnswer;
  /** Category, shown where answers of several categories are listed. */
  category?: string;
  /** The address names this answer: it is open, and the page scrolls to it. */
  named?: boolean;
  tools: AnswerTools;
};

/** A question that expands to its answer, also without JavaScript. HLP-01 */
export function FaqAnswer({ answer, category, named: isNamed = false, tools }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(isNamed);
  const hydrated = useHydrated();
  const summary = useScrollToAnswer(isNamed, () => setOpen(true));
  // The reader may have opened it before hydration.
  useEffect(() => setOpen((before) => details.current?.open ?? before), []);
  return (
    <details
      ref={details}
      id={category === undefined ? answer.slug : undefined}
      className={styles.answer}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noAutofocus: a link to an answer has to focus it before any script runs */}
      <summary className="no-marker" ref={summary} autoFocus={isNamed}>
        <span className={`stack2 ${styles.question}`}>
          {category !== undefined && <span className="kick">{category}</span>}
          <h3>{answer.question}</h3>
        </span>
        <span className={styles.sign} aria-hidden="true">
          <Icon name="plus" />
        </span>
      </summary>
      <div className={styles.body}>
        <AnswerBody answer={answer} />
        {open && hydrated && <AnswerFoot answer={answer} tools={tools} />}
      </div>
    </details>
  );
}

function AnswerBody({ answer: { html, products, action } }: { answer: ShownAnswer }) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const onClick = useInnerLinks();
  return (
    <>
      {products.length > 0 && <p className="meta">{strings.onlyFor(strings.and(products))}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks on the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard activates a link with a click event too */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server and the Trusted Types policy */}
      <div className={styles.words} onClick={onClick} dangerouslySetInnerHTML={content} />
      {action && (
        <ButtonLink className={styles.action} href={action.path} look="plain" size="small">
          {action.label}
        </ButtonLink>
      )}
    </>
  );
}
