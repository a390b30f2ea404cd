/** The answer of what has nothing to tell. */
export const DONE = { status: 200, body: { success: true, status: { code: 'OK' } } } as const;
