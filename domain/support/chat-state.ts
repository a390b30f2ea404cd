/**
 * State of a conversation: answered by the assistant, waiting for an operator, answered by an operator, or ended.
 * HLP-06
 */
export type ChatState = 'assistant' | 'waiting' | 'operator' | 'ended';
