import { useCallback } from 'react';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { NewsletterList } from '#src/components/account/newsletters/newsletter-list.tsx';
import { newsletterStrings } from '#src/components/account/newsletters/strings.ts';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import {
  fetchSample,
  loadNewsletters,
  setSubscription,
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
  const { loadable, reload } = useLoaded(useCallback(() => loadNewsletters(api), [api]));
  const loadSample = useCallback((slug: string) => fetchSample(api, slug), [api]);
  const chosen = newsletters.filter(({ subscribed }) => subscribed);
  const subscribe = (slug: string, on: boolean) =>
    void setSubscription(api, slug, on).catch((error: unknown) =>
      say(switchFailure(error, newsletterStrings.forbidden)),
    );
  return (
    <StepFrame
      step="newsletters"
      title={strings.title}
      text={strings.text}
      footText={strings.chosen(chosen.length)}
      names={chosen.map(({ name }) => name).join(', ')}
      {...frame}
    >
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<RowsSkeleton />}>
        {() => (
          <div className={styles.column}>
            <NewsletterList
              newsletters={newsletters}
              online={online}
              onSwitch={subscribe}
              loadSample={loadSample}
              newsstandOrigin={brand.newsstandOrigin ?? ''}
            />
          </div>
        )}
      </LoadedPart>
    </StepFrame>
  );
}
