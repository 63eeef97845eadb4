/** Farewells that tell of something that is wrong. */
export const TROUBLES: ReadonlySet<string> = new Set(['farewell-device-token', 'farewell-device-ended'])
