import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { TOPICS } from '#domain/account-addresses.ts';
import { followSlug } from '#domain/followable.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { follow, loadFollows, useFollows } from '#src/state/interests/follows.ts';
import { logError } from '#src/state/log.ts';
import { useUser } from '#src/state/session/session.ts';
import { messages } from '#src/strings/messages.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ToastLink, useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { switchFailure } from '../account/switch-failure.ts';
import { BUTTON_CLASSES, type FollowProps } from './looks.ts';
import { strings } from './strings.ts';

/**
 * Toggle button with which a signed-in reader follows something of a paper, such as an author; it is pressed
 * while followed. PSH-01
 */
export function FollowAsReader({ name, look = 'name', ...followable }: FollowProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { toast, say } = useToast();
  const slug = followSlug(followable);
  const follows = useKnownFollows();
  const followed = follows?.has(slug);
  /** Follows with this alert mode, or unfollows for null; null before: it was not followed. */
  async function setFollow(newMode: AlertMode | null, previousMode: AlertMode | null, message: ReactNode) {
    try {
      await follow(api, slug, newMode, previousMode);
      say(message);
    } catch (error) {
      say(switchFailure(error));
    }
  }
  async function press() {
    const loaded = follows ?? (await loadFollows(api).catch((error: unknown) => say(switchFailure(error))));
    if (!loaded) return;
    const previousMode = loaded.get(slug) ?? null;
    if (previousMode === null) await setFollow('off', null, <Followed />);
    // If the follows were not loaded when the button was pressed, the reader could not see that they follow
    // this: the button then only shows it.
    else if (follows)
      await setFollow(
        null,
        previousMode,
        <Unfollowed onUndo={() => void setFollow(previousMode, null, messages.topic_subscribed)} />,
      );
  }
  return (
    <>
      <button
        type="button"
        className={BUTTON_CLASSES[look]}
        aria-pressed={followed}
        aria-label={strings.label(name)}
        onClick={() => void press()}
      >
        <Icon name={followed ? 'check' : 'plus'} size={16} />
        {look === 'name' ? name : followed ? strings.followed : strings.follow}
      </button>
      {toast}
    </>
  );
}

/**
 * Follows of the reader; null until known. They are requested again when the network is back, or when the button is
 * pressed.
 */
function useKnownFollows() {
  const { api } = useRouteContext({ from: '__root__' });
  const follows = useFollows();
  const user = useUser();
  const isUnknown = user !== null && follows === null;
  useEffect(() => {
    if (!isUnknown) return;
    const request = () => {
      loadFollows(api).catch((error: unknown) => logError('follows', error));
    };
    request();
    addEventListener('online', request);
    return () => removeEventListener('online', request);
  }, [isUnknown, api]);
  return follows;
}

const Followed = () => (
  <>
    {messages.topic_subscribed}
    <ToastLink href={TOPICS}>{strings.alerts}</ToastLink>
  </>
);

const Unfollowed = ({ onUndo }: { onUndo: () => void }) => (
  <>
    {messages.topic_unsubscribed}
    <ToastButton onClick={onUndo}>{strings.undo}</ToastButton>
  </>
);
