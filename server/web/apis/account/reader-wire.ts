import { PRODUCTS } from '#domain/products.ts';
import type { ShortUser, User, UserSubscription } from '#domain/reader.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

export const toUtenteBreve = (user: ShortUser): Wire['UtenteBreve'] => ({
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
