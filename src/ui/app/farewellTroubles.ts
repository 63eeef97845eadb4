/** Messages that report a problem. */
export const TROUBLES: ReadonlySet<string> = new Set(['farewell-device-token', 'farewell-device-ended'])
