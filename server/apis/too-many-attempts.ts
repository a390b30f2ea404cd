/** The refusal of one try too many; `wait` in seconds. */
export const tooManyAttempts = (wait: number) => ({
  status: 429 as const,
  body: {
    success: false as const,
    status: { code: 'ERR_TOO_MANY_ATTEMPTS', message: 'too many tries' },
    attesa: Math.max(1, Math.ceil(wait)),
  },
});
