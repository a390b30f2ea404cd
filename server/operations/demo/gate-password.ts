/** Password of the demonstration's gates; its digest is stored with the brands. The start prints it. SHL-02 */
export const DEMO_GATE_PASSWORD = 'Anteprima-2026-edicola';
