import type { FrontPageStory } from '#domain/newsstand.ts';
import type { CoverDetail } from './cover-detail.ts';
import styles from './front-page.module.css';
import { headlineFit } from './headline-fit.ts';
import { PagePicture } from './page-picture.tsx';
import { Words } from './story.tsx';

type Props = { story: FrontPageStory; detail: CoverDetail; priority: boolean };

/** Kicker, headline and deck of the day's first story. */
export function LeadHead({ story, detail }: Omit<Props, 'priority'>) {
  const full = detail === 'full';
  return (
    <>
      {full && story.kicker && <p className={styles.kicker}>{story.kicker}</p>}
      <strong data-fit={headlineFit(story.title)}>{story.title}</strong>
      {full && story.subtitle && <p className={styles.deck}>{story.subtitle}</p>}
    </>
  );
}

/** The first story in the main column; its picture takes the space that the text leaves. */
export function Lead({ story, detail, priority }: Props) {
  return (
    <div className={styles.lead} data-bare={!story.picture || undefined}>
      <LeadHead story={story} detail={detail} />
      {story.picture && <PagePicture picture={story.picture} detail={detail} priority={priority} />}
      {detail === 'full' && story.picture?.caption && (
        <p className={styles.caption}>{story.picture.caption}</p>
      )}
      <Words text={story.text} detail={detail} columns={3} />
      {!story.picture && detail === 'full' && <Words text="" detail={detail} columns={3} />}
    </div>
  );
}
