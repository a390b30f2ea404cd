/** Something that those who follow a conversation want to know at once. */
export type ChatNotice =
  | { chat: string; what: 'changed' }
  | { chat: string; what: 'typing'; who: 'user' | 'operator' };
