/** A third-party live chat, in which conversations continue with an operator. HLP-11 */
export type ExternalChatProvider = { provider: 'livechat'; license: string };
