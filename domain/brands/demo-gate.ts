/** argon2id of the password that the demonstration tells at its start: no secret, and refused where the product is run in earnest. SHL-02 */
export const DEMO_GATE_DIGEST =
  '$argon2id$v=19$m=19456,t=2,p=1$HAiSO80RN8MQPR1a0gA66A$Moa6FVhg24H3AnEpQsv7tTV2mwpXHbu0HoRgjqmfcUU';
