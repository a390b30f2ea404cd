/** Something that was said in a conversation with an assistant. NOT-04 */
export type Message = { role: 'user' | 'assistant'; content: string };
