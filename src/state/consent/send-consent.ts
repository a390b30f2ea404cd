import { type ConsentToRecord, recordConsent } from '#api/account/record-consent.ts';
import { consentEntry } from '#device/outbox.ts';
import { logError } from '../log.ts';
import { anonymousApi } from '../network/anonymous-api.ts';
import { noteProof } from './proof-sending.ts';

const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Whether the server has it. */
async function sendNow(accountOrigin: string, consent: ConsentToRecord): Promise<boolean> {
  try {
    await recordConsent(anonymousApi(accountOrigin), consent);
    return true;
  } catch (error) {
    logError('consent', error);
    return false;
  }
}

/** Dexie comes with it. */
async function queue(accountOrigin: string, consent: ConsentToRecord): Promise<void> {
  const { openOutbox } = await import('../outbox/outbox-repository.ts');
  await (await openOutbox()).add(consentEntry({ ...consent, accountOrigin }));
}

/**
 * Has the server keep an answer as proof: by way of the outbox, so that it arrives though there is no network now; at once
 * where no worker would send it. It is told in nobody's name, whoever is signed in. The answer counts here whatever becomes
 * of it.
 * @returns whether it will arrive. TRK-01, OFF-05
 */
export const sendConsent = (accountOrigin: string, consent: ConsentToRecord): Promise<boolean> =>
  noteProof(send(accountOrigin, consent));

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
