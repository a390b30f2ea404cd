/** IDs of tickets: the same words sent again are the same ticket; other words are another. */
export function ticketIds(make: () => string = () => crypto.randomUUID()): (said: string) => string {
  let last: { said: string; id: string } | undefined;
  return (said) => {
    if (last?.said !== said) last = { said, id: make() };
    return last.id;
  };
}
