import type { Api } from '#api/clients.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import type { User } from '#domain/reader.ts';

/** Props that each part of the screen needs to act on a subscription. */
export type SubscriptionActions = {
  api: () => Promise<Api>;
  online: boolean;
  user: User;
  onChange: (subscriptions: readonly OwnSubscription[]) => void;
  /**
   * Called when the subscription has moved to another tab, and the pressed button with it, to move the focus.
   */
  onGone: () => void;
  say: (words: string) => void;
};
