import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** In PEM. A client that trusts the certificate trusts it for the hosts that it names. */
export type SelfSigned = { key: string; certificate: string };

const [INTEGER, BIT_STRING, OCTET_STRING, OBJECT, UTF8, TIME, SEQUENCE, SET] = [
  0x02, 0x03, 0x04, 0x06, 0x0c, 0x18, 0x30, 0x31,
] as const;
/** Context-specific tags, which identify a field by its number only. */
const [DNS_NAME, VERSION, EXTENSIONS] = [0x82, 0xa0, 0xa3] as const;

const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';
const DAY_MS = 24 * 3600 * 1000;

/** A self-signed certificate for these hosts, valid from yesterday to tomorrow. RFC 5280 */
export function selfSigned(hosts: readonly string[]): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const body = toBeSigned(hosts, publicKey);
  const signature = sign('sha256', body, privateKey);
  const whole = der(SEQUENCE, body, algorithm(), der(BIT_STRING, Buffer.of(0), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem(whole),
  };
}

function toBeSigned(hosts: readonly string[], publicKey: KeyObject): Buffer {
  const name = nameOf('Edicola tests');
  const names = der(SEQUENCE, ...hosts.map((host) => der(DNS_NAME, Buffer.from(host))));
  const altNames = der(SEQUENCE, oid(SUBJECT_ALT_NAME), der(OCTET_STRING, names));
  return der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.of(2))),
    // Positive and unique: browsers mistrust two certificates of one name with the same number.
    der(INTEGER, Buffer.of(1), randomBytes(8)),
    algorithm(),
    name,
    der(SEQUENCE, time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(SEQUENCE, altNames)),
  );
}

const algorithm = () => der(SEQUENCE, oid(ECDSA_WITH_SHA256));
const oid = (hex: string) => der(OBJECT, Buffer.from(hex, 'hex'));
const nameOf = (text: string) =>
  der(SEQUENCE, der(SET, der(SEQUENCE, oid(COMMON_NAME), der(UTF8, Buffer.from(text)))));

/** YYYYMMDDHHMMSSZ */
const time = (moment: number) =>
  der(TIME, Buffer.from(`${new Date(moment).toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

/** A value preceded by its type and length, as DER encodes it. */
function der(kind: number, ...parts: Buffer[]): Buffer {
  const contents = Buffer.concat(parts);
  const { length } = contents;
  const long = length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
  return Buffer.concat([Buffer.of(kind), length < 0x80 ? Buffer.of(length) : long, contents]);
}

const pem = (bytes: Buffer) =>
  ['-----BEGIN CERTIFICATE-----', ...linesOf(bytes.toString('base64')), '-----END CERTIFICATE-----', ''].join(
    '\n',
  );
const linesOf = (text: string) => text.match(/.{1,64}/g) ?? [];
