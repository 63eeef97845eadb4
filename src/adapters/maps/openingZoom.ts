/** The initial zoom, with tiles of 256 pixels like Google's (REQ-34, CONST-29). */
export const OPENING_ZOOM = 18
