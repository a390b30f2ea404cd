/** What became of a reader's requests about their data; moments in ISO 8601. ACC-10 */
export type PersonalData = {
  /** The copy that was asked for last; another one may be asked for from `againAt` on. */
  copy: {
    id: string;
    status: 'waiting' | 'ready' | 'failed';
    requestedAt: string;
    expiresAt: string | null;
    againAt: string;
  } | null;
  /** The account goes at `dueAt`, unless the reader takes it back before. */
  deletion: { requestedAt: string; dueAt: string } | null;
  /** Invoices that the law has kept. */
  invoices: number;
};
