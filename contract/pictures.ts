/** The maximum size of a picture in bytes. Apart from the schemas, because pages without Effect check it too (ADR 22). */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024
