/** A message without a sender, such as that an operator has joined. */
export const systemMessage = (content: string) =>
  ({ id: crypto.randomUUID(), role: 'system', kind: 'system', content }) as const;
