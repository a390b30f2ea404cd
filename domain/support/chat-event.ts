/** An event, of the kind `what`, that those who follow a conversation receive immediately. */
export type ChatEvent =
  | { chat: string; what: 'changed' }
  | { chat: string; what: 'typing'; who: 'user' | 'operator' };
