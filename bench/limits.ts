/** Limits that the tests of the build and the bench of the pages share, in KiB of gzipped script. */
export const SCRIPT_KIB = {
  signIn: 150,
  publicTracking: 142,
  /** The language drawer and the like (`watchFrame.ts`), which come behind every page and are not in the others. */
  frame: 3,
} as const
