import type { Orm } from '#server/base/db/connect.ts';

/** Who answers readers: the e-mails of their accounts, and the names by which readers know them. HLP-06 */
export type Operators = ReadonlyMap<string, string>;

/** One of them who is at work, and when. */
export type Operator = { orm: Orm; now: Date; id: string; name: string };

/** The name by which readers know whoever is signed in; null of who is no operator. */
export const operatorName = (operators: Operators, session: { email: string } | null): string | null =>
  (session && operators.get(session.email)) ?? null;
