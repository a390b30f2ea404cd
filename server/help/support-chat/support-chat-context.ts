import type { Brand } from '#domain/brands/brand.ts';
import type { Client, IdentityService, Session } from '#server/accounts/identity/identity-service.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import type { Captcha } from '#server/base/captcha/captcha.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findChat, type SupportChat } from '../db/support-chats.ts';
import type { SupportChatService } from './support-chat-service.ts';

/** Context of a call about a conversation. */
export type SupportChatContext = {
  orm: Orm;
  brand: Brand;
  now: Date;
  session: Session | null;
  client: Client;
  identity: IdentityService;
  captcha: Captcha;
  supportChats: SupportChatService;
};

/** Name shown for a reader who is not signed in. HLP-05 */
export const ANONYMOUS_NAME = 'Utente Anonimo';

type ChatCall = Pick<SupportChatContext, 'orm' | 'brand' | 'session'>;

/** Whether a conversation belongs to this paper, and to no reader or to the reader of this call. */
export const mayContinue = (chat: SupportChat, { brand, session }: Omit<ChatCall, 'orm'>): boolean =>
  chat.brand === brand.sigla && (chat.readerId === null || chat.readerId === session?.readerId);

/**
 * The conversation that a browser names by its secret; null if there is none, or this call may not continue
 * it.
 */
export async function chatOf(context: ChatCall, secret: string): Promise<SupportChat | null> {
  const chat = await findChat(context.orm, hashOf(secret));
  return chat && mayContinue(chat, context) ? chat : null;
}
