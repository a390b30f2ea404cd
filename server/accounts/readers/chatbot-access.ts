import type { Who } from './names.ts';

/**
 * Whether a reader may open a kind of chatbot: with an e-mail of the two companies' own domains, and a subscription
 * that opens it. NAV-15
 */
export function mayOpenChatbot(
  { email, entitlements }: Pick<Who, 'email' | 'entitlements'>,
  domains: readonly string[],
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.includes(domain) && entitlements.chatbot.length > 0;
}
