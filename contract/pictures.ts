/** The maximum size of a picture in bytes. Apart from the schemas, because pages without Effect check it too (ADR 22). */
export const PICTURE_BYTES_MOST = 2 * 1024 * 1024
