import { useMemo } from 'react';
import { longDate } from '#domain/dates.ts';
import type { LegalPage } from '#domain/legal-pages.ts';
import { trustedHtml } from '#src/components/trusted-html.ts';
import { useInnerLinks } from '#src/components/use-inner-links.ts';
import styles from './legal-screen.module.css';
import { strings } from './strings.ts';

type Props = { page: Pick<LegalPage, 'title' | 'updated' | 'html'> };

/** A legal page of the publisher, in its original wording. SHL-06 */
export function LegalScreen({ page: { title, updated, html } }: Props) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const onClick = useInnerLinks();
  return (
    <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1 className="t-1" tabIndex={-1}>
        {title}
      </h1>
      <p className="meta">{strings.updated(longDate(updated))}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks on the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard activates a link with a click event too */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server and the Trusted Types policy */}
      <div className={styles.words} onClick={onClick} dangerouslySetInnerHTML={content} />
    </main>
  );
}
