import { dayAt, instantOf } from '#domain/dates.ts';
import type { ClipText } from '#domain/press-review/clip.ts';
import { hasUsageSince } from '../db/press-usage.ts';
import { type ReviewContext, recordUsage } from '../review-context.ts';

/** Records that a reader under the licence opened a clip, once a day: opening it again the same day is not counted. */
export async function recordReading(
  context: ReviewContext,
  { title }: Pick<ClipText, 'title'>,
): Promise<void> {
  const { orm, desk, session, now } = context;
  const usage = { deskId: desk.id, readerId: session.readerId, kind: 'read' as const, what: title };
  if (await hasUsageSince(orm, usage, instantOf(dayAt(now), '00:00'))) return;
  await recordUsage(context, usage);
}
