import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { plainAnswer, readAnswer } from '#domain/chatbot/answer-text.ts';
import type { AnswerState, Vote } from '#domain/chatbot/chat.ts';
import { CHATBOT_KIND_DATA, isChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Consent, ConsentSource } from '#domain/consents.ts';
import { WEEKDAYS } from '#domain/dates.ts';
import type { OrderKind, OrderStatus, Refusal } from '#domain/orders.ts';
import type { UsageKind } from '#domain/press-review/sending.ts';
import type { Plan } from '#domain/products.ts';
import type { QuietHours } from '#domain/push/alert-rules.ts';
import type { ReservedKind } from '#domain/reserved-offers.ts';
import { STATUS_WORDS } from '#domain/status-words.ts';
import type { MessageKind, MessageRole } from '#domain/support/chat-message.ts';
import type { ChatState } from '#domain/support/chat-state.ts';
import { TOPIC_WORDS } from '#domain/support/topic-words.ts';
import type { PersonalRow, PersonalTable } from '../db/personal-rows.ts';
import { OUTGOING_SHOWN } from './outgoing-words.ts';
import { inWords, type Shown, type ShownColumns, type Words } from './shown-words.ts';

const KINDS: Words<'person' | 'company'> = { person: 'persona', company: 'azienda' };
const STEPS: Words<'current' | 'next' | 'empty' | 'done' | 'skipped'> = {
  current: 'in corso',
  next: 'da fare',
  empty: 'da fare',
  done: 'fatto',
  skipped: 'saltato',
};
const PLANS: Words<Plan> = { personal: 'personale', family: 'famiglia', company: 'azienda' };
/** Other products have the names under which they are sold. */
const PRODUCTS: Words = { rassegna: 'Rassegna Stampa' };
const REFUSALS: Words<Refusal> = {
  declined: 'pagamento rifiutato',
  'card-expired': 'carta scaduta',
  cancelled: 'annullato',
  'no-answer': 'nessuna risposta dalla cassa',
};
const ORDER_STATUSES: Words<OrderStatus> = {
  open: 'da pagare',
  paid: 'pagato',
  refused: 'rifiutato',
  cancelled: 'annullato',
  refunded: 'rimborsato',
};
const ORDER_KINDS: Words<OrderKind> = { purchase: 'acquisto', renewal: 'rinnovo', card: 'cambio di carta' };
const RESERVED_KINDS: Words<ReservedKind> = {
  welcome: 'benvenuto',
  'come-back': 'ritorno',
  more: 'abbonamento più ampio',
  yearly: 'passaggio all’anno',
};
const CONSENTS: Words<Consent | 'ofAge' | 'privacyNotice'> = {
  marketing: 'promozioni',
  profiling: 'profilazione',
  thirdParties: 'terze parti',
  ofAge: 'maggiore età',
  privacyNotice: 'informativa sulla privacy',
};
const CONSENT_SOURCES: Words<ConsentSource> = {
  registration: 'alla registrazione',
  account: 'nell’account',
  onboarding: 'nei primi passi',
  mail: 'da una e-mail',
};
const CHAT_STATES: Words<ChatState> = {
  assistant: 'con l’assistente',
  waiting: 'in attesa di un operatore',
  operator: 'con un operatore',
  ended: 'finita',
};
const ROLES: Words<MessageRole> = {
  user: 'tu',
  assistant: 'assistente',
  operator: 'operatore',
  system: 'sistema',
};
const MESSAGE_KINDS: Words<MessageKind> = {
  text: 'testo',
  photo: 'foto',
  video: 'video',
  file: 'file',
  audio: 'audio',
  location: 'luogo',
  meeting: 'appuntamento',
  spotify: 'brano su Spotify',
  system: 'avviso',
};
const ANSWER_STATES: Words<AnswerState> = {
  complete: 'completo',
  stopped: 'interrotto',
  failed: 'non riuscito',
  writing: 'in corso',
};
const VOTES: Words<Vote> = { up: 'utile', down: 'non utile' };
const USAGE: Words<UsageKind> = {
  read: 'letta',
  opened: 'aperta',
  downloaded: 'scaricata',
  exported: 'esportata',
  sent: 'inviata',
  forwarded: 'inoltrata',
  shared: 'condivisa',
};

