import { useMemo } from 'react';
import { withScrollableTables } from '#domain/body-html.ts';
import styles from './article-body.module.css';
import initial from './initial.module.css';
import { trustedHtml } from './trusted-html.ts';

type Props = {
  /** Clean HTML from our server. */
  html: string;
  /** Whether it is only the free part of a longer text, which fades out above the offer. NWS-05 */
  cut?: boolean;
  /** Whether the text does not begin here, so that it gets no initial. */
  continued?: boolean;
};

/** The text of an article. */
export function ArticleBody({ html, cut = false, continued = false }: Props) {
  // Keeps the same object for the same text: React would otherwise render the text again and lose the reader's
  // selection.
  const content = useMemo(() => ({ __html: trustedHtml(withScrollableTables(html)) }), [html]);
  const className = `${styles.body} ${cut ? styles.cut : ''} ${continued ? '' : initial.opening}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the importer and the Trusted Types policy
  return <div className={className} lang="it" data-text="" dangerouslySetInnerHTML={content} />;
}
