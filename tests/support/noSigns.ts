import type { NearRiderSigns } from '../../src/application/ports/NearRiderSigns.ts'

/** A device without any signals for near riders. */
export const noSigns: Promise<NearRiderSigns> = Promise.resolve({
  isSoundOn: () => false,
  keepSound: () => undefined,
  show: () => undefined,
  chime: () => undefined,
})
