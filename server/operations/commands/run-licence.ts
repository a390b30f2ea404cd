import * as v from 'valibot';
import type { LicenceTerms } from '#domain/press-review/licence-terms.ts';
import { changeSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { hasEdition } from '#server/newsroom/db/editions.ts';
import { type LicenceRow, licencesHeldBy } from '#server/press-review/db/press-licences.ts';
import { LicenceArguments } from './licence-arguments.ts';
import { UsageError } from './usage-error.ts';

/**
 * The licence command, in whichever process holds the data folder.
 * @param args `LicenceArguments`, from the command line
 * @returns the licences that the reader holds now
 * @throws UsageError
 */
export async function runLicence(args: unknown, orm: Orm): Promise<LicenceRow[]> {
  const { email, change } = v.parse(LicenceArguments, args);
  const licences = await licencesHeldBy(orm, email);
  if (licences.length === 0) throw new UsageError(`${email} holds no licence to a press review`);
  if (!change) return licences;
  if (!licences.some(({ id }) => id === change.id))
    throw new UsageError(`--id: ${email} holds no licence ${change.id}`);
  if (change.terms) await checkEditions(orm, change.terms);
  await changeSubscription(orm, change.id, { pressTerms: change.terms });
  return await licencesHeldBy(orm, email);
}

/** A misspelled edition would lock the reader out of what was sold. */
async function checkEditions(orm: Orm, { papers }: LicenceTerms): Promise<void> {
  for (const { newspaper, editions } of papers) {
    for (const slug of editions ?? []) {
      if (!(await hasEdition(orm, { brand: newspaper, slug })))
        throw new UsageError(`--paper: ${newspaper} has no edition ${slug}`);
    }
  }
}

/** One line for each licence. */
export const licenceLines = (licences: readonly LicenceRow[]): string[] =>
  licences.map(({ id, brand, status, startsOn, endsOn, terms }) =>
    [`${id}`, brand, status, `${startsOn} to ${endsOn ?? 'no end'}`, termsIn(terms)].join('  '),
  );

function termsIn(terms: LicenceTerms | null): string {
  if (terms === null) return 'every paper, edition and day';
  const papers = terms.papers.map(({ newspaper, editions }) =>
    editions === null ? newspaper : `${newspaper}:${editions.join(',')}`,
  );
  return `${papers.join(' ')} from ${terms.from ?? 'the beginning'}`;
}
