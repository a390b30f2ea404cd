import { useId } from 'react';
import type { Api } from '#api/clients.ts';
import { contactPath } from '#domain/support/faq-addresses.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './answer-foot.module.css';
import { strings } from './strings.ts';
import { useFaqVote } from './use-faq-vote.ts';

type Props = { slug: string; question: string; api: () => Promise<Api> };

/** Asks whether the answer helped. After a no it names the contacts. HLP-01 */
export function FaqVote({ slug, question, api }: Props) {
  const label = useId();
  const { ownVote, busy, failure, vote } = useFaqVote(slug, api);
  const button = (helpful: boolean, name: string) => (
    <button
      type="button"
      className={`chip tap ${styles.vote}`}
      aria-pressed={ownVote === helpful}
      aria-disabled={busy || undefined}
      onClick={() => void vote(helpful)}
    >
      <span>{name}</span>
    </button>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div className="row10" role="group" aria-labelledby={label}>
        <span className="meta" id={label}>
          {strings.helpful}
        </span>
        {button(true, strings.yes)}
        {button(false, strings.no)}
      </div>
      <p className="secondary" role="status">
        {failure ?? (ownVote === true && strings.thanks)}
        {failure === null && ownVote === false && (
          <>
            {strings.sorry}{' '}
            <AppLink className="link" href={contactPath(question)}>
              {strings.write}
            </AppLink>
            .
          </>
        )}
      </p>
    </>
  );
}
