import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';

/**
 * Whether a new passkey comes without certificates, as we ask for it: unsigned, or signed by itself. Certificates come from
 * whoever sends them, and the library asks the addresses in them before it asks whose they are.
 */
export function comesWithoutCertificates({ response }: RegistrationResponseJSON): boolean {
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    // Bytes that are no attestation at all.
    return false;
  }
}
