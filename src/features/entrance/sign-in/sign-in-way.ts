import type { SignInReply } from '#api/account/sign-in.ts';
import type { Api } from '#api/clients.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';

/** What every way of signing in is given. */
export type SignInWay = {
  api: () => Promise<Api>;
  query: EntranceQuery;
  /** E-mail or user name, as far as it is known: of the address, or typed in one of the forms before. */
  identifier: string | undefined;
  onIdentifier: (typed: string) => void;
  /** Takes what the server said: the address to go on to, or devices to choose from. */
  onReply: (reply: SignInReply) => 'leaving' | undefined;
};
