/** Web map zoom with tiles of 256 pixels, as Google counts (REQ-34, CONST-29). */
export const OPENING_ZOOM = 18
