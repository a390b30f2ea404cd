import { articlePath } from '#domain/addresses.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { useOpened } from '#src/state/reading/opened-articles.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { Picture } from './picture.tsx';
import styles from './teaser.module.css';

/**
 * `lead` opens a page or a section; `stack` is in a ruled column beside it (only its first child shows a picture);
 * `small` fills a cell of a ruled grid and becomes a row on phones; `row` is a line with a thumbnail.
 */
export type TeaserVariant = 'lead' | 'stack' | 'row' | 'small';

type Props = {
  article: ArticleSummary;
  variant: TeaserVariant;
  headingLevel: 2 | 3 | 4;
  /** The largest paint (LCP) of its page. */
  priority?: boolean;
  /** Shows the section instead of the kicker, for lists that mix sections. */
  showSection?: boolean;
  showPicture?: boolean;
  /** A `small` teaser that keeps its whole picture on phones: the first of its list. */
  opensList?: boolean;
};

const SIZES: Record<TeaserVariant, string> = {
  lead: '(max-width: 640px) calc(100vw - 40px), (max-width: 820px) calc(100vw - 56px), (max-width: 1140px) 58vw, 720px',
  stack: '(max-width: 820px) 1px, (max-width: 1140px) 36vw, 440px',
  row: '72px',
  small: '(max-width: 640px) 100px, (max-width: 1140px) 46vw, 290px',
};
const LIST_OPENER_SIZES = SIZES.small.replace('100px', 'calc(100vw - 40px)');

const HEADLINES: Record<TeaserVariant, string> = { lead: 't-2', stack: 't-4', row: 't-s2', small: 't-4' };

/** The lead directly under a page's title is larger than the lead of a section. */
const headlineClass = (variant: TeaserVariant, headingLevel: number) =>
  variant === 'lead' && headingLevel === 2 ? 't-1' : HEADLINES[variant];

/** An article in a list. Its headline is the one link, stretched over the whole teaser. */
export function Teaser(props: Props) {
  const { article, variant, headingLevel, priority = false, opensList = false } = props;
  const { showSection = false, showPicture = true } = props;
  const opened = useOpened(article.id);
  const kicker = showSection ? article.section.name : article.kicker;
  const Headline = `h${headingLevel}` as const;
  const picture = showPicture ? article.picture : null;
  const hasByline = variant === 'lead' || variant === 'stack';
  // A cell without a picture would be half empty beside its neighbours.
  const hasDeck = hasByline || (variant === 'small' && !picture);
  return (
    <article
      className={`${styles.teaser} ${styles[variant]} ${opensList ? styles.opener : ''}`}
      data-opened={opened || undefined}
    >
      {picture && (
        <div className={`pic ${styles.picture}`}>
          <Picture
            picture={picture}
            sizes={opensList ? LIST_OPENER_SIZES : SIZES[variant]}
            alt=""
            priority={priority}
          />
        </div>
      )}
      <div className={styles.text}>
        {kicker && <p className={`kick ${styles.kicker}`}>{kicker}</p>}
        <Headline className={`${headlineClass(variant, headingLevel)} ${styles.headline}`}>
          <AppLink className={`stretched ${styles.link}`} href={articlePath(article)}>
            {article.title}
          </AppLink>
        </Headline>
        {hasDeck && article.subtitle && <p className={`deck ${styles.deck}`}>{article.subtitle}</p>}
        <ArticleMeta article={article} showByline={hasByline} opened={opened} />
      </div>
    </article>
  );
}
