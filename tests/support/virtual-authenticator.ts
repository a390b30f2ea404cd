import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

type Options = { challenge: string };
type Overrides = { origin?: string; rpId?: string; flags?: number; counter?: number; userHandle?: string };

/** A software authenticator with one ES256 key, which answers as WebAuthn in a browser does. */
export function virtualAuthenticator(site: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, { origin = site.origin }: Overrides) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number, overrides: Overrides, attested = Buffer.alloc(0)) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(overrides.flags ?? flags, 0);
    head.writeUInt32BE(overrides.counter ?? counter, 1);
    const rpIdHash = createHash('sha256')
      .update(overrides.rpId ?? site.rpId)
      .digest();
    return Buffer.concat([rpIdHash, head, attested]);
  };

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    id: credential.id,

    /** Answer of `navigator.credentials.create`. */
    create(options: Options, wish: Overrides = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const authData = authenticatorData(USER_PRESENT | USER_VERIFIED | ATTESTED, wish, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options, wish).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal', 'made-up'],
        },
        clientExtensionResults: {},
      };
    },

    /** Answer of `navigator.credentials.get`. */
    get(options: Options, wish: Overrides = {}) {
      const data = clientData('webauthn.get', options, wish);
      const authData = authenticatorData(USER_PRESENT | USER_VERIFIED, wish);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          ...(wish.userHandle !== undefined && {
            userHandle: Buffer.from(wish.userHandle).toString('base64url'),
          }),
        },
        clientExtensionResults: {},
      };
    },
  };
}

/** An EC key as COSE writes it (RFC 9053): type 2, algorithm -7, curve 1, x and y. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Uint8Array {
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return isoCBOR.encode(key as never);
}
