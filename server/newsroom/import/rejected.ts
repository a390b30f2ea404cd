/** An item that can't be imported, with the place in it that is wrong and why. */
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
