import { hkdfSync } from 'node:crypto'

export type Purpose = 'tokens' | 'refresh' | 'fee' | 'discount' | 'device' | 'wallet' | 'help' | 'control-room'

/** A key of 32 bytes for one purpose: what signs one kind of thing can never pass as another. */
export const keyFor = (secret: Uint8Array, purpose: Purpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(0), `rider-portal/${purpose}`, 32))
