import type { MessageDetails } from '#domain/support/chat-message.ts';
import type { ChatState } from '#domain/support/chat-state.ts';
import type { Conversation, OperatorChatView, SupportChatSummary } from '#domain/support/conversation.ts';
import type { components } from '#openapi/generated/account.ts';

type Schemas = components['schemas'];

const STATES: Record<Schemas['Conversazione']['stato'], ChatState> = {
  assistente: 'assistant',
  attesa: 'waiting',
  operatore: 'operator',
  finita: 'ended',
};

export const toConversation = (wire: Schemas['Conversazione']): Conversation => ({
  state: STATES[wire.stato],
  operator: wire.operatore,
  queue: wire.coda && { place: wire.coda.posizione, minutes: wire.coda.minuti },
  messages: wire.righe.map((row) => ({
    id: row.id,
    role: row.chi,
    kind: row.tipo,
    content: row.testo,
    details: row.dettagli && toDetails(row.dettagli),
    saidAt: new Date(row.data),
    readAt: row.letta ? new Date(row.data) : null,
    quoted: row.risposta_a,
    retracted: row.ritirata,
  })),
});

const toDetails = (wire: NonNullable<Schemas['RigaChat']['dettagli']>): MessageDetails => ({
  ...(wire.url !== undefined && { url: wire.url }),
  ...(wire.nome !== undefined && { name: wire.nome }),
  ...(wire.formato !== undefined && { type: wire.formato }),
  ...(wire.byte !== undefined && { bytes: wire.byte }),
  ...(wire.quando !== undefined && { at: wire.quando }),
  ...(wire.html !== undefined && { html: wire.html }),
  ...(wire.azione && { action: { label: wire.azione.etichetta, path: wire.azione.percorso } }),
  ...(wire.fonti && {
    sources: wire.fonti.map(({ risposta, domanda }) => ({ slug: risposta, question: domanda })),
  }),
  ...(wire.sa !== undefined && { knows: wire.sa }),
  ...(wire.inoltrata !== undefined && { forwarded: wire.inoltrata }),
});

export const toSummary = (wire: Schemas['ChatInBreve']): SupportChatSummary => ({
  id: wire.id,
  state: STATES[wire.stato],
  brand: wire.testata,
  name: wire.nome,
  latest: wire.ultima,
  since: new Date(wire.dal),
  operator: wire.operatore,
  unread: wire.non_lette,
});

export const toOperatorChatView = ({ data }: Schemas['RispostaScheda']): OperatorChatView => ({
  summary: toSummary(data.breve),
  conversation: toConversation(data.conversazione),
  isOwn: data.mia,
  email: data.email,
  subscription: data.abbonamento,
  page: data.pagina,
  startedAt: new Date(data.iniziata),
  solved: data.risolto,
  opinion: data.commento,
});
