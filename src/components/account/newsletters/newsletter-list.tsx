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
  newsstand: string;
};

/** List of newsletters to subscribe to or unsubscribe from, each with a sample. ACC-07 */
export function NewsletterList({ newsletters, online, onSwitch, loadSample, newsstand }: Props) {
  const [sampled, setSampled] = useState<OfferedNewsletter | null>(null);
  return (
    <>
      <ul className={`hr ${styles.list}`} aria-label={strings.list}>
        {newsletters.map((newsletter) => (
          <NewsletterRow
            key={newsletter.slug}
            newsletter={newsletter}
            online={online}
            onSwitch={(on) => onSwitch(newsletter.slug, on)}
            onSample={() => setSampled(newsletter)}
          />
        ))}
      </ul>
      {sampled && (
        <SampleDialog
          newsletter={sampled}
          loadSample={loadSample}
          newsstand={newsstand}
          onClose={() => setSampled(null)}
        />
      )}
    </>
  );
}
