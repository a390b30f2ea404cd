/**
 * Returns a function that gives a ticket its ID by its contents: the same contents, sent again, have the same
 * ID; others get a new one.
 */
export function ticketIds(make: () => string = () => crypto.randomUUID()): (contents: string) => string {
  let last: { said: string; id: string } | undefined;
  return (said) => {
    if (last?.said !== said) last = { said, id: make() };
    return last.id;
  };
}
