import type { FrontPageStory } from '#domain/newsstand.ts';
import type { CoverDetail } from './cover-detail.ts';
import { headlineFit } from './headline-fit.ts';
import { PagePicture } from './page-picture.tsx';
import styles from './story.module.css';

type Props = { story: FrontPageStory; detail: CoverDetail; picture?: boolean };

/** A story in a column: its title above its opening words, greeked where they would be too small to read. */
export function Story({ story, detail, picture = false }: Props) {
  const image = picture && story.picture && (
    <PagePicture className={styles.picture} picture={story.picture} detail={detail} />
  );
  if (detail !== 'full') {
    return (
      <>
        {image}
        <b className={styles.greeked} data-fit={headlineFit(story.title)}>
          {story.title}
        </b>
      </>
    );
  }
  return (
    <div className={styles.story}>
      {image}
      <b data-fit={headlineFit(story.title)}>{story.title}</b>
      <p className={styles.words}>{story.text}</p>
    </div>
  );
}

/** A teaser with its picture beside or above the title, depending on the layout. */
export function StripStory({ story, detail }: Props) {
  return (
    <div>
      {story.picture && <PagePicture picture={story.picture} detail={detail} />}
      <b data-fit={headlineFit(story.title)}>
        {detail === 'full' && <i>{story.section}</i>}
        {story.title}
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
