/** Address to which the gate's own form is sent. SHL-02 */
export const GATE_PATH = '/accesso';

/** Header in every answer of a paper with a gate: whether this browser has passed it. SHL-02 */
export const GATE_HEADER = 'edicola-accesso';
export const GATE_OPEN = 'aperto';
export const GATE_SHUT = 'chiuso';
