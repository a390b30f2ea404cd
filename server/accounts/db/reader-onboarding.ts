import type { Sigla } from '#domain/brands/brand.ts';
import { INITIAL_STEPS, type OnboardingSteps } from '#domain/onboarding.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq } from '#server/base/db/drizzle.ts';
import { readerOnboarding } from '#server/base/db/schema/account-schema.ts';

type ReaderOfPaper = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(readerOnboarding.readerId, readerId), eq(readerOnboarding.brand, brand));

const steps = {
  interests: readerOnboarding.interests,
  newsletters: readerOnboarding.newsletters,
  downloadApp: readerOnboarding.downloadApp,
};

/** The state of each onboarding step of a reader; the initial state if the reader has not begun. BRW-03 */
export async function onboardingOf(orm: Orm, reader: ReaderOfPaper): Promise<OnboardingSteps> {
  const [row] = await orm.select(steps).from(readerOnboarding).where(ofReader(reader));
  return row ?? INITIAL_STEPS;
}

/** Changes how far a reader has come; concurrent changes of two devices run one after the other. */
export async function changeOnboarding(
  orm: Orm,
  reader: ReaderOfPaper,
  now: Date,
  change: (steps: OnboardingSteps) => OnboardingSteps,
): Promise<OnboardingSteps> {
  return await orm.transaction(async (tx) => {
    await tx
      .insert(readerOnboarding)
      .values({ ...reader, ...INITIAL_STEPS, updatedAt: now })
      .onConflictDoNothing();
    const [row] = await tx.select(steps).from(readerOnboarding).where(ofReader(reader)).for('update');
    const changed = change(row ?? INITIAL_STEPS);
    await tx
      .update(readerOnboarding)
      .set({ ...changed, updatedAt: now })
      .where(ofReader(reader));
    return changed;
  });
}
