import { CONSENTS, type Consent, type ConsentSource, type Declaration } from '#domain/consents.ts';
import type { Consents } from '#domain/profile.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  addConsents,
  type ConsentRow,
  consentHistoryOf,
  declarationsInHistory,
  lockConsents,
  setConsent,
} from '../db/consent-history.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';

/** A reader's consents and their history; null if the account no longer exists. ACC-06 */
export async function readConsents(orm: Orm, readerId: string): Promise<Consents | null> {
  const reader = await findReader(orm, readerId);
  if (!reader) return null;
  const storedRows = await consentHistoryOf(orm, readerId);
  const { marketing, profiling, thirdParties } = reader;
  return {
    granted: { marketing, profiling, thirdParties },
    history: [...storedRows.map(toEntry), ...entriesBeforeHistory(reader, storedRows)],
  };
}

const toEntry = ({ declaration, granted, at, source }: Omit<ConsentRow, 'id' | 'readerId'>) => ({
  declaration,
  granted,
  at: at.toISOString(),
  source,
});

/** Entries for consents that are not in the history: their state counts as declared at registration. */
function entriesBeforeHistory(reader: ReaderRow, storedRows: readonly ConsentRow[]) {
  const undeclared = CONSENTS.filter(
    (consent) => !storedRows.some(({ declaration }) => declaration === consent),
  );
  const registration = { at: reader.createdAt, source: 'registration' as const };
  return undeclared.map((consent) =>
    toEntry({ declaration: consent, granted: reader[consent], ...registration }),
  );
}

type DeclarationContext = { readerId: string; source: ConsentSource; at: Date };

/**
 * Adds declarations to the history, with source and time; the consents in force are columns of the account. ACC-06,
 * ACC-09
 */
export async function recordConsents(
  orm: Orm,
  context: DeclarationContext,
  declared: Partial<Record<Declaration, boolean>>,
): Promise<void> {
  const declarations = Object.keys(declared) as Declaration[];
  await addConsents(
    orm,
    declarations.map((declaration) => ({ ...context, declaration, granted: declared[declaration] === true })),
  );
}

/** Gives or withdraws a consent. Repeating the current state adds nothing to the history. */
export async function changeConsent(
  orm: Orm,
  context: DeclarationContext,
  consent: Consent,
  granted: boolean,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const current = await lockConsents(tx, context.readerId);
    if (!current || current[consent] === granted) return;
    if (!(await declarationsInHistory(tx, context.readerId)).has(consent)) {
      const registration = { ...context, source: 'registration' as const, at: current.createdAt };
      await recordConsents(tx, registration, { [consent]: current[consent] });
    }
    await setConsent(tx, context.readerId, consent, granted);
    await recordConsents(tx, context, { [consent]: granted });
  });
}
