/** Limits that the tests of the build and the bench of the pages share, in KiB of gzipped script. */
export const SCRIPT_KIB = { signIn: 150, publicTracking: 142 } as const
