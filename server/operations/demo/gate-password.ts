/** Opens the gates of the demonstration, whose digest stands with the brands. The start tells it. SHL-02 */
export const DEMO_GATE_PASSWORD = 'Anteprima-2026-edicola';
