import { articlePath } from '#domain/addresses.ts';
import type { Article, Day } from '#domain/newsstand.ts';
import { Picture } from '#src/components/picture.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import type { NumberedSource } from './answer-blocks.ts';
import styles from './source-detail.module.css';
import { SourceFacts } from './source-list.tsx';
import { strings } from './strings.ts';

type Props = { source: NumberedSource['source']; article: Article | undefined; today: Day };

/** Number of related articles shown. */
const MAX_RELATED = 3;

/** A passage as it was printed, with a link to its article. RAG-06 */
export function SourceDetail({ source, article, today }: Props) {
  const related = (article?.related ?? []).slice(0, MAX_RELATED);
  return (
    <div className={`stack6 ${styles.source}`}>
      {article?.picture && (
        <div className="pic r32">
          <Picture picture={article.picture} sizes="300px" alt="" />
        </div>
      )}
      {source.kicker && <p className="kick">{source.kicker}</p>}
      <h3 className="t-4">{source.title}</h3>
      <SourceFacts source={source} today={today} byline={source.byline} />
      <blockquote className="deck s">
        <mark>{source.text}</mark>
      </blockquote>
      {/* A plain link: the browser scrolls to the passage only on a full page load. */}
      <a className={`btn s ${styles.read}`} href={source.address}>
        {strings.readArticle}
      </a>
      {related.length > 0 && (
        <section className={styles.related} aria-label={strings.related}>
          <h4>{strings.related}</h4>
          <ul className="hr">
            {related.map((one) => (
              <li key={one.id}>
                <AppLink href={articlePath(one)}>{one.title}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
