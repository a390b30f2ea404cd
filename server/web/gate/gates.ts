import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Brand, Sigla } from '#domain/brands/brand.ts';
import type { IsOpen } from '#domain/brands/canonical-papers.ts';
import type { GateDigests } from '#server/base/config/config-gates.ts';
import { gateCookie, readGateCookie } from './gate-cookie.ts';

type Origins = { origin: string; accountOrigin: string };
type Paper = Pick<Brand, 'sigla'>;

/** Knows which papers have a gate, and which browsers have passed it. SHL-02 */
export class Gates {
  readonly #digests: GateDigests;
  readonly #keys: ReadonlyMap<Sigla, string>;

  /** @param secret key of the cookie values; several servers on one database need the same */
  constructor(digests: GateDigests, secret: string) {
    this.#digests = digests;
    this.#keys = new Map(
      Object.entries(digests).map(([sigla, digest]) => [sigla as Sigla, keyOf(secret, sigla, digest)]),
    );
  }

  hasGate({ sigla }: Paper): boolean {
    return this.#keys.has(sigla);
  }

  /** Whether a paper has no gate. Sites of other papers may show information only about such papers. */
  readonly isOpen: IsOpen = (sigla) => !this.hasGate({ sigla });

  passwordHashOf({ sigla }: Paper): string | undefined {
    return this.#digests[sigla];
  }

  /** Whether a browser with these cookies has passed the gate; true for a paper without one. */
  isOpenTo({ sigla }: Paper, cookies: string | undefined): boolean {
    const key = this.#keys.get(sigla);
    if (key === undefined) return true;
    return readGateCookie(cookies).some((value) => isSame(value, key));
  }

  /** `Set-Cookie` header for a browser that passes the gate; undefined for a paper without one. */
  cookieOf(paper: Pick<Brand, 'sigla' | 'domain' | 'devHost'>, origins: Origins): string | undefined {
    const key = this.#keys.get(paper.sigla);
    return key === undefined ? undefined : gateCookie(key, { ...origins, paper });
  }
}

/** Cookie value for one paper and one password: a change of either shuts the gate again. */
const keyOf = (secret: string, sigla: string, digest: string): string =>
  createHmac('sha256', secret).update(['gate', sigla, digest].join('\n')).digest('base64url');

const isSame = (value: string, key: string): boolean =>
  value.length === key.length && timingSafeEqual(Buffer.from(value), Buffer.from(key));
