import { CONSENTS, type Consent, type ConsentSource, type Declaration } from '#domain/consents.ts';
import type { Consents } from '#domain/profile.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  addConsents,
  type ConsentRow,
  consentsSaid,
  declarationsSaid,
  lockConsents,
  setConsent,
} from '../db/consent-history.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';

/** A reader's consents and their history; null if the account no longer exists. ACC-06 */
export async function readConsents(orm: Orm, readerId: string): Promise<Consents | null> {
  const reader = await findReader(orm, readerId);
  if (!reader) return null;
  const said = await consentsSaid(orm, readerId);
  const { marketing, profiling, thirdParties } = reader;
  return {
    granted: { marketing, profiling, thirdParties },
    history: [...said.map(toEntry), ...unwritten(reader, said)],
  };
}

const toEntry = ({ declaration, granted, at, source }: Omit<ConsentRow, 'id' | 'readerId'>) => ({
  declaration,
  granted,
  at: at.toISOString(),
  source,
});

/** Entries for an account older than the history: what it allows counts as given at registration. */
function unwritten(reader: ReaderRow, said: readonly ConsentRow[]) {
  const silent = CONSENTS.filter((consent) => !said.some(({ declaration }) => declaration === consent));
  const since = { at: reader.createdAt, source: 'registration' as const };
  return silent.map((consent) => toEntry({ declaration: consent, granted: reader[consent], ...since }));
}

type Saying = { readerId: string; source: ConsentSource; at: Date };

/**
 * Adds declarations to the history, with source and time; the consents in force are columns of the account. ACC-06,
 * ACC-09
 */
export async function recordConsents(
  orm: Orm,
  saying: Saying,
  said: Partial<Record<Declaration, boolean>>,
): Promise<void> {
  const declarations = Object.keys(said) as Declaration[];
  await addConsents(
    orm,
    declarations.map((declaration) => ({ ...saying, declaration, granted: said[declaration] === true })),
  );
}

/** Gives or withdraws a consent. Repeating the current state adds nothing to the history. */
export async function changeConsent(
  orm: Orm,
  saying: Saying,
  consent: Consent,
  granted: boolean,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const before = await lockConsents(tx, saying.readerId);
    if (!before || before[consent] === granted) return;
    if (!(await declarationsSaid(tx, saying.readerId)).has(consent)) {
      const since = { ...saying, source: 'registration' as const, at: before.createdAt };
      await recordConsents(tx, since, { [consent]: before[consent] });
    }
    await setConsent(tx, saying.readerId, consent, granted);
    await recordConsents(tx, saying, { [consent]: granted });
  });
}
