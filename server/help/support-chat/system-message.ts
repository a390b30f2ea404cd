/** A message that nobody says, such as that an operator has come. */
export const systemMessage = (content: string) =>
  ({ id: crypto.randomUUID(), role: 'system', kind: 'system', content }) as const;
