import { hkdfSync } from 'node:crypto'

export type Purpose = 'tokens' | 'refresh' | 'fee' | 'discount' | 'device' | 'wallet' | 'help' | 'control-room'

/** Derives a key of 32 bytes for one purpose (HKDF), so that a signature for one purpose is never valid for another. */
export const deriveKey = (secret: Uint8Array, purpose: Purpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(0), `rider-portal/${purpose}`, 32))
