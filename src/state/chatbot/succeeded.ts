import { logError } from '../log.ts';

/** Whether a promise succeeded; a failure is logged. */
export async function succeeded(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    logError('chatbot', error);
    return false;
  }
}
