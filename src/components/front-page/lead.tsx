import type { FrontPageArticle } from '#domain/newsstand.ts';
import { Words } from './column-article.tsx';
import type { CoverDetail } from './cover-detail.ts';
import styles from './front-page.module.css';
import { headlineFit } from './headline-fit.ts';
import { PagePicture } from './page-picture.tsx';

type Props = { article: FrontPageArticle; detail: CoverDetail; priority: boolean };

/** Kicker, headline and deck of the day's first article. */
export function LeadHead({ article, detail }: Omit<Props, 'priority'>) {
  const full = detail === 'full';
  return (
    <>
      {full && article.kicker && <p className={styles.kicker}>{article.kicker}</p>}
      <strong data-fit={headlineFit(article.title)}>{article.title}</strong>
      {full && article.subtitle && <p className={styles.deck}>{article.subtitle}</p>}
    </>
  );
}

/** The first article in the main column; its picture takes the space that the text leaves. */
export function Lead({ article, detail, priority }: Props) {
  return (
    <div className={styles.lead} data-bare={!article.picture || undefined}>
      <LeadHead article={article} detail={detail} />
      {article.picture && <PagePicture picture={article.picture} detail={detail} priority={priority} />}
      {detail === 'full' && article.picture?.caption && (
        <p className={styles.caption}>{article.picture.caption}</p>
      )}
      <Words text={article.text} detail={detail} columns={3} />
      {!article.picture && detail === 'full' && <Words text="" detail={detail} columns={3} />}
    </div>
  );
}
