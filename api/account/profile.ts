import type { CONSENTS, Consent, ConsentSource, Declaration } from '#domain/consents.ts';
import type { Consents, InvoicingData, Profile } from '#domain/profile.ts';
import type { Incoherence } from '#domain/validation/fiscal-coherence.ts';
import type { InvoicingFields } from '#domain/validation/invoicing-form.ts';
import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { KEEPALIVE } from '../keepalive.ts';
import { unwrap } from '../unwrap.ts';

type Wire = components['schemas'];

function toProfile({ email, username, avatar, ...variant }: Wire['Profilo']): Profile {
  const account = { email, username, avatar };
  return variant.tipo === 'persona'
    ? { ...account, kind: 'person', fields: variant.campi }
    : { ...account, kind: 'company', fields: variant.campi };
}

const INCOHERENCES: Record<Wire['Incoerenza'], Incoherence> = {
  cognome: 'surname',
  nome: 'name',
  nascita: 'birthday',
  genere: 'gender',
  luogo_nascita: 'birthPlace',
};

const toIncoherences = (wire: readonly Wire['Incoerenza'][]): Incoherence[] =>
  wire.map((field) => INCOHERENCES[field]);

const toInvoicing = ({ tipo, campi }: Wire['Fatturazione']): InvoicingData => ({
  kind: tipo === 'azienda' ? 'company' : 'person',
  fields: campi,
});

const DECLARATIONS: Record<Wire['Consensi']['storia'][number]['voce'], Declaration> = {
  marketing: 'marketing',
  profilazione: 'profiling',
  terzi: 'thirdParties',
  maggiorenne: 'ofAge',
  informativa: 'privacyNotice',
  'clausola_3.6': 'clause-3.6',
  clausola_6: 'clause-6',
  'clausola_7.5': 'clause-7.5',
  clausola_8: 'clause-8',
  clausola_9: 'clause-9',
  clausola_12: 'clause-12',
};

const SOURCES: Record<Wire['Consensi']['storia'][number]['dove'], ConsentSource> = {
  registrazione: 'registration',
  account: 'account',
  benvenuto: 'onboarding',
  email: 'mail',
};

const toConsents = ({ marketing, profilazione, terzi, storia }: Wire['Consensi']): Consents => ({
  granted: { marketing, profiling: profilazione, thirdParties: terzi },
  history: storia.map(({ voce, concesso, quando, dove }) => ({
    declaration: DECLARATIONS[voce],
    granted: concesso,
    at: quando,
    source: SOURCES[dove],
  })),
});

const toConsentWire = (consent: Consent): Wire['Consenso'] => CONSENTS_TO_WIRE[consent];

const CONSENTS_TO_WIRE = {
  marketing: 'marketing',
  profiling: 'profilazione',
  thirdParties: 'terzi',
} as const satisfies Record<(typeof CONSENTS)[number], Wire['Consenso']>;

/** The reader's profile. @throws ApiError `login-required`, `offline`. ACC-01 */
export async function getProfile({ account }: Api): Promise<Profile> {
  const reply = await unwrap('getProfile', account.GET('/api/user/profile'));
  return toProfile(reply.data);
}

export type SavedProfile = { profile: Profile; incoherences: Incoherence[] };

/**
 * Saves the fields of a person or a company. Differences from the fiscal code are only reported.
 * @throws ApiError `field-not-valid`, `login-required`, `offline`. ACC-01
 */
export async function saveProfile({ account }: Api, fields: Profile['fields']): Promise<SavedProfile> {
  const reply = await unwrap('saveProfile', account.POST('/api/user/profile', { body: fields }));
  return { profile: toProfile(reply.data.profilo), incoherences: toIncoherences(reply.data.incoerenze) };
}

/** The reader's invoicing data. @throws ApiError `login-required`, `offline`. ACC-06 */
export async function getInvoicing({ account }: Api): Promise<InvoicingData> {
  const reply = await unwrap('getInvoicing', account.GET('/api/user/profile/invoicing'));
  return toInvoicing(reply.data);
}

/** Saves the reader's invoicing data. @throws ApiError `field-not-valid`, `login-required`, `offline`. ACC-06 */
export async function saveInvoicing({ account }: Api, fields: InvoicingFields): Promise<InvoicingData> {
  const call = account.POST('/api/user/profile/invoicing', { body: fields });
  return toInvoicing((await unwrap('saveInvoicing', call)).data);
}

/**
 * Saves the account's picture. @returns its new address. @throws ApiError `field-not-valid`, `login-required`,
 * `offline`. ACC-01
 */
export async function saveAvatar({ account }: Api, picture: Blob): Promise<string> {
  const call = account.POST('/api/user/avatar', {
    body: picture,
    headers: { 'content-type': picture.type },
    // The file is sent as it is, not as JSON.
    bodySerializer: (body: unknown) => body as Blob,
  });
  return (await unwrap('saveAvatar', call)).data.avatar;
}

const AVATAR_TYPE = 'image/webp';

/**
 * Removes the account's picture. @returns the removed picture, for undo. @throws ApiError `login-required`, `offline`.
 * ACC-01
 */
export async function removeAvatar({ account }: Api): Promise<Blob | null> {
  const reply = await unwrap('removeAvatar', account.POST('/api/user/avatar/remove', { body: {} }));
  const { immagine } = reply.data;
  return immagine === null ? null : new Blob([bytesOf(immagine)], { type: AVATAR_TYPE });
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The reader's consents and the history of their changes. @throws ApiError `login-required`, `offline`. ACC-06 */
export async function getConsents({ account }: Api): Promise<Consents> {
  const reply = await unwrap('getConsents', account.GET('/api/user/profile/consents'));
  return toConsents(reply.data);
}

/** Gives or withdraws a consent. @throws ApiError `login-required`, `offline`. ACC-06 */
export async function changeConsent({ account }: Api, consent: Consent, granted: boolean): Promise<Consents> {
  const body = { consenso: toConsentWire(consent), concesso: granted };
  const reply = await unwrap(
    'changeConsent',
    account.POST('/api/user/profile/consents', { ...KEEPALIVE, body }),
  );
  return toConsents(reply.data);
}
