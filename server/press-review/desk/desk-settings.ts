import { isShared } from '#domain/members.ts';
import type { DeskSettings, DeskState, Licence } from '#domain/press-review/desk.ts';
import { groupNames, spellingOf, visibleNames } from '#domain/press-review/group-names.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import { seatsOf } from '#server/accounts/db/subscription-members.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import { nameOf } from '#server/accounts/readers/names.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { changeDesk, type DeskRow, lockDesk } from '../db/press-desks.ts';
import { groupsInUse } from '../db/press-recipients.ts';
import { reviewSubscription } from '../licence.ts';
import { holderName, licenseeOf } from '../licensee.ts';
import type { ReviewContext } from '../review-context.ts';

/** Settings of a desk, its licence, and the groups of its recipients. */
export async function readDesk(context: ReviewContext): Promise<DeskState> {
  const { orm, desk } = context;
  const { deadline, weekdays, automatic, groups, tellWhenEmpty } = desk;
  const licensee = await licenseeOf(orm, desk);
  return {
    version: versionOf(desk),
    settings: { deadline, weekdays, automatic, groups, tellWhenEmpty, licensee },
    licence: await readLicence(context),
    groups: (await groupsInUse(orm, desk.id)).sort((a, b) => a.localeCompare(b, 'it')),
  };
}

/** Stands for the settings of a desk: the same for the same settings. */
const versionOf = ({ deadline, weekdays, automatic, groups, tellWhenEmpty, licensee }: DeskRow): string =>
  hashOf(JSON.stringify([deadline, weekdays, automatic, groups, tellWhenEmpty, licensee]));

/**
 * People who work under the licence: all members of the subscription, or only the desk's holder, whose account has
 * access without one.
 */
async function readLicence({ orm, brand, now, session, desk }: ReviewContext): Promise<Licence> {
  const subscription = await reviewSubscription(orm, session.readerId, { brand, now });
  if (!subscription) return { seats: null, people: [{ name: await holderName(orm, desk), you: true }] };
  const people = await seatsOf(orm, subscription.id);
  return {
    seats: isShared(subscription.plan) ? subscription.seats : null,
    people: people.map((seat) => ({ name: nameOf(seat), you: seat.readerId === session.readerId })),
  };
}

/**
 * Saves the settings of a desk. @param version of the settings that were changed; null replaces any, for pages of
 * earlier releases
 */
export async function storeDeskSettings(
  { orm, desk, now }: ReviewContext,
  settings: DeskSettings,
  version: string | null,
): Promise<Result<void, 'no-licensee' | 'no-deadline' | 'settings-changed'>> {
  const licensee = oneLine(settings.licensee);
  if (licensee === '') return failure('no-licensee');
  if (settings.automatic && (settings.deadline === null || settings.weekdays.length === 0)) {
    return failure('no-deadline');
  }
  const groups = visibleNames(settings.groups);
  const spell = spellingOf([...(await groupsInUse(orm, desk.id)), ...groups]);
  const isHolder = licensee === (await holderName(orm, desk));
  const changed = {
    ...settings,
    weekdays: settings.weekdays.toSorted((a, b) => a - b),
    groups: groupNames(groups, spell),
    licensee: isHolder ? null : licensee,
  };
  return await orm.transaction(async (tx) => {
    const current = await lockDesk(tx, desk.id);
    const isOutdated = version !== null && current !== undefined && versionOf(current) !== version;
    // A repeated save, whose first answer was lost, changes nothing more.
    if (isOutdated && versionOf({ ...current, ...changed }) === versionOf(current)) return DONE;
    if (isOutdated) return failure('settings-changed');
    await changeDesk(tx, desk.id, changed, now);
    return DONE;
  });
}
