import { longDate } from '#domain/dates.ts';
import { ColumnArticle, StripArticle } from './column-article.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LeadHead } from './lead.tsx';
import { Masthead } from './masthead.tsx';
import { PagePicture } from './page-picture.tsx';
import { frontPageStrings as strings } from './strings.ts';
import styles from './tabloid.module.css';

/** Tabloid: a coloured banner, one splash over a picture that fills the page, short pieces below. */
export function Tabloid({ paper, issue, arrangement, detail, priority }: LayoutProps) {
  const { lead, side, strip } = arrangement;
  return (
    <>
      <div className={`spread ${styles.banner}`}>
        <Masthead paper={paper} />
        {detail === 'full' && (
          <p>
            {longDate(issue.day)}
            <br />
            <b>{issue.edition.name}</b> · {paper.price ?? strings.free}
          </p>
        )}
      </div>
      {lead && (
        <div className={styles.splash} data-bare={!lead.picture || undefined}>
          {lead.picture && <PagePicture picture={lead.picture} detail={detail} priority={priority} />}
          <div>
            <LeadHead article={lead} detail={detail} />
          </div>
        </div>
      )}
      {strip.length > 0 && (
        <div className={`equal-columns ${styles.strip}`}>
          {strip.map((article) => (
            <StripArticle key={article.articleId} article={article} detail={detail} />
          ))}
        </div>
      )}
      {side.length > 0 && (
        <div className={`equal-columns ${styles.briefs}`}>
          {side.map((article) => (
            <ColumnArticle key={article.articleId} article={article} detail={detail} />
          ))}
        </div>
      )}
    </>
  );
}
