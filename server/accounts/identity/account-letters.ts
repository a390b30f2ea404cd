import { CODE_MINUTES } from '#domain/account-durations.ts';
import {
  activationLetter,
  alreadyRegisteredLetter,
  firstPasswordLetter,
  passwordChangedLetter,
  passwordCodeLetter,
  proofCodeLetter,
  signInCodeLetter,
} from '#server/base/mail/letters/identity-letters.ts';
import type { LetterBodies } from '#server/base/mail/letters/letter.ts';
import { passkeyAddedLetter, passkeyRemovedLetter } from '#server/base/mail/letters/passkey-letter.ts';
import type { ReaderRow } from '../db/readers.ts';
import { type AccountContext, screenUrl } from './account-context.ts';
import { makeCode } from './mailed-codes.ts';

export type LetterRequest = { reader: ReaderRow; redirectUri?: string | undefined };

/**
 * Name for the greeting: null while the account is pending, because a stranger may have registered it with any name.
 */
const provenName = ({ status, name }: ReaderRow) => (status === 'pending' ? null : name);

const send = ({ identity, brand }: AccountContext, { email }: ReaderRow, letter: LetterBodies) =>
  identity.mailer.send(brand, { to: email, ...letter });

export async function mailActivation(
  context: AccountContext,
  { reader, redirectUri }: LetterRequest,
): Promise<void> {
  const { identity, brand, now } = context;
  const code = await makeCode(identity, { readerId: reader.id, purpose: 'activation' }, now);
  const url = screenUrl(context, '/registrazione/attiva', { email: reader.email, redirectUri });
  await send(context, reader, activationLetter(brand, { code, minutes: CODE_MINUTES, url }));
}

export async function mailAlreadyRegistered(
  context: AccountContext,
  { reader, redirectUri }: LetterRequest,
): Promise<void> {
  const url = screenUrl(context, '/sso/login', { email: reader.email, redirectUri });
  await send(context, reader, alreadyRegisteredLetter(context.brand, { name: reader.name, url }));
}

export async function mailSignInCode(context: AccountContext, { reader }: LetterRequest): Promise<void> {
  const { identity, brand, now } = context;
  const code = await makeCode(identity, { readerId: reader.id, purpose: 'sign-in' }, now);
  await send(context, reader, signInCodeLetter(brand, { name: reader.name, code, minutes: CODE_MINUTES }));
}

export async function mailProofCode(context: AccountContext, { reader }: LetterRequest): Promise<void> {
  const { identity, brand, now } = context;
  const code = await makeCode(identity, { readerId: reader.id, purpose: 'proof' }, now);
  await send(context, reader, proofCodeLetter(brand, { name: reader.name, code, minutes: CODE_MINUTES }));
}

export async function mailPasswordCode(
  context: AccountContext,
  { reader, redirectUri }: LetterRequest,
): Promise<void> {
  const { identity, brand, now } = context;
  const code = await makeCode(identity, { readerId: reader.id, purpose: 'password' }, now);
  const url = screenUrl(context, '/password/nuova', { email: reader.email, redirectUri });
  const letterData = { name: provenName(reader), code, minutes: CODE_MINUTES, url };
  await send(context, reader, passwordCodeLetter(brand, letterData));
}

/** For an account that was never activated: the code activates it with a new password. */
export async function mailFirstPassword(
  context: AccountContext,
  { reader, redirectUri }: LetterRequest,
): Promise<void> {
  const { identity, brand, now } = context;
  const code = await makeCode(identity, { readerId: reader.id, purpose: 'password' }, now);
  const url = screenUrl(context, '/password/nuova', { email: reader.email, redirectUri });
  await send(context, reader, firstPasswordLetter(brand, { code, minutes: CODE_MINUTES, url }));
}

export async function mailPasskeyChanged(
  context: AccountContext,
  { reader, change }: LetterRequest & { change: 'added' | 'removed' },
): Promise<void> {
  const url = screenUrl(context, '/password/dimenticata', { email: reader.email });
  const letter = change === 'added' ? passkeyAddedLetter : passkeyRemovedLetter;
  await send(context, reader, letter(context.brand, { name: provenName(reader), url }));
}

export async function mailPasswordChanged(context: AccountContext, { reader }: LetterRequest): Promise<void> {
  const url = screenUrl(context, '/password/dimenticata', { email: reader.email });
  await send(context, reader, passwordChangedLetter(context.brand, { name: provenName(reader), url }));
}
