/** Header that the worker sets on an answer from the device, when the network gave none. */
export const FROM_DEVICE = 'x-from-device';
