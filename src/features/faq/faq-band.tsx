import { useRef } from 'react';
import { FAQ, faqAnswerPath } from '#domain/support/faq-addresses.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './faq-band.module.css';
import { countOf, type ShownCategory } from './shown-faq.ts';
import { strings } from './strings.ts';

/** Maximum length of a search text; more letters do not improve a search. */
const MAX_SEARCH_LENGTH = 200;

type Props = {
  categories: readonly ShownCategory[];
  words: string;
  onWords: (words: string) => void;
  /** Called when the search field gets the focus. */
  onSearchFocus: () => void;
};

/** The search field for answers, and the most frequent questions. Without JavaScript the server searches. */
export function FaqBand({ categories, words, onWords, onSearchFocus }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const frequent = categories.flatMap(({ answers }) => answers.filter(({ frequent }) => frequent !== null));
  const label = strings.search(countOf(categories));
  return (
    <div className={styles.band}>
      <div className="wrap">
        <h1 className="t-1" tabIndex={-1}>
          {strings.title}
        </h1>
        <search>
          <form
            className={`row10 ${styles.form}`}
            action={FAQ}
            method="get"
            onSubmit={(event) => event.preventDefault()}
          >
            <Icon name="search" />
            <input
              ref={input}
              className={`grow ${styles.words}`}
              type="search"
              name="q"
              value={words}
              onChange={(event) => onWords(event.currentTarget.value)}
              onFocus={onSearchFocus}
              maxLength={MAX_SEARCH_LENGTH}
              aria-label={label}
              placeholder={label}
              enterKeyHint="search"
              autoComplete="off"
            />
            {words !== '' && (
              <button
                type="button"
                className="ib"
                aria-label={strings.clear}
                onClick={() => {
                  onWords('');
                  input.current?.focus();
                }}
              >
                <Icon name="close" size={20} />
              </button>
            )}
          </form>
        </search>
        <ul className={`wrapping ${styles.chips}`} aria-label={strings.frequent}>
          {frequent.map(({ slug, frequent: name }) => (
            <li key={slug}>
              <AppLink className="chip tap" href={faqAnswerPath(slug)}>
                <span>{name}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
