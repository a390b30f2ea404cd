type Limits = {
  /** For everybody together. */
  room: number;
  /** For one network: an address, or a household's IPv6 addresses. */
  perNetwork: number;
};

/** Counts what is under way of one kind of request. */
export class Places {
  readonly #limits: Limits;
  readonly #byNetwork = new Map<string, number>();
  #taken = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @param network null for whoever is bounded by nothing but the room: networks around this machine */
  hasRoomFor(network: string | null): boolean {
    const { room, perNetwork } = this.#limits;
    return this.#taken < room && (network === null || (this.#byNetwork.get(network) ?? 0) < perNetwork);
  }

  /** Takes a place, whether or not there is room. @returns what gives it back, once. */
  take(network: string | null): () => void {
    this.#taken += 1;
    if (network !== null) this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? 0) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#taken -= 1;
      if (network !== null) this.#giveBack(network);
    };
  }

  #giveBack(network: string): void {
    const left = (this.#byNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}
