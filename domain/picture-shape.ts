/** Width divided by height above which a picture gets the panorama frame. */
export const PANORAMA_RATIO = 1.9;
