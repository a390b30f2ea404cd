import type { Orm } from '#server/base/db/connect.ts';
import { and, arrayOverlaps, asc, eq, inArray, isNull, or, type SQL } from '#server/base/db/drizzle.ts';
import { pressRecipients } from '#server/base/db/schema/press-schema.ts';

/** A recipient as a sending needs it. */
export type AudienceRow = Awaited<ReturnType<typeof recipientsWhere>>[number];

const recipientsWhere = (orm: Orm, deskId: number, condition: SQL | undefined) => {
  const { id, email, name, status, deletedAt } = pressRecipients;
  return orm
    .select({ id, email, name, status, deletedAt })
    .from(pressRecipients)
    .where(and(eq(pressRecipients.deskId, deskId), condition))
    .orderBy(asc(email));
};

/** Recipients of a desk with these ids or addresses, whether active or not. */
export async function recipientsByIdOrEmail(
  orm: Orm,
  deskId: number,
  { ids, emails }: { ids: readonly number[]; emails: readonly string[] },
): Promise<AudienceRow[]> {
  const { id, email } = pressRecipients;
  return recipientsWhere(orm, deskId, or(inArray(id, [...ids]), inArray(email, [...emails])));
}

/** Active recipients of a desk who are in any of these groups; all active ones if no group is given. */
export async function activeRecipients(
  orm: Orm,
  deskId: number,
  groups: readonly string[],
): Promise<AudienceRow[]> {
  const { status, deletedAt, groups: recipientGroups } = pressRecipients;
  const isInGroups = groups.length > 0 ? arrayOverlaps(recipientGroups, [...groups]) : undefined;
  return recipientsWhere(orm, deskId, and(eq(status, 'active'), isNull(deletedAt), isInGroups));
}
