/**
 * Returns a function that gives a ticket its ID by its contents: the same contents, sent again, have the same
 * ID; others get a new one.
 */
export function ticketIds(make: () => string = () => crypto.randomUUID()): (contents: string) => string {
  let last: { message: string; id: string } | undefined;
  return (message) => {
    if (last?.message !== message) last = { message, id: make() };
    return last.id;
  };
}
