/** A live chat of somebody else's, in which conversations go on with an operator. HLP-11 */
export type LiveChat = { provider: 'livechat'; license: string };
