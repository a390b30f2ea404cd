import type { RequestEvent } from '../base/events.ts';
import { isShut } from '../base/gate.ts';
import { gatePage } from '../pages/gate-page.ts';
import { requestRepairSync } from '../precache/repair.ts';

/**
 * An answer; for a page that cannot be loaded, one that the worker writes instead of the browser's error page. OFF-01
 */
export async function withFallbackPage(event: RequestEvent, answer: Promise<Response>): Promise<Response> {
  if (event.request.mode !== 'navigate') return await answer;
  return await answer.catch(async () => {
    // A page that failed may mean that the browser has removed something: it is repaired once there is a network.
    event.waitUntil(requestRepairSync().catch(() => undefined));
    if (await isShut()) return gatePage();
    const { fallbackPage } = await import('../pages/fallback-page.ts');
    return await fallbackPage(new URL(event.request.url));
  });
}
