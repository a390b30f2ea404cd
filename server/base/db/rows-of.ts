/** The rows of a query written by hand; both drivers answer with them, under types of their own. */
export const rowsOf = <Row>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows;
