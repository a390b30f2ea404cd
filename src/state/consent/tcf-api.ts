import placeStub from '@iabtechlabtcf/stub';
import type { Api } from '#api/clients.ts';
import type {} from '#src/vendors/consent-platform.ts';
import { logError } from '../log.ts';

/**
 * Puts `__tcfapi` up: it says that it is there, and keeps all other questions until what answers them has come, which is
 * not before somebody asks one. TRK-01
 */
export function openTcfApi(api: () => Promise<Api>): void {
  placeStub();
  const stub = window.__tcfapi;
  if (!stub) return;
  let isComing = false;
  const fetchAnswers = async () => {
    isComing = true;
    try {
      const [{ answerTcfCalls }, clients] = await Promise.all([import('./tcf-answers.ts'), api()]);
      await answerTcfCalls(clients);
    } catch (error) {
      // Without a network: the next question fetches it anew.
      isComing = false;
      logError('tcf', error);
    }
  };
  window.__tcfapi = (...call) => {
    const said = stub(...call);
    if (call.length > 0 && call[0] !== 'ping' && !isComing) void fetchAnswers();
    return said;
  };
}
