/** The worker puts this header on an answer that it had on the device, because the network gave none. */
export const FROM_DEVICE = 'x-from-device';
