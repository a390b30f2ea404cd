import { Fragment, useEffect } from 'react';
import type { Article, Day } from '#domain/newsstand.ts';
import { numberPassages } from '#domain/passages.ts';
import { splitBody } from '#domain/split-body.ts';
import { ArticleBody } from '#src/components/article-body.tsx';
import { TeaserGrid } from '#src/components/teaser-grid.tsx';
import { markOpened } from '#src/state/reading/opened-articles.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { ArticleFigure } from './article-figure.tsx';
import { ArticleHeader } from './article-header.tsx';
import styles from './article-screen.module.css';
import { ArticleTools } from './article-tools.tsx';
import { CopyrightNotice } from './copyright-notice.tsx';
import { Neighbours } from './neighbours.tsx';
import { type Offer, OfferPanel } from './offer-panel.tsx';
import { SideRail } from './side-rail.tsx';
import { strings } from './strings.ts';
import { useDeferredParts } from './use-deferred-parts.ts';

type Props = {
  article: Article;
  today: Day;
  /** Shown where the free part ends. */
  offer: Offer;
};

const MAX_RELATED = 4;
/** What follows a longer text lies outside the first view, on any screen. */
const LONG_WORDS = 500;

/**
 * An article: the whole text, or its free part and an offer, as the reader's access allows. NWS-04, NWS-05
 */
export function ArticleScreen({ article, today, offer }: Props) {
  useEffect(() => markOpened(article.id), [article.id]);
  const related = article.related.slice(0, MAX_RELATED);
  return (
    <main id="contenuto" tabIndex={-1} className={styles.screen}>
      <div className={styles.progress} aria-hidden="true" />
      <div className={`wrap ${styles.columns}`}>
        <ArticleTools key={article.id} article={article} />
        <article className={styles.article}>
          <ArticleHeader article={article} today={today} />
          <Text article={article} />
          {!article.complete && <OfferPanel {...offer} />}
          <div
            className={styles.end}
            data-later={article.complete && article.words > LONG_WORDS ? '' : undefined}
          >
            <Topics topics={article.topics} />
            <CopyrightNotice copyright={article.copyright} />
            <Neighbours previous={article.previous} next={article.next} />
          </div>
        </article>
        <SideRail article={article} />
      </div>
      {related.length > 0 && (
        <section className={`wrap sec ${styles.related}`} data-later="">
          <SectionHead title={strings.keepReading} />
          <TeaserGrid articles={related} headingLevel={3} />
        </section>
      )}
    </main>
  );
}

/**
 * Text of the article with the opening picture. The further pictures, which only a complete article has, are
 * placed between the paragraphs, and those that find no room after the text.
 */
function Text({ article }: { article: Article }) {
  const { picture, title, body, complete } = article;
  const fallbackAlt = strings.pictureOf(title);
  const furtherPictures = complete ? article.pictures.filter(({ id }) => id !== picture?.id) : [];
  const parts = splitBody(numberPassages(body), furtherPictures.length + 1);
  return (
    <>
      {picture && <ArticleFigure picture={picture} fallbackAlt={fallbackAlt} lead />}
      {parts.map((html, index) => {
        const between =
          index < parts.length - 1 ? furtherPictures.slice(index, index + 1) : furtherPictures.slice(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
          <Fragment key={index}>
            <div className={picture || index > 0 ? undefined : styles.unillustrated}>
              <ArticleBody html={html} cut={!complete} continued={index > 0} />
            </div>
            {between.map((other) => (
              <ArticleFigure key={other.id} picture={other} fallbackAlt={fallbackAlt} />
            ))}
          </Fragment>
        );
      })}
    </>
  );
}

function Topics({ topics }: Pick<Article, 'topics'>) {
  const deferred = useDeferredParts();
  if (topics.length === 0) return null;
  return (
    <section className={`stack8 ${styles.topics}`} aria-labelledby="argomenti">
      <h2 className="meta" id="argomenti">
        {strings.topics}
      </h2>
      <ul className="wrapping">
        {topics.map(({ slug, name }) => (
          <li className="row" key={slug}>
            {deferred ? <deferred.FollowThis kind="subject" slug={slug} name={name} /> : name}
          </li>
        ))}
      </ul>
    </section>
  );
}
