/** A command was called wrongly; the message is a plain sentence for the caller. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
