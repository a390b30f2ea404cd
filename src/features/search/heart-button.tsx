import type { ReactNode } from 'react';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { heartStrings as strings } from '#src/components/strings.ts';
import { useHeart } from '#src/components/use-heart.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './heart-button.module.css';

type Props = { article: ArticleSummary; say: (words: ReactNode) => void };

/** Adds the article of a row to the favourites on this device, or removes it. */
export function HeartButton({ article, say }: Props) {
  const { kept, busy, press } = useHeart(article, say);
  return (
    <button
      type="button"
      className={`ib ${styles.heart}`}
      aria-label={strings.heartOf(article.title)}
      aria-pressed={kept ?? undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <Icon name={kept ? 'heart-f' : 'heart'} size={20} />
    </button>
  );
}
