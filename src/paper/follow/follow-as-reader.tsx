import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TOPICS } from '#domain/account-addresses.ts';
import { followSlug } from '#domain/followable.ts';
import { switchFailure } from '#src/paper/account/switch-failure.ts';
import { follow, loadFollows, useFollows } from '#src/state/follows.ts';
import { logError } from '#src/state/log.ts';
import { useUser } from '#src/state/session.ts';
import { messages } from '#src/strings/messages.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ToastLink, useToast } from '#src/ui/toast.tsx';
import { type FollowProps, LOOKS } from './looks.ts';
import { strings } from './strings.ts';

/** A button that is pressed while its thing is followed. PSH-01 */
export function FollowAsReader({ name, look = 'name', ...thing }: FollowProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { toast, say } = useToast();
  const slug = followSlug(thing);
  const followed = useIsFollowed(slug);
  async function press() {
    try {
      await follow(api, slug, !followed);
      say(followed ? messages.topic_unsubscribed : <Followed />);
    } catch (error) {
      say(switchFailure(error));
    }
  }
  const said = followed ? strings.followed : strings.follow;
  return (
    <>
      <button
        type="button"
        className={LOOKS[look]}
        aria-pressed={followed ?? undefined}
        aria-label={strings.label(name)}
        disabled={followed === null}
        onClick={() => void press()}
      >
        <Icon name={followed ? 'check' : 'plus'} size={16} />
        {look === 'name' ? name : said}
      </button>
      {toast}
    </>
  );
}

/** Null while nobody knows: without a network it is not asked for in vain. */
function useIsFollowed(slug: string): boolean | null {
  const { api } = useRouteContext({ from: '__root__' });
  const follows = useFollows();
  const user = useUser();
  const unknown = user !== null && follows === null;
  useEffect(() => {
    if (!unknown) return;
    const ask = () => {
      loadFollows(api).catch((error: unknown) => logError('follows', error));
    };
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [unknown, api]);
  return follows?.has(slug) ?? null;
}

const Followed = () => (
  <>
    {messages.topic_subscribed}
    <ToastLink href={TOPICS}>{strings.alerts}</ToastLink>
  </>
);
