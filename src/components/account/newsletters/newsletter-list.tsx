import { useState } from 'react';
import type { OfferedNewsletter, SampleArticle } from '#domain/interests.ts';
import { NewsletterRow } from './newsletter-row.tsx';
import styles from './newsletters.module.css';
import { SampleDialog } from './sample-dialog.tsx';
import { newsletterStrings as strings } from './strings.ts';

type Props = {
  newsletters: readonly OfferedNewsletter[];
  online: boolean;
  onSwitch: (slug: string, on: boolean) => void;
  loadSample: (slug: string) => Promise<SampleArticle[]>;
  /** Origin of the newsstand if it is another site; else empty. */
  newsstandOrigin: string;
};

/** List of newsletters to subscribe to or unsubscribe from, each with a sample. ACC-07 */
export function NewsletterList({ newsletters, online, onSwitch, loadSample, newsstandOrigin }: Props) {
  const [newsletterInDialog, setNewsletterInDialog] = useState<OfferedNewsletter | null>(null);
  return (
    <>
      <ul className={`hr ${styles.list}`} aria-label={strings.list}>
        {newsletters.map((newsletter) => (
          <NewsletterRow
            key={newsletter.slug}
            newsletter={newsletter}
            online={online}
            onSwitch={(on) => onSwitch(newsletter.slug, on)}
            onSample={() => setNewsletterInDialog(newsletter)}
          />
        ))}
      </ul>
      {newsletterInDialog && (
        <SampleDialog
          newsletter={newsletterInDialog}
          loadSample={loadSample}
          newsstandOrigin={newsstandOrigin}
          onClose={() => setNewsletterInDialog(null)}
        />
      )}
    </>
  );
}
