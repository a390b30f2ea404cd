declare const BRAND_SPRITES_URL: string;

/**
 * Address of the SVG sprite with the icons and the paper's wordmarks, set by the build. It is the same for
 * all papers; each host answers with the sprite of its own paper.
 */
export const spriteUrl: string = BRAND_SPRITES_URL;
