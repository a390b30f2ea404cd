import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { CHATBOT_KIND_DATA, type ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { IdentityService, Session } from '#server/accounts/identity/identity-service.ts';
import { mayOpenChatbot } from '#server/accounts/readers/chatbot-access.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { ChatbotService } from './chatbot-service.ts';
import type { ChatOwner } from './db/chatbot-chats.ts';

/** The context of a call of a signed-in reader. */
export type ChatbotContext = {
  orm: Orm;
  brand: Brand;
  now: Date;
  session: Session;
  /** Which articles the reader may read. */
  access: Access;
  identity: Pick<IdentityService, 'orm' | 'secret' | 'chatbotDomains'>;
  chatbot: ChatbotService;
};

/** Whether a reader may open the chatbot and, if `kind` is given, this kind of it. NAV-15, RAG-01 */
export function mayOpenKind(
  { session, identity }: Pick<ChatbotContext, 'session' | 'identity'>,
  kind: ChatbotKind | null,
): boolean {
  if (!mayOpenChatbot(session, identity.chatbotDomains)) return false;
  return kind === null || session.entitlements.chatbot.includes(CHATBOT_KIND_DATA[kind].requires);
}

export const ownerOf = ({ session, brand }: Pick<ChatbotContext, 'session' | 'brand'>): ChatOwner => ({
  readerId: session.readerId,
  brand: brand.sigla,
});
