/** Who answers in a conversation: the assistant; nobody yet, as an operator is waited for; an operator; nobody any more. HLP-06 */
export type ChatState = 'assistant' | 'waiting' | 'operator' | 'ended';
