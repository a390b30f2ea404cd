/**
 * Thrown for an item that cannot be imported; `place` names the field or part of the delivery with the fault.
 */
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
