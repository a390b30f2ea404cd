import { useCallback } from 'react';
import { TOPICS } from '#domain/account-addresses.ts';
import { articlePath } from '#domain/addresses.ts';
import type { OfferedNewsletter, SampleArticle } from '#domain/interests.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './newsletters.module.css';
import { newsletterStrings as strings } from './strings.ts';

type Props = {
  newsletter: OfferedNewsletter;
  loadSample: (slug: string) => Promise<SampleArticle[]>;
  newsstandOrigin: string;
  onClose: () => void;
};

/** Dialog with what a newsletter would contain now: titles that link to their articles. ACC-07 */
export function SampleDialog({
  newsletter: { slug, name, personal },
  loadSample,
  newsstandOrigin,
  onClose,
}: Props) {
  const { loadable, reload } = useLoaded(useCallback(() => loadSample(slug), [loadSample, slug]));
  return (
    <Dialog title={name} closeLabel={strings.close} onClose={onClose}>
      <LoadedPart loadable={loadable} onRetry={reload}>
        {(articles) =>
          articles.length === 0 ? (
            <>
              <p>{personal ? strings.topicsEmpty : strings.sampleEmpty}</p>
              {personal && (
                <AppLink className="link tap" href={TOPICS}>
                  {strings.topics}
                </AppLink>
              )}
            </>
          ) : (
            <>
              <p className="meta">{strings.sampleNow}</p>
              <ol className={`hr ${styles.articles}`}>
                {articles.map((article) => (
                  <li key={article.id}>
                    <p className="kick">{article.kicker ?? article.section}</p>
                    <h3 className="t-s1">
                      <AppLink className={styles.title} href={newsstandOrigin + articlePath(article)}>
                        {article.title}
                      </AppLink>
                    </h3>
                  </li>
                ))}
              </ol>
            </>
          )
        }
      </LoadedPart>
    </Dialog>
  );
}
