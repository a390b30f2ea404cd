import { createHash, webcrypto } from 'node:crypto';
import { createRequire } from 'node:module';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/**
 * Loads the certificate libraries of the tested package itself, so that its checks accept the certificates as far as
 * possible.
 */
const libraries = createRequire(createRequire(import.meta.url).resolve('@simplewebauthn/server'));

type Site = { origin: string; rpId: string };

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DATES = { notBefore: new Date('2020-01-01'), notAfter: new Date('2040-01-01') };
const ID = Buffer.from('0123456789abcdef');
const USER_VERIFIED_AND_ATTESTED = 0x45;

const newKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

/**
 * A forged Android key attestation: the client made its certificates itself, its signature is empty, and it names an
 * address that the server must not call.
 */
export async function androidKeyAnswer(
  site: Site,
  { challenge }: { challenge: string },
  revocationListUrl: string,
) {
  const clientDataFields = { type: 'webauthn.create', challenge, origin: site.origin, crossOrigin: false };
  const clientData = Buffer.from(JSON.stringify(clientDataFields));
  const keys = await newKeys();
  const x5c = await certificates(
    keys.publicKey,
    createHash('sha256').update(clientData).digest(),
    revocationListUrl,
  );
  const attestation = new Map<string, unknown>([
    ['fmt', 'android-key'],
    ['attStmt', new Map<string, unknown>(Object.entries({ alg: -7, sig: new Uint8Array(8), x5c }))],
    ['authData', new Uint8Array(await authenticatorData(site, keys.publicKey))],
  ]);
  const id = ID.toString('base64url');
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
    },
  };
}

async function certificates(publicKey: webcrypto.CryptoKey, challenge: Buffer, revocationListUrl: string) {
  const x509 = libraries('@peculiar/x509');
  const android = libraries('@peculiar/asn1-android');
  const { AsnConvert, OctetString } = libraries('@peculiar/asn1-schema');
  const issuer = await newKeys();
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=root',
    ...DATES,
    keys: issuer,
    signingAlgorithm: ALGORITHM,
  });
  const key = new android.KeyDescription({
    attestationVersion: 3,
    attestationSecurityLevel: 1,
    keymasterVersion: 1,
    keymasterSecurityLevel: 1,
    attestationChallenge: new OctetString(challenge),
    uniqueId: new OctetString(new Uint8Array(1)),
    softwareEnforced: new android.AuthorizationList(),
    teeEnforced: new android.AuthorizationList(),
  });
  const leaf = await x509.X509CertificateGenerator.create({
    serialNumber: '02',
    subject: 'CN=leaf',
    issuer: 'CN=root',
    ...DATES,
    publicKey,
    signingKey: issuer.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.Extension(android.id_ce_keyDescription, false, AsnConvert.serialize(key)),
      new x509.CRLDistributionPointsExtension([revocationListUrl]),
    ],
  });
  return [new Uint8Array(leaf.rawData), new Uint8Array(root.rawData)];
}

async function authenticatorData({ rpId }: Site, publicKey: webcrypto.CryptoKey): Promise<Buffer> {
  const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', publicKey);
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(ID.length);
  return Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([USER_VERIFIED_AND_ATTESTED]),
    Buffer.alloc(4 + 16),
    length,
    ID,
    isoCBOR.encode(cose as never),
  ]);
}
