import { ColumnArticle } from './column-article.tsx';
import { Dateline } from './dateline.tsx';
import styles from './dense.module.css';
import { Foot } from './foot.tsx';
import shared from './front-page.module.css';
import type { LayoutProps } from './layout-props.ts';
import { Lead } from './lead.tsx';
import { Masthead } from './masthead.tsx';

/** Dense: a centred lead between two columns of articles. */
export function Dense({ paper, issue, arrangement, detail, priority }: LayoutProps) {
  const { lead, side, foot } = arrangement;
  const left = side.slice(0, Math.floor(side.length / 2));
  const right = side.slice(left.length);
  return (
    <>
      <Dateline paper={paper} issue={issue} detail={detail} />
      <Masthead paper={paper} />
      <div className={`${shared.rule} ${styles.rule}`} />
      <div className={`${shared.columns} ${styles.columns}`}>
        {left.length > 0 && (
          <div className={`column ${shared.side}`}>
            {left.map((article) => (
              <ColumnArticle key={article.articleId} article={article} detail={detail} />
            ))}
          </div>
        )}
        {lead && <Lead article={lead} detail={detail} priority={priority} />}
        {right.length > 0 && (
          <div className={`column ${shared.side}`}>
            {right.map((article, index) => (
              <ColumnArticle
                key={article.articleId}
                article={article}
                detail={detail}
                picture={detail !== 'tiny' && index === 0}
              />
            ))}
          </div>
        )}
      </div>
      <Foot articles={foot} detail={detail} />
    </>
  );
}
