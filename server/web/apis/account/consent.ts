import { type ConsentSource, isSameResult, resultOf } from '#domain/consent/consent.ts';
import { addMonths, dayAt, instantOf } from '#domain/dates.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { purposesOfTcString } from '#server/accounts/consent/purposes-of-tc-string.ts';
import { addToConsentLog } from '#server/accounts/db/consent-log.ts';
import { countConsent } from '#server/accounts/identity/limits.ts';
import { changeConsent as change, readConsents } from '#server/accounts/profile/consents.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE, LOGIN_REQUIRED, ok } from '../replies.ts';
import { CONSENTS_OF, toConsensi } from './profile.ts';

export const getConsents: Handler<operations['getConsents']> = async ({ session, orm }) => {
  const consents = session && (await readConsents(orm, session.readerId));
  return consents ? ok(toConsensi(consents)) : LOGIN_REQUIRED;
};

export const changeConsent: Handler<operations['changeConsent']> = async ({ session, orm, now, body }) => {
  if (!session) return LOGIN_REQUIRED;
  const { readerId } = session;
  const declared = { readerId, source: 'account' as const, at: now };
  await change(orm, declared, CONSENTS_OF[body.consenso], body.concesso);
  const consents = await readConsents(orm, readerId);
  return consents ? ok(toConsensi(consents)) : LOGIN_REQUIRED;
};

type Wire = components['schemas']['SceltaPrivacy'];

const SOURCES = {
  banner: 'banner',
  preferenze: 'preferences',
  esterno: 'external',
} as const satisfies Record<Wire['origine'], ConsentSource>;

const DAY_MS = 86_400_000;
/** Oldest answer whose time is stored as the device reports it. Devices stop retrying a day earlier. */
const MAX_AGE_MS = 31 * DAY_MS;
/** How long consents are stored: as long as proof of one may be demanded. An answer itself is valid for less. */
const RETENTION_MONTHS = 24;

/**
 * Time of an answer; the time of its arrival if the device's clock cannot be right, because a proof is needed
 * then too.
 */
function answerTime(quando: string, now: Date): Date {
  const age = now.getTime() - Date.parse(quando);
  return age > MAX_AGE_MS || age < 0 ? now : new Date(now.getTime() - age);
}

/**
 * Whether a TC string says the same as the other fields. Versions are checked only in our own strings; a
 * third-party platform writes its own.
 */
function isConsistent({ finalita, stringa_tc, versione_elenco, versione_regole, origine }: Wire): boolean {
  if (stringa_tc === undefined) return origine === 'esterno';
  const decoded = purposesOfTcString(stringa_tc);
  if (
    !decoded ||
    !isSameResult(
      decoded.result,
      resultOf((purpose) => finalita.includes(purpose)),
    )
  )
    return false;
  return (
    origine === 'esterno' ||
    (decoded.listVersion === versione_elenco && decoded.policyVersion === versione_regole)
  );
}

export const recordConsent: Handler<operations['recordConsent']> = async (call) => {
  const { body, headers, orm, brand, now, identity, client } = call;
  if (!isConsistent(body)) return refuse('consent-not-valid');
  const wait = await countConsent(identity, client.address);
  if (wait > 0) return refuse({ wait });
  const granted = (purpose: number) => body.finalita.includes(purpose);
  await addToConsentLog(
    orm,
    {
      id: headers['idempotency-key'] ?? '',
      brand: brand.sigla,
      purpose1: granted(1),
      purpose2: granted(2),
      purpose3: granted(3),
      purpose4: granted(4),
      purpose5: granted(5),
      tcString: body.stringa_tc ?? null,
      listVersion: body.versione_elenco,
      policyVersion: body.versione_regole,
      wordsVersion: body.versione_testi,
      source: SOURCES[body.origine],
      at: answerTime(body.quando, now),
    },
    instantOf(addMonths(dayAt(now), -RETENTION_MONTHS), '00:00'),
  );
  return DONE;
};
