import { PRODUCTS } from '#domain/products.ts';
import type { Device, ShortUser, User, UserNotice } from '#domain/reader.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

const KINDS = { telefono: 'phone', tablet: 'tablet', computer: 'computer' } as const;

export const toDevice = (wire: Wire['Dispositivo']): Device => ({
  id: wire.id,
  name: wire.nome,
  kind: KINDS[wire.tipo],
  current: wire.corrente,
  signedInAt: wire.accesso,
  lastUsedAt: wire.ultimo_uso,
});

/** The devices of an account, and the limit of their number. SES-08 */
export type DeviceList = { limit: number; devices: Device[] };

export const toDeviceList = (wire: Wire['Dispositivi']): DeviceList => ({
  limit: wire.limite,
  devices: wire.dispositivi.map(toDevice),
});

const toNotice = (wire: Wire['Avviso']): UserNotice => ({ ...wire });

export const toShortUser = (wire: Wire['UtenteBreve']): ShortUser => ({
  id: wire.id,
  avatar: wire.avatar,
  name: wire.name,
  username: wire.username,
  email: wire.email,
  notices: Object.fromEntries(Object.entries(wire.avvisi).map(([path, list]) => [path, list.map(toNotice)])),
  subscribed: wire.abbonato,
  consent: wire.abbonatoConsent,
  digital: wire.abbonatoDigital,
  pressReview: wire.abbonatoRassegna,
  company: wire.isCompany,
  family: wire.isFamilySubscribed,
  secondary: wire.isSlave,
  chatbot: wire.chatbot,
  // The server sends only names of menu icons.
  menu: wire.menu as ShortUser['menu'],
});

export const toUser = (wire: Wire['Utente']): User => ({
  id: wire.id,
  token: wire.id_token,
  username: wire.username,
  name: wire.name,
  surname: wire.surname,
  avatar: wire.avatar,
  email: wire.email,
  subscribed: wire.abbonato,
  products: PRODUCTS.filter((product) => wire.abbonamenti[product]),
  company: wire.isCompany,
  companySubscribed: wire.isCompanySubscribed,
  family: wire.isFamilySubscribed,
  secondary: wire.isSlave,
  lastAccess: wire.ultimo_accesso && {
    at: wire.ultimo_accesso.quando,
    device: wire.ultimo_accesso.dispositivo,
  },
  subscription: wire.CDP.subscription && toSubscription(wire.CDP.subscription),
  devices: wire.CDP.user.numero_dispositivi,
});

export const toSubscription = (wire: Wire['AbbonamentoCDP']): NonNullable<User['subscription']> => ({
  status: wire.stato,
  recurring: wire.flag_ricorrente,
  paymentType: wire.tipo_pagamento,
  paymentCategory: wire.categoria_pagamento,
  startsOn: wire.data_inizio,
  endsOn: wire.data_fine,
  product: wire.tipo_prodotto,
  duration: wire.tipo_durata,
  renewsOn: wire.data_prossimo_rinnovo_prezzo_pieno,
  cents: wire.prezzo_centesimi,
  plan: wire.piano,
  gift: wire.omaggio,
  secondary: wire.slave,
});

/** A passkey of the account. */
export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

export const toPasskeys = (wire: Wire['RispostaPasskey']['data']): Passkey[] =>
  wire.passkey.map(({ id, nome, creata, ultimo_uso }) => ({
    id,
    name: nome,
    createdAt: creata,
    lastUsedAt: ultimo_uso,
  }));
