import type { ArticleSummary } from '#domain/newsstand.ts';
import cover from './cover.module.css';
import { headlineFit } from './headline-fit.ts';
import { PagePicture } from './page-picture.tsx';
import styles from './page-thumb.module.css';

type Props = {
  number: number;
  section: string;
  articles: readonly Pick<ArticleSummary, 'id' | 'title' | 'picture'>[];
};

/** More titles than these would be indistinguishable on a page this small. */
const MAX_TITLES = 3;

/** An inner page as a sketch: section and number at the head, its articles' titles, its first picture. */
export function PageThumb({ number, section, articles }: Props) {
  const picture = articles.find((article) => article.picture)?.picture;
  return (
    <div className={cover.cover} aria-hidden="true">
      <div className={`column ${styles.page}`} data-turn={number % 3}>
        <p>
          <b>{number}</b>
          {section}
        </p>
        {picture && <PagePicture picture={picture} detail="tiny" />}
        {articles.slice(0, MAX_TITLES).map((article) => (
          <strong key={article.id} data-fit={headlineFit(article.title)}>
            {article.title}
          </strong>
        ))}
      </div>
    </div>
  );
}
