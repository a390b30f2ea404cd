/** An item that cannot be imported, with the place of the fault and the reason. */
export class Rejected extends Error {
  readonly place: string;
  readonly reason: string;

  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`);
    this.name = 'Rejected';
    this.place = place;
    this.reason = reason;
  }
}
