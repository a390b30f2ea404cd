import { useCallback } from 'react';
import { AskedPart } from '#src/components/account/asked-part.tsx';
import { NewsletterList } from '#src/components/account/newsletters/newsletter-list.tsx';
import { newsletterStrings } from '#src/components/account/newsletters/strings.ts';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import {
  loadNewsletters,
  readSample,
  subscribeTo,
  useNewsletters,
} from '#src/state/interests/newsletters.ts';
import { useOnline } from '#src/state/network/online.ts';
import styles from './onboarding.module.css';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { newslettersStrings as strings } from './strings.ts';

/** The second step: the paper's newsletters. */
export function NewslettersStep({ brand, api, say, ...frame }: StepProps) {
  const newsletters = useNewsletters();
  const online = useOnline();
  const { asked, askAgain } = useLoaded(useCallback(() => loadNewsletters(api), [api]));
  const loadSample = useCallback((slug: string) => readSample(api, slug), [api]);
  const chosen = newsletters.filter(({ subscribed }) => subscribed);
  const turn = (slug: string, on: boolean) =>
    void subscribeTo(api, slug, on).catch((error: unknown) =>
      say(switchFailure(error, newsletterStrings.forbidden)),
    );
  return (
    <StepFrame
      step="newsletters"
      title={strings.title}
      text={strings.text}
      chosen={strings.chosen(chosen.length)}
      names={chosen.map(({ name }) => name).join(', ')}
      {...frame}
    >
      <AskedPart asked={asked} onRetry={askAgain} skeleton={<RowsSkeleton />}>
        {() => (
          <div className={styles.column}>
            <NewsletterList
              newsletters={newsletters}
              online={online}
              onTurn={turn}
              loadSample={loadSample}
              newsstand={brand.newsstandOrigin ?? ''}
            />
          </div>
        )}
      </AskedPart>
    </StepFrame>
  );
}
