import type { NearRiderSigns } from '../../src/application/ports/NearRiderSigns.ts'

/** A device that draws attention to nothing. */
export const noSigns: Promise<NearRiderSigns> = Promise.resolve({
  isSoundOn: () => false,
  keepSound: () => undefined,
  show: () => undefined,
  chime: () => undefined,
})
