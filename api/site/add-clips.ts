import type { Day } from '#domain/newsstand.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** Puts clips into the review of a day, those that are not in it yet. @returns how many those were. @throws ApiError `access-denied`, `offline`. */
export async function addClips(
  { site }: Api,
  { day, clips, chapter = '' }: { day: Day; clips: readonly number[]; chapter?: string },
): Promise<{ version: number; added: number }> {
  const call = site.POST('/api/user/rassegna/bozza/aggiungi', { body: { day, clips: [...clips], chapter } });
  const { data } = await unwrap('addClips', call);
  return data;
}
