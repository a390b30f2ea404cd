import type { ExternalChat } from '#domain/support/conversation.ts';
import { continueInLiveChat } from './livechat.ts';

/**
 * Continues a conversation in a third-party live chat. One file for each vendor: `livechat.ts` is for
 * LiveChat.
 * @throws Error if it cannot be loaded
 */
export type ExternalChatVendor = (handover: ExternalChat) => Promise<void>;

const VENDORS: Record<ExternalChat['provider'], ExternalChatVendor> = { livechat: continueInLiveChat };

/**
 * Continues a conversation in the live chat that `handover` names. @throws Error if that cannot be loaded.
 * HLP-06, HLP-11
 */
export const openExternalChat: ExternalChatVendor = (handover) => VENDORS[handover.provider](handover);
