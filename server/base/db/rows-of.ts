/** The rows of a hand-written query; both drivers answer with them, but with different types. */
export const rowsOf = <Row>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows;
