import { useCallback } from 'react';
import { TopicPicture } from '#src/components/account/interests/topic-picture.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { switchFailure } from '#src/components/account/switch-failure.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { chooseTopic, loadTopics, useTopics } from '#src/state/interests/topics.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SkeletonBlock } from '#src/ui/skeleton.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { interestsStrings as strings } from './strings.ts';
import styles from './tiles.module.css';

/** The first step: topics as tiles, each followed or unfollowed by a press. */
export function InterestsStep({ api, say, ...frame }: StepProps) {
  const topics = useTopics().filter(({ picture }) => picture !== null);
  const online = useOnline();
  const { loadable, reload } = useLoaded(useCallback(() => loadTopics(api), [api]));
  const followed = topics.filter((topic) => topic.followed);
  const follow = (slug: string, on: boolean) =>
    chooseTopic(api, slug, { followed: on, alerts: 'off' }).catch((error: unknown) =>
      say(switchFailure(error)),
    );
  return (
    <StepFrame
      step="interests"
      title={strings.title}
      text={strings.text}
      footText={strings.chosen(followed.length)}
      names={followed.map(({ name }) => name).join(', ')}
      {...frame}
    >
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<TilesSkeleton />}>
        {() => (
          <ul className={`stack16 ${styles.tiles}`} aria-label={strings.list}>
            {topics.map(({ slug, name, picture, followed: isFollowed }) => (
              <li key={slug}>
                <button
                  type="button"
                  className={styles.tile}
                  aria-pressed={isFollowed}
                  disabled={!online}
                  onClick={() => void follow(slug, !isFollowed)}
                >
                  <TopicPicture topic={{ name, picture }} className={styles.picture} />
                  <span className={`row ${styles.name}`}>{name}</span>
                  <span className={`centred ${styles.mark}`}>
                    <Icon name={isFollowed ? 'check' : 'plus'} size={18} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
    </StepFrame>
  );
}

const TilesSkeleton = () => (
  <div className={`stack16 ${styles.tiles}`}>
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map((tile) => (
      <span key={tile} className={styles.blank}>
        <SkeletonBlock kind="fill" />
      </span>
    ))}
  </div>
);
