import type { FrontPageArticle } from '#domain/newsstand.ts';
import styles from './column-article.module.css';
import type { CoverDetail } from './cover-detail.ts';
import { headlineFit } from './headline-fit.ts';
import { PagePicture } from './page-picture.tsx';

type Props = { article: FrontPageArticle; detail: CoverDetail; picture?: boolean };

/** An article in a column: its title above its opening words, greeked where they would be too small to read. */
export function ColumnArticle({ article, detail, picture = false }: Props) {
  const image = picture && article.picture && (
    <PagePicture className={styles.picture} picture={article.picture} detail={detail} />
  );
  if (detail !== 'full') {
    return (
      <>
        {image}
        <b className={styles.greeked} data-fit={headlineFit(article.title)}>
          {article.title}
        </b>
      </>
    );
  }
  return (
    <div className={styles.article}>
      {image}
      <b data-fit={headlineFit(article.title)}>{article.title}</b>
      <p className={styles.words}>{article.text}</p>
    </div>
  );
}

/** A teaser with its picture beside or above the title, depending on the layout. */
export function StripArticle({ article, detail }: Props) {
  return (
    <div>
      {article.picture && <PagePicture picture={article.picture} detail={detail} />}
      <b data-fit={headlineFit(article.title)}>
        {detail === 'full' && <i>{article.section}</i>}
        {article.title}
      </b>
    </div>
  );
}

/** Opening words in columns; greeked lines continue where the words end. */
export function Words({ text, detail, columns }: { text: string; detail: CoverDetail; columns: 1 | 2 | 3 }) {
  if (detail !== 'full' || !text) return <div className={styles.lines} />;
  return (
    <p className={styles.words} data-columns={columns}>
      {text}
    </p>
  );
}
