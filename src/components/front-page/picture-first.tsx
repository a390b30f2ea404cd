import { longDate } from '#domain/dates.ts';
import { ColumnArticle, Words } from './column-article.tsx';
import { Foot } from './foot.tsx';
import { imprint } from './imprint.ts';
import type { LayoutProps } from './layout-props.ts';
import { LeadHead } from './lead.tsx';
import { Masthead } from './masthead.tsx';
import { PagePicture } from './page-picture.tsx';
import styles from './picture-first.module.css';
import { editionTitle } from './strings.ts';

/** Picture first: the day's photograph across the page, the headline laid over its lower edge. */
export function PictureFirst({ paper, issue, arrangement, detail, priority }: LayoutProps) {
  const { lead, side, strip, foot } = arrangement;
  const full = detail === 'full';
  return (
    <>
      <div className={`spread ${styles.top}`}>
        <Masthead paper={paper} />
        {full && (
          <p>
            {longDate(issue.day)}
            <br />
            {editionTitle(issue.edition.name)}
            <br />
            {imprint(paper, issue)}
          </p>
        )}
      </div>
      <div className={`equal-columns ${styles.band}`}>
        {strip.map((article) => (
          <span key={article.articleId}>
            <i>{article.section}</i> {article.title}
          </span>
        ))}
      </div>
      {lead?.picture && (
        <PagePicture className={styles.photo} picture={lead.picture} detail={detail} priority={priority} />
      )}
      {lead && (
        <div className={styles.title} data-bare={!lead.picture || undefined}>
          <LeadHead article={lead} detail={detail} />
        </div>
      )}
      <div className={`equal-columns ${styles.columns}`}>
        {lead && <Words text={lead.text} detail={detail} columns={side.length > 0 ? 1 : 3} />}
        {side.map((article, index) => (
          <div key={article.articleId}>
            <ColumnArticle article={article} detail={detail} picture={full && index > 0} />
          </div>
        ))}
      </div>
      {lead && !lead.picture && <Words text="" detail={detail} columns={3} />}
      <Foot articles={foot} detail={detail} />
    </>
  );
}
