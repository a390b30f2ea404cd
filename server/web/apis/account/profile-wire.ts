import type { Declaration } from '#domain/consents.ts';
import type { Consents, InvoicingData, Profile } from '#domain/profile.ts';
import type { Incoherence } from '#domain/validation/fiscal-coherence.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

export function toProfilo({ email, username, avatar, ...of }: Profile): Wire['Profilo'] {
  const account = { email, username, avatar };
  return of.kind === 'person'
    ? { ...account, tipo: 'persona', campi: of.fields }
    : { ...account, tipo: 'azienda', campi: of.fields };
}

const INCOERENZE: Record<Incoherence, Wire['Incoerenza']> = {
  surname: 'cognome',
  name: 'nome',
  birthday: 'nascita',
  gender: 'genere',
  birthPlace: 'luogo_nascita',
};

export const toIncoerenze = (found: readonly Incoherence[]): Wire['Incoerenza'][] =>
  found.map((one) => INCOERENZE[one]);

export const toFatturazione = ({ kind, fields }: InvoicingData): Wire['Fatturazione'] => ({
  tipo: kind === 'company' ? 'azienda' : 'persona',
  campi: fields,
});

type Voce = Wire['Consensi']['storia'][number]['voce'];

const VOCI: Record<Declaration, Voce> = {
  marketing: 'marketing',
  profiling: 'profilazione',
  thirdParties: 'terzi',
  ofAge: 'maggiorenne',
  privacyNotice: 'informativa',
  'clause-3.6': 'clausola_3.6',
  'clause-6': 'clausola_6',
  'clause-7.5': 'clausola_7.5',
  'clause-8': 'clausola_8',
  'clause-9': 'clausola_9',
  'clause-12': 'clausola_12',
};

const DOVE = {
  registration: 'registrazione',
  account: 'account',
  onboarding: 'benvenuto',
  mail: 'email',
} as const;

export const toConsensi = ({ granted, history }: Consents): Wire['Consensi'] => ({
  marketing: granted.marketing,
  profilazione: granted.profiling,
  terzi: granted.thirdParties,
  storia: history.map(({ declaration, granted, at, source }) => ({
    voce: VOCI[declaration],
    concesso: granted,
    quando: at,
    dove: DOVE[source],
  })),
});

export const CONSENTS_OF = {
  marketing: 'marketing',
  profilazione: 'profiling',
  terzi: 'thirdParties',
} as const;
