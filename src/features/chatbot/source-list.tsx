import { relativeDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { Picture } from '#src/paper/picture.tsx';
import { PrintFacts } from '#src/paper/print-facts.tsx';
import type { RelatedArticles } from '#src/state/chatbot/use-related-articles.ts';
import styles from './answer.module.css';
import type { NumberedSource } from './answer-blocks.ts';
import { strings } from './strings.ts';

type Props = {
  sources: readonly NumberedSource[];
  articles: RelatedArticles;
  today: Day;
  onSource: (number: number, byKey: boolean) => void;
};

/** The passages that an answer stands on, under their numbers. RAG-06 */
export function SourceList({ sources, articles, today, onSource }: Props) {
  return (
    <section className={styles.sources} aria-label={strings.sources}>
      <h3>{strings.sources}</h3>
      <ol>
        {sources.map(({ number, source }) => {
          const picture = articles.get(source.articleId)?.picture;
          return (
            <li key={number} data-bare={!picture || undefined}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              {picture && (
                <div className={`pic ${styles.picture}`}>
                  <Picture picture={picture} sizes="56px" alt="" />
                </div>
              )}
              <div>
                <h4 className="t-s3">
                  <button
                    type="button"
                    className={styles.opener}
                    onClick={({ detail }) => onSource(number, detail === 0)}
                  >
                    <span className="vh">{strings.source(number)}: </span>
                    {source.title}
                  </button>
                </h4>
                <SourceFacts source={source} today={today} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type FactsProps = { source: NumberedSource['source']; today: Day; byline?: string | null };

/** `Ieri · Il Messaggero, Roma · pagina 3`. */
export function SourceFacts({ source, today, byline = null }: FactsProps) {
  const { newspaper, edition, day, page } = source;
  const paper = newspaper === edition ? newspaper : `${newspaper}, ${edition}`;
  return <PrintFacts day={relativeDay(day, today)} edition={paper} page={page} byline={byline} />;
}
