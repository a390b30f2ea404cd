import { relativeDay } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { Picture } from '#src/components/picture.tsx';
import { PrintFacts } from '#src/components/print-facts.tsx';
import type { RelatedArticles } from '#src/state/chatbot/use-related-articles.ts';
import styles from './answer.module.css';
import { byArticle, type NumberedSource } from './answer-blocks.ts';
import { strings } from './strings.ts';

type Props = {
  sources: readonly NumberedSource[];
  articles: RelatedArticles;
  today: Day;
  onSource: (number: number, byKey: boolean) => void;
  /** Level of the heading. */
  level?: 2 | 3;
};

/** The articles cited by an answer, each with the numbers of its passages. RAG-06 */
export function SourceList({ sources, articles, today, onSource, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const Title = level === 2 ? 'h3' : 'h4';
  return (
    <section className={styles.sources} aria-label={strings.sources}>
      <Heading className={styles.heading}>{strings.sources}</Heading>
      <ol className="hr">
        {byArticle(sources).flatMap(([first, ...others]) => {
          if (!first) return [];
          const { number, source } = first;
          const picture = articles.get(source.articleId)?.picture;
          return (
            <li className="stack12" key={number} data-bare={!picture || undefined}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              {picture && (
                <div className={`pic ${styles.picture}`}>
                  <Picture picture={picture} sizes="56px" alt="" />
                </div>
              )}
              <div>
                <Title className="t-s3">
                  <button
                    type="button"
                    className={`stretched ${styles.opener}`}
                    onClick={({ detail }) => onSource(number, detail === 0)}
                  >
                    <span className="vh">{strings.source(number)}: </span>
                    {source.title}
                  </button>
                </Title>
                <SourceFacts source={source} today={today} />
                {others.length > 0 && <FurtherPassages numbers={others} onSource={onSource} />}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Other passages of the same article. */
function FurtherPassages({
  numbers,
  onSource,
}: { numbers: readonly NumberedSource[] } & Pick<Props, 'onSource'>) {
  return (
    <p className={`secondary cluster ${styles.further}`}>
      {strings.furtherPassages}
      {numbers.map(({ number, source }) => (
        <button
          key={number}
          type="button"
          className={styles.pill}
          onClick={({ detail }) => onSource(number, detail === 0)}
        >
          <span className="vh">{strings.source(number)}: </span>
          {number}
          <span className="vh">, {source.title}</span>
        </button>
      ))}
    </p>
  );
}

type FactsProps = { source: NumberedSource['source']; today: Day; byline?: string | null };

/** `Ieri · Il Messaggero, Roma · pagina 3`. */
export function SourceFacts({ source, today, byline = null }: FactsProps) {
  const { newspaper, edition, day, page } = source;
  const paper = newspaper === edition ? newspaper : `${newspaper}, ${edition}`;
  return <PrintFacts day={relativeDay(day, today)} edition={paper} page={page} byline={byline} />;
}
