import type * as v from 'valibot';
import { avatarPath } from '#domain/avatar.ts';
import { PRODUCTS } from '#domain/products.ts';
import type { ShortUser, User, UserSubscription } from '#domain/reader.ts';
import { siteOriginsFrom } from '#domain/site-address.ts';
import { PROFILE_MESSAGES } from '#domain/validation/profile-messages.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { bearerOf } from '#server/accounts/identity/bearer.ts';
import { countAvatar } from '#server/accounts/identity/limits.ts';
import { removeAvatarOf, storeAvatar, toAvatar } from '#server/accounts/profile/avatar.ts';
import { normalPhone } from '#server/accounts/profile/phone.ts';
import { readUser } from '#server/accounts/readers/full-user.ts';
import { readShortInfo } from '#server/accounts/readers/short-info.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import type { Handler } from '../../http/handler.ts';
import { type NotValid, refuse } from '../refusals.ts';
import { LOGIN_REQUIRED, ok } from '../replies.ts';
import { readFields } from './answers.ts';

type Wire = components['schemas'];

const toUtenteBreve = (user: ShortUser): Wire['UtenteBreve'] => ({
  id: user.id,
  avatar: user.avatar,
  name: user.name,
  username: user.username,
  email: user.email,
  avvisi: Object.fromEntries(Object.entries(user.notices).map(([path, notices]) => [path, [...notices]])),
  abbonato: user.subscribed,
  abbonatoConsent: user.consent,
  abbonatoDigital: user.digital,
  abbonatoRassegna: user.pressReview,
  isCompany: user.company,
  isFamilySubscribed: user.family,
  isSlave: user.secondary,
  chatbot: user.chatbot,
  menu: [...user.menu],
});

export const toUtente = (user: User): Wire['Utente'] => ({
  id: user.id,
  id_token: user.token,
  username: user.username,
  name: user.name,
  surname: user.surname,
  avatar: user.avatar,
  email: user.email,
  abbonato: user.subscribed,
  abbonamenti: Object.fromEntries(
    PRODUCTS.map((product) => [product, user.products.includes(product)]),
  ) as Wire['Abbonamenti'],
  isCompany: user.company,
  isCompanySubscribed: user.companySubscribed,
  isFamilySubscribed: user.family,
  isSlave: user.secondary,
  ultimo_accesso: user.lastAccess && { quando: user.lastAccess.at, dispositivo: user.lastAccess.device },
  CDP: {
    subscription: user.subscription && toAbbonamento(user.subscription),
    user: { numero_dispositivi: user.devices },
  },
});

export const toAbbonamento = (subscription: UserSubscription): Wire['AbbonamentoCDP'] => ({
  stato: subscription.status,
  flag_ricorrente: subscription.recurring,
  tipo_pagamento: subscription.paymentType,
  categoria_pagamento: subscription.paymentCategory,
  data_inizio: subscription.startsOn,
  data_fine: subscription.endsOn,
  tipo_prodotto: subscription.product,
  tipo_durata: subscription.duration,
  data_prossimo_rinnovo_prezzo_pieno: subscription.renewsOn,
  prezzo_centesimi: subscription.cents,
  piano: subscription.plan,
  omaggio: subscription.gift,
  slave: subscription.secondary,
});

const PHONES = ['telefono', 'telefono2'] as const;
type Phones = Partial<Record<(typeof PHONES)[number], string>>;

/**
 * Reads a body by the form's own rules, and its phone numbers by the numbering plans of the countries, which a page
 * does not know. Numbers are normalised as they are stored; one that is stored already is not checked again. VAL-02,
 * VAL-03
 */
export async function readWithPhones<S extends v.GenericSchema<unknown, Phones>>(
  schema: S,
  body: unknown,
  stored: Phones = {},
): Promise<Result<v.InferOutput<S>, NotValid>> {
  const read = readFields(schema, body);
  if (!read.ok) return read;
  const fields = { ...read.value };
  for (const field of PHONES) {
    const typed = fields[field];
    if (!typed || typed === stored[field]) continue;
    const normalized = await normalPhone(typed);
    if (normalized === null) return failure({ field, sentence: PROFILE_MESSAGES.phone });
    fields[field] = normalized;
  }
  return success(fields);
}

export const getUser: Handler<operations['getUser']> = async (call) => {
  const { session, orm, headers, now } = call;
  if (!session) return LOGIN_REQUIRED;
  // An unknown bearer token has been refused before.
  const token = session.tokenHash === null ? null : bearerOf(headers.authorization);
  return ok(toUtente(await readUser(orm, session, now, token)));
};

export const getShortInfo: Handler<operations['getShortInfo']> = async (call) => {
  const { session, orm, brand, now, identity, showcase, pageOrigin, origin, accountOrigin } = call;
  if (!session) return LOGIN_REQUIRED;
  const user = await readShortInfo(orm, session, {
    brand,
    now,
    origins: siteOriginsFrom(pageOrigin, { newsstandOrigin: origin, accountOrigin }),
    ...(showcase === 'out' && { shopUrl: brand.shopUrl }),
    chatbotDomains: identity.chatbotDomains,
  });
  return ok(toUtenteBreve(user));
};

export const saveAvatar: Handler<operations['saveAvatar']> = async (call) => {
  const { session, identity, orm, now, body } = call;
  if (!session) return LOGIN_REQUIRED;
  const wait = await countAvatar(identity, session.readerId);
  if (wait > 0) return refuse({ wait });
  const made = await toAvatar(body);
  if (!made.ok) return refuse(made.error);
  return ok({ avatar: avatarPath(await storeAvatar(orm, { readerId: session.readerId, now }, made.value)) });
};

export const removeAvatar: Handler<operations['removeAvatar']> = async ({ session, orm }) =>
  session ? ok({ immagine: await removeAvatarOf(orm, session.readerId) }) : LOGIN_REQUIRED;
