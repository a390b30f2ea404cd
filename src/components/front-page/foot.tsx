import type { ReactNode } from 'react';
import type { FrontPageStory } from '#domain/newsstand.ts';
import type { CoverDetail } from './cover-detail.ts';
import styles from './front-page.module.css';
import { Story } from './story.tsx';

/** Short stories at the bottom of the page, cut by its edge as on a folded paper. */
export function Foot({
  stories,
  detail,
  children,
}: {
  stories: FrontPageStory[];
  detail: CoverDetail;
  children?: ReactNode;
}) {
  if (stories.length === 0) return null;
  return (
    <div className={`equal-columns ${styles.foot}`}>
      {children}
      {stories.map((story) => (
        <Story key={story.articleId} story={story} detail={detail} />
      ))}
    </div>
  );
}
