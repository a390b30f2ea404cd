import { getNewsstand } from '#api/site/get-newsstand.ts';
import type { Issue } from '#domain/newsstand.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { logError } from '#src/state/log.ts';
import type { RouterContext } from '../router-context.ts';

/**
 * Loads what the screens for sign-in, registration and passwords show besides their form: the cover of the latest issue
 * and that of another edition, or else of an earlier issue; none if they cannot be loaded.
 */
export async function loadEntrance(
  context: RouterContext,
  headTexts: Parameters<typeof privateHead>[1],
): Promise<{ covers: Issue[]; head: ReturnType<typeof privateHead> }> {
  const newsstand = await context
    .api()
    .then(getNewsstand)
    .catch((error: unknown) => logError('covers', error));
  const { issue = null, editions = [], recent = [] } = newsstand ?? {};
  const others = [...editions.filter(({ edition }) => edition.id !== issue?.edition.id), ...recent];
  return { covers: issue ? [issue, ...others.slice(0, 1)] : [], head: privateHead(context.brand, headTexts) };
}
