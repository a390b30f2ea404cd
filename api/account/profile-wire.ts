import type { CONSENTS, Consent, ConsentSource, Declaration } from '#domain/consents.ts';
import type { Consents, InvoicingData, Profile } from '#domain/profile.ts';
import type { Incoherence } from '#domain/validation/fiscal-coherence.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

export function toProfile({ email, username, avatar, ...of }: Wire['Profilo']): Profile {
  const account = { email, username, avatar };
  return of.tipo === 'persona'
    ? { ...account, kind: 'person', fields: of.campi }
    : { ...account, kind: 'company', fields: of.campi };
}

const INCOHERENCES: Record<Wire['Incoerenza'], Incoherence> = {
  cognome: 'surname',
  nome: 'name',
  nascita: 'birthday',
  genere: 'gender',
  luogo_nascita: 'birthPlace',
};

export const toIncoherences = (wire: readonly Wire['Incoerenza'][]): Incoherence[] =>
  wire.map((field) => INCOHERENCES[field]);

export const toInvoicing = ({ tipo, campi }: Wire['Fatturazione']): InvoicingData => ({
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

export const toConsents = ({ marketing, profilazione, terzi, storia }: Wire['Consensi']): Consents => ({
  granted: { marketing, profiling: profilazione, thirdParties: terzi },
  history: storia.map(({ voce, concesso, quando, dove }) => ({
    declaration: DECLARATIONS[voce],
    granted: concesso,
    at: quando,
    source: SOURCES[dove],
  })),
});

export const toConsenso = (consent: Consent): Wire['Consenso'] => CONSENSI[consent];

const CONSENSI = {
  marketing: 'marketing',
  profiling: 'profilazione',
  thirdParties: 'terzi',
} as const satisfies Record<(typeof CONSENTS)[number], Wire['Consenso']>;
