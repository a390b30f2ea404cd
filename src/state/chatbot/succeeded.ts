import { logError } from '../log.ts';

/** Whether something was done; why it was not is in the log. */
export async function succeeded(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    logError('chatbot', error);
    return false;
  }
}
