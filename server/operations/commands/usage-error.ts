/** A command was called wrongly; the message is a plain sentence for who called it. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
