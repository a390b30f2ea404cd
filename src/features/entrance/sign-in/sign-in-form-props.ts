import type { SignInReply } from '#api/account/sign-in.ts';
import type { Api } from '#api/clients.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';

/** Props of every form for signing in. */
export type SignInFormProps = {
  api: () => Promise<Api>;
  query: EntranceQuery;
  /** E-mail or user name, if known: from the address, or typed in one of the forms before. */
  identifier: string | undefined;
  onIdentifier: (typed: string) => void;
  /** Handles the server's reply: an address to continue at, or devices to choose from. */
  onReply: (reply: SignInReply) => 'leaving' | undefined;
};
