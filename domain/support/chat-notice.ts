/** An event that those who follow a conversation receive immediately. */
export type ChatNotice =
  | { chat: string; what: 'changed' }
  | { chat: string; what: 'typing'; who: 'user' | 'operator' };
