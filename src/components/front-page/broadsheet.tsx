import styles from './broadsheet.module.css';
import { Dateline } from './dateline.tsx';
import { Foot } from './foot.tsx';
import shared from './front-page.module.css';
import type { LayoutProps } from './layout-props.ts';
import { Lead } from './lead.tsx';
import { Masthead } from './masthead.tsx';
import { Story, StripStory } from './story.tsx';
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
          {strip.map((story) => (
            <StripStory key={story.articleId} story={story} detail={detail} />
          ))}
        </div>
      )}
      <div className={`${shared.columns} ${side.length > 0 ? styles.columns : ''}`}>
        {lead && <Lead story={lead} detail={detail} priority={priority} />}
        {side.length > 0 && (
          <div className={`column ${shared.side}`}>
            {side.map((story) => (
              <Story key={story.articleId} story={story} detail={detail} />
            ))}
          </div>
        )}
      </div>
      <Foot stories={foot} detail={detail}>
        <div className={`row ${styles.colophon}`}>
          <span>{issue.edition.name}</span>
          {detail === 'full' && <i>{strings.pages(issue.pages)}</i>}
        </div>
      </Foot>
    </>
  );
}
