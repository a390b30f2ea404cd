import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, inArray, sql } from '#server/base/db/drizzle.ts';
import { issues } from '#server/base/db/schema/content-schema.ts';

export type IssueRow = typeof issues.$inferSelect;

/** Whether anything has been imported. */
export async function hasIssues(db: Orm): Promise<boolean> {
  return (await db.select({ id: issues.id }).from(issues).limit(1)).length > 0;
}

export async function findIssue(db: Orm, editionId: number, day: Day): Promise<IssueRow | undefined> {
  return (
    await db
      .select()
      .from(issues)
      .where(and(eq(issues.editionId, editionId), eq(issues.day, day)))
  )[0];
}

export async function insertIssue(tx: Orm, issue: typeof issues.$inferInsert): Promise<IssueRow> {
  const [row] = await tx.insert(issues).values(issue).returning();
  if (!row) throw new Error('the database returned no row for the new issue');
  return row;
}

export async function setPages(tx: Orm, issueId: number, pages: number): Promise<void> {
  await tx.update(issues).set({ pages }).where(eq(issues.id, issueId));
}

/** Marks published issues as changed: each gets a new version. */
export async function renewIssues(tx: Orm, issueIds: number[], updatedAt: Date): Promise<void> {
  if (issueIds.length === 0) return;
  await tx
    .update(issues)
    .set({ version: sql`${issues.version} + 1`, updatedAt })
    .where(inArray(issues.id, issueIds));
}
