import { ownValue } from '../own-value.ts';
import { Rejected } from '../rejected.ts';
import { codeOf, schemeOf } from './code-of.ts';

export type Status = 'usable' | 'withheld' | 'canceled';

const KNOWN_STATUSES: Record<string, Status> = {
  usable: 'usable',
  withheld: 'withheld',
  canceled: 'canceled',
  cancelled: 'canceled',
};

/** Vocabularies of IPTC whose codes are statuses; a code of another address is not one. */
const VOCABULARY = /^https?:\/\/(?:cv|www)\.iptc\.org\/(?:newscodes|std)\/(?:\w+\/)?pubstatus(?:g2)?$/i;

function statusOf(written: string, furtherStatuses: Record<string, Status>): Status | undefined {
  const scheme = schemeOf(written);
  const known = ownValue({ ...KNOWN_STATUSES, ...furtherStatuses }, codeOf(written));
  return scheme.includes('/') && !VOCABULARY.test(scheme) ? undefined : known;
}

/**
 * The status that an item states in one form or several, which must agree; `usable` where it states none.
 * @throws Rejected for an unknown status, which is never taken for a public one
 */
export function readStatus(
  stated: string[],
  place: string,
  furtherStatuses: Record<string, Status> = {},
): Status {
  const statuses = stated.map((written) => {
    const status = statusOf(written, furtherStatuses);
    if (!status)
      throw new Rejected(place, `${written.slice(0, 60) || 'an empty value'} is no status that is known`);
    return status;
  });
  const [first = 'usable', ...others] = [...new Set(statuses)];
  if (others.length > 0) throw new Rejected(place, `it says both ${[first, ...others].join(' and ')}`);
  return first;
}

/** The more restrictive of two statuses. */
export const stricterOf = (a: Status, b: Status): Status => {
  const rank: Record<Status, number> = { usable: 0, withheld: 1, canceled: 2 };
  return rank[a] >= rank[b] ? a : b;
};
