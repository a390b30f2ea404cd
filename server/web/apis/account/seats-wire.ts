import type { Invite, Member, Seats } from '#domain/members.ts';
import type { components } from '#openapi/generated/account.ts';

type Wire = components['schemas'];

export const toPosti = ({ total, used, holder, members, invites }: Seats): Wire['Posti'] => ({
  totale: total,
  usati: used,
  titolare: toPersona(holder),
  membri: members.map(toPersona),
  inviti: invites.map(toInvito),
});

const toPersona = ({ id, name, email, since }: Member): Wire['PersonaMembro'] => ({
  id,
  nome: name,
  email,
  dal: since,
});

const toInvito = ({ id, name, email, code, state, sentAt, expiresAt }: Invite): Wire['InvitoAperto'] => ({
  id,
  nome: name,
  email,
  codice: code,
  stato: state,
  inviato: sentAt,
  scade: expiresAt,
});
