import styles from './broadsheet.module.css';
import { ColumnArticle, StripArticle } from './column-article.tsx';
import { Dateline } from './dateline.tsx';
import { Foot } from './foot.tsx';
import shared from './front-page.module.css';
import type { LayoutProps } from './layout-props.ts';
import { Lead } from './lead.tsx';
import { Masthead } from './masthead.tsx';
import { frontPageStrings as strings } from './strings.ts';

/** Layout of a classic broadsheet: centred masthead, a strip of teasers, the lead beside a column. */
export function Broadsheet({ paper, issue, arrangement, detail, priority }: LayoutProps) {
  const { lead, side, strip, foot } = arrangement;
  return (
    <>
      <Dateline paper={paper} issue={issue} detail={detail} />
      <Masthead paper={paper} />
      <div className={shared.rule} />
      {strip.length > 0 && (
        <div className={`equal-columns ${styles.strip}`}>
          {strip.map((article) => (
            <StripArticle key={article.articleId} article={article} detail={detail} />
          ))}
        </div>
      )}
      <div className={`${shared.columns} ${side.length > 0 ? styles.columns : ''}`}>
        {lead && <Lead article={lead} detail={detail} priority={priority} />}
        {side.length > 0 && (
          <div className={`column ${shared.side}`}>
            {side.map((article) => (
              <ColumnArticle key={article.articleId} article={article} detail={detail} />
            ))}
          </div>
        )}
      </div>
      <Foot articles={foot} detail={detail}>
        <div className={`row ${styles.colophon}`}>
          <span>{issue.edition.name}</span>
          {detail === 'full' && <i>{strings.pages(issue.pages)}</i>}
        </div>
      </Foot>
    </>
  );
}
