import type { Orm } from '#server/base/db/connect.ts';

/** Operators of the support chat: the e-mails of their accounts, and the names shown to readers. HLP-06 */
export type Operators = ReadonlyMap<string, string>;

/** Dependencies of an operator's action: database, time, and the operator. */
export type OperatorContext = { orm: Orm; now: Date; id: string; name: string };

/** Name shown to readers for the signed-in operator; null for anybody else. */
export const operatorName = (operators: Operators, session: { email: string } | null): string | null =>
  (session && operators.get(session.email)) ?? null;
