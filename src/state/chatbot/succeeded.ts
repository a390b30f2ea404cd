import { logError } from '../log.ts';

/** Whether a promise succeeded; a failure is logged. */
export async function succeeded(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise;
    return true;
  } catch (error) {
    logError('chatbot', error);
    return false;
  }
}
