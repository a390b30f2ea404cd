import { type ConsentToRecord, recordConsent } from '#api/account/record-consent.ts';
import { consentEntry } from '#device/outbox-entries.ts';
import { logError } from '../log.ts';
import { anonymousApi } from '../network/anonymous-api.ts';
import { trackConsentSending } from './consent-sending.ts';

const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Resolves with whether the server has recorded it. */
async function sendNow(accountOrigin: string, consent: ConsentToRecord): Promise<boolean> {
  try {
    await recordConsent(anonymousApi(accountOrigin), consent);
    return true;
  } catch (error) {
    logError('consent', error);
    return false;
  }
}

/** Imported dynamically, because it includes Dexie. */
async function queue(accountOrigin: string, consent: ConsentToRecord): Promise<void> {
  const { openOutbox } = await import('../outbox/outbox-repository.ts');
  await (await openOutbox()).add(consentEntry({ ...consent, accountOrigin }));
}

/**
 * Sends an answer to the server as proof: through the outbox, so that it arrives even if the device is offline now;
 * directly where no worker would send it. It is sent anonymously, even for a signed-in reader. The answer is valid here
 * in any case.
 * @returns whether it will arrive. TRK-01, OFF-05
 */
export const sendConsent = (accountOrigin: string, consent: ConsentToRecord): Promise<boolean> =>
  trackConsentSending(send(accountOrigin, consent));

async function send(accountOrigin: string, consent: ConsentToRecord): Promise<boolean> {
  if (!hasWorker() && (await sendNow(accountOrigin, consent))) return true;
  try {
    await queue(accountOrigin, consent);
    return true;
  } catch (error) {
    logError('outbox', error);
    return hasWorker() && sendNow(accountOrigin, consent);
  }
}
