/** The state of a reader's requests about their data; moments in ISO 8601. ACC-10 */
export type PersonalData = {
  /** The copy that was requested last; another may be requested from `againAt` on. */
  copy: {
    id: string;
    status: 'waiting' | 'ready' | 'failed';
    requestedAt: string;
    expiresAt: string | null;
    againAt: string;
  } | null;
  /** The account is deleted at `dueAt`, unless the reader cancels that before. */
  deletion: { requestedAt: string; dueAt: string } | null;
  /** Number of invoices that the law requires to be kept. */
  invoices: number;
};
