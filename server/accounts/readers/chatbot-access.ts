import type { SessionReader } from './names.ts';

/**
 * Whether a reader may open the chatbot: with an e-mail of one of these domains, and a subscription that
 * opens at least one kind of it. NAV-15
 */
export function mayOpenChatbot(
  { email, entitlements }: Pick<SessionReader, 'email' | 'entitlements'>,
  domains: readonly string[],
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.includes(domain) && entitlements.chatbot.length > 0;
}
