import type { Elsewhere } from '#domain/support/conversation.ts';
import { goOnInLiveChat } from './livechat.ts';

/** A live chat of somebody else's: goes on there with a conversation. One file for each. @throws Error where it cannot be had */
export type LiveChatVendor = (handed: Elsewhere) => Promise<void>;

const VENDORS: Record<Elsewhere['provider'], LiveChatVendor> = { livechat: goOnInLiveChat };

/** Goes on with a conversation where its operators are. @throws Error where that cannot be had. HLP-06, HLP-11 */
export const openLiveChat: LiveChatVendor = (handed) => VENDORS[handed.provider](handed);
