/**
 * argon2id hash of the password that the demonstration prints at its start. It is no secret, and is refused in
 * production. SHL-02
 */
export const DEMO_GATE_DIGEST =
  '$argon2id$v=19$m=19456,t=2,p=1$HAiSO80RN8MQPR1a0gA66A$Moa6FVhg24H3AnEpQsv7tTV2mwpXHbu0HoRgjqmfcUU';
