import type { Invite, Member, Seats, TakenSeat } from '#domain/members.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

export const toSeats = (wire: Wire['Posti']): Seats => ({
  total: wire.totale,
  used: wire.usati,
  holder: toMember(wire.titolare),
  members: wire.membri.map(toMember),
  invites: wire.inviti.map(toInvite),
});

const toMember = ({ id, nome, email, dal }: Wire['PersonaMembro']): Member => ({
  id,
  name: nome,
  email,
  since: dal,
});

const toInvite = (wire: Wire['InvitoAperto']): Invite => ({
  id: wire.id,
  name: wire.nome,
  email: wire.email,
  code: wire.codice,
  state: wire.stato,
  sentAt: wire.inviato,
  expiresAt: wire.scade,
});

export const toTakenSeat = ({ prodotto, piano, titolare }: Wire['PostoAttivo']): TakenSeat => ({
  product: prodotto,
  plan: piano,
  holder: titolare,
});
