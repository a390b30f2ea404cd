import type { Sigla } from '#domain/brands/brand.ts';
import { type FollowableKind, readFollowSlug } from '#domain/followable.ts';
import { newsletterOf } from '#domain/newsletters.ts';
import type { AlertMode, DropReason } from '#domain/push/alert-rules.ts';
import { topicOf } from '#domain/topics.ts';
import { inWords, type Shown, type ShownColumns, type Words } from './shown-words.ts';

const ALERT_MODES: Words<AlertMode> = { now: 'subito', digest: 'nel riepilogo', off: 'nessuna' };
const DROPPED: Words<DropReason> = {
  off: 'notifiche spente',
  muted: 'notizia silenziata',
  paused: 'notifiche in pausa',
  'not-exceptional': 'notizia non eccezionale',
  'no-moment': 'nessun momento adatto',
  'too-late': 'troppo tardi',
};
const FOLLOWED: Words<FollowableKind> = {
  subject: 'tema',
  section: 'sezione',
  edition: 'edizione',
  author: 'firma',
  team: 'squadra',
};

/** A topic of the catalogue by its name, and anything else that is followed by its kind and the words of its slug. */
const topic: Shown = (value, { brand }) => {
  const catalogued = topicOf(brand as Sigla, value);
  if (catalogued) return catalogued.name;
  const followed = readFollowSlug(value);
  return followed ? `${FOLLOWED[followed.kind]}: ${followed.slug.replaceAll('-', ' ')}` : value;
};

const newsletter: Shown = (value, { brand }) => newsletterOf(brand as Sigla, value)?.name ?? value;

const NOT_SENT: Words = {
  unsubscribed: 'disiscritto',
  bounced: 'indirizzo respinto',
  removed: 'tolto dai destinatari',
  licence: 'licenza non attiva',
  withdrawn: 'articoli ritirati',
  interrupted: 'forse già partita prima di un’interruzione',
  restored: 'forse già partita prima di un ripristino',
  'too late': 'troppo tardi',
};

/** Why a letter was not sent: a code of ours, one of the mail server with what was done, or the mail server's words. */
const mailReason: Shown = (value) => {
  const [, refused] = /^refused: (.+)$/.exec(value) ?? [];
  if (refused !== undefined) return `rifiutata dal server di posta (${refused})`;
  const [, late] = /^(.+): too late$/.exec(value) ?? [];
  if (late !== undefined) return `non presa dal server di posta in tempo (${late})`;
  const [, code, times] = /^(.+): tried (\d+) times$/.exec(value) ?? [];
  if (code !== undefined) return `non presa dal server di posta dopo ${times} tentativi (${code})`;
  return NOT_SENT[value] ?? value;
};

/** Words for what is sent to readers, and to recipients of a press review. ACC-10 */
export const OUTGOING_SHOWN: ShownColumns = {
  readerTopics: { alerts: inWords(ALERT_MODES), topic },
  readerAlerts: {
    how: inWords({ alone: 'da solo', digest: 'nel riepilogo' }),
    dropped: inWords(DROPPED),
    topic,
  },
  readerNewsletters: { newsletter },
  newsletterLetters: {
    status: inWords({
      sending: 'in invio',
      sent: 'inviata',
      empty: 'senza notizie',
      later: 'rimandata',
      failed: 'non riuscita',
    }),
    reason: mailReason,
  },
  pressRecipients: {
    status: inWords({ active: 'attivo', unsubscribed: 'disiscritto', bounced: 'indirizzo respinto' }),
    reason: mailReason,
  },
  pressSendings: {
    kind: inWords({ review: 'rassegna', selection: 'selezione', nothing: 'avviso: nessun articolo' }),
  },
  pressLetters: {
    status: inWords({
      waiting: 'in attesa',
      sending: 'in invio',
      sent: 'inviata',
      later: 'rimandata',
      failed: 'non riuscita',
      skipped: 'saltata',
    }),
    reason: mailReason,
  },
};
