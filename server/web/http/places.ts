type Limits = {
  /** Limit for all networks together. */
  room: number;
  /** Limit for one network: an address, or a household's IPv6 addresses. */
  perNetwork: number;
};

/** Counts what is in progress of one kind, such as calls, responses or connections, in total and by network. */
export class Places {
  readonly #limits: Limits;
  readonly #byNetwork = new Map<string, number>();
  #taken = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @param network null for networks around this machine, which are limited only by the total room */
  hasRoomFor(network: string | null): boolean {
    const { room: total, perNetwork } = this.#limits;
    return this.#taken < total && (network === null || (this.#byNetwork.get(network) ?? 0) < perNetwork);
  }

  /** Takes a place, whether or not there is room. @returns a function that gives it back, once. */
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
    const remaining = (this.#byNetwork.get(network) ?? 1) - 1;
    if (remaining > 0) this.#byNetwork.set(network, remaining);
    else this.#byNetwork.delete(network);
  }
}
