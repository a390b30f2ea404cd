import placeStub from '@iabtechlabtcf/stub';
import type { Api } from '#api/clients.ts';
import type {} from '#src/vendors/consent-platform.ts';
import { logError } from '../log.ts';

/**
 * Installs `__tcfapi`: it answers pings itself, and queues all other questions until the code that answers them is
 * loaded, which happens at the first one. TRK-01
 */
export function openTcfApi(api: () => Promise<Api>): void {
  placeStub();
  const stub = window.__tcfapi;
  if (!stub) return;
  let isLoading = false;
  const fetchAnswers = async () => {
    isLoading = true;
    try {
      const [{ answerTcfCalls }, clients] = await Promise.all([import('./tcf-answers.ts'), api()]);
      await answerTcfCalls(clients);
    } catch (error) {
      // If loading failed, as it does offline, the next question tries again.
      isLoading = false;
      logError('tcf', error);
    }
  };
  window.__tcfapi = (...call) => {
    const result = stub(...call);
    if (call.length > 0 && call[0] !== 'ping' && !isLoading) void fetchAnswers();
    return result;
  };
}
