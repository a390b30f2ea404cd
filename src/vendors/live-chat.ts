import type { Elsewhere } from '#domain/support/conversation.ts';
import { goOnInLiveChat } from './livechat.ts';

/**
 * Continues a conversation in a third-party live chat. One file for each vendor. @throws Error if it cannot be loaded
 */
export type LiveChatVendor = (handed: Elsewhere) => Promise<void>;

const VENDORS: Record<Elsewhere['provider'], LiveChatVendor> = { livechat: goOnInLiveChat };

/**
 * Continues a conversation in the live chat of its operators. @throws Error if that cannot be loaded. HLP-06, HLP-11
 */
export const openLiveChat: LiveChatVendor = (handed) => VENDORS[handed.provider](handed);