/** The values in a JSON text; a text that is none is shown as it is. */
const fromJson: Shown = (value) => {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const recipient: Shown = (value) => {
  const parsed = fromJson(value, {});
  if (typeof parsed !== 'object' || parsed === null || !('kind' in parsed)) return parsed;
  return { ...parsed, kind: inWords(KINDS)(String(parsed.kind), {}) };
};

const clause = (declaration: string) => declaration.replace(/^clause-/, 'clausola ');

/**
 * What people read instead of stored codes and JSON, by table and column. `dati.json` contains the stored values.
 * ACC-10
 */
const SHOWN: ShownColumns = {
  ...OUTGOING_SHOWN,
  readers: {
    kind: inWords(KINDS),
    status: inWords({ pending: 'da attivare', active: 'attivo', suspended: 'sospeso' }),
  },
  readerProfiles: {
    gender: inWords({ male: 'maschio', female: 'femmina', other: 'altro', undeclared: 'non dichiarato' }),
  },
  consentHistory: {
    declaration: (value) => clause(String(inWords(CONSENTS)(value, {}))),
    source: inWords(CONSENT_SOURCES),
  },
  subscriptions: { product: inWords(PRODUCTS), plan: inWords(PLANS), status: inWords(STATUS_WORDS) },
  subscriptionMembers: { role: inWords({ holder: 'titolare', secondary: 'su invito' }) },
  subscriptionReceipts: {
    kind: inWords({
      'renewal-off': 'rinnovo disattivato',
      'renewal-on': 'rinnovo riattivato',
      withdrawal: 'recesso',
    }),
    declared: fromJson,
  },
  orders: {
    product: inWords(PRODUCTS),
    plan: inWords(PLANS),
    kind: inWords(ORDER_KINDS),
    status: inWords(ORDER_STATUSES),
    checkout: inWords({ embedded: 'carta su questo sito', shop: 'shop del giornale', closed: 'chiusa' }),
    refusal: inWords(REFUSALS),
  },
  orderPayments: { outcome: inWords(ORDER_STATUSES), refusal: inWords(REFUSALS) },
  reservedOffers: { product: inWords(PRODUCTS), kind: inWords(RESERVED_KINDS) },
  invoices: { recipient },
  supportTickets: { topic: inWords(TOPIC_WORDS) },
  supportChats: { state: inWords(CHAT_STATES), solved: inWords({ yes: 'sì', no: 'no' }) },
  supportLines: { role: inWords(ROLES), kind: inWords(MESSAGE_KINDS) },
  chatbotChats: { kind: (value) => (isChatbotKind(value) ? CHATBOT_KIND_DATA[value].name : value) },
  chatbotMessages: {
    role: inWords(ROLES),
    content: (value, { role }) => (role === 'assistant' ? plainAnswer(readAnswer(value)) : value),
    state: inWords(ANSWER_STATES),
    vote: inWords(VOTES),
  },
  pressUsage: {
    kind: inWords(USAGE),
    by: inWords({ seat: 'chi lavora alla rassegna', recipient: 'destinatario', link: 'chi ha il link' }),
  },
  readerOnboarding: {
    interests: inWords(STEPS),
    newsletters: inWords(STEPS),
    downloadApp: inWords(STEPS),
  },
  userNotices: { type: inWords({ error: 'errore', warning: 'avvertenza', info: 'informazione' }) },
  devices: {
    kind: inWords({ phone: 'telefono', tablet: 'tablet', computer: 'computer' }),
    endReason: inWords({
      logout: 'uscita',
      replaced: 'sostituito da un altro',
      'password-changed': 'password cambiata',
    }),
  },
  dataExports: { status: inWords({ waiting: 'in preparazione', ready: 'pronta', failed: 'non riuscita' }) },
  mailedCodes: {
    purpose: inWords({
      activation: 'attivare l’account',
      password: 'cambiare la password',
      'sign-in': 'accedere',
      proof: 'confermare l’identità',
    }),
  },
};

const brandName = (sigla: string) => BRANDS.find((brand) => brand.sigla === sigla)?.name ?? sigla;

/** Quiet hours by weekday, without the days that have none. */
const quietHours = (days: readonly unknown[]) =>
  days.flatMap((hours, day) =>
    isQuiet(hours) ? `${WEEKDAYS[day]} dalle ${hours.from} alle ${hours.to}` : [],
  );

const isQuiet = (hours: unknown): hours is QuietHours =>
  typeof hours === 'object' && hours !== null && 'from' in hours && 'to' in hours;

/** What people read of values that are lists, by column; each is unknown here because rows of any table are shown. */
const SHOWN_LISTS: Readonly<Record<string, (list: readonly unknown[]) => unknown>> = {
  weekdays: (days) => days.map((day) => WEEKDAYS[Number(day)]),
  quiet: quietHours,
};

/** Filters of a saved search with the names of its newspapers. */
const withPaperNames = (filters: object) =>
  'newspapers' in filters && Array.isArray(filters.newspapers)
    ? { ...filters, newspapers: filters.newspapers.map((sigla) => brandName(String(sigla))) }
    : filters;

/** What people read of a stored value; most are shown as they are. */
export function shownInstead(name: PersonalTable, column: string, row: PersonalRow): unknown {
  const value = row[column];
  if (Array.isArray(value)) return SHOWN_LISTS[column]?.(value) ?? value;
  if (typeof value === 'object' && value !== null && column === 'filters') return withPaperNames(value);
  if (typeof value !== 'string') return value;
  if (column === 'brand') return brandName(value);
  return SHOWN[name]?.[column]?.(value, row) ?? value;
}
