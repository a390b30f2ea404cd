import type { Who } from './names.ts';

/** Readers of the two companies' own e-mail domains, with a subscription that opens a kind of it. NAV-15 */
export function mayOpenChatbot(
  { email, entitlements }: Pick<Who, 'email' | 'entitlements'>,
  domains: readonly string[],
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.includes(domain) && entitlements.chatbot.length > 0;
}
