import { articlePath } from '#domain/addresses.ts';
import type { CitedPassage } from '#domain/chatbot/answer-text.ts';
import type { Article, Day } from '#domain/newsstand.ts';
import { Picture } from '#src/components/picture.tsx';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './passage-detail.module.css';
import { SourceFacts } from './source-list.tsx';
import { strings } from './strings.ts';

type Props = { passage: CitedPassage; article: Article | undefined; today: Day };

/** Number of related articles shown. */
const MAX_RELATED = 3;

/** A passage as it was printed, with a link to its article. RAG-06 */
export function PassageDetail({ passage, article, today }: Props) {
  const related = (article?.related ?? []).slice(0, MAX_RELATED);
  return (
    <div className={`stack6 ${styles.passage}`}>
      {article?.picture && (
        <div className="pic r32">
          <Picture picture={article.picture} sizes="300px" alt="" />
        </div>
      )}
      {passage.kicker && <p className="kick">{passage.kicker}</p>}
      <h3 className="t-4">{passage.title}</h3>
      <SourceFacts source={passage} today={today} byline={passage.byline} />
      <blockquote className="deck s">
        <mark>{passage.text}</mark>
      </blockquote>
      {/* A plain link: the browser scrolls to the passage only on a full page load. */}
      <a className={`btn s ${styles.read}`} href={passage.address}>
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
