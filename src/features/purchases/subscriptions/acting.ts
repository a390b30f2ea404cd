import type { Api } from '#api/clients.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import type { User } from '#domain/reader.ts';

/** What every part of the screen needs to do something about a subscription. */
export type Acting = {
  api: () => Promise<Api>;
  online: boolean;
  user: User;
  onChange: (all: readonly OwnSubscription[]) => void;
  /** The subscription is among others now: what was pressed is not there any more. */
  onGone: () => void;
  say: (words: string) => void;
};
