/** The code with which a mail server refused a letter while it was handed over; null for any other reason. */
export const refusalCode = (reason: string): string | null => /^refused: (.+)$/.exec(reason)?.[1] ?? null;
