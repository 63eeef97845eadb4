import { randomFillSync } from 'node:crypto'

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 12

/** Random bytes for many ids: one system call per id would dominate the cost. */
const reserve = Buffer.alloc(ID_LENGTH * 128)
let reserved = 0

const takeRandom = (): Uint8Array => {
  if (reserved === 0) randomFillSync(reserve)
  const taken = reserve.subarray(reserved, reserved + ID_LENGTH)
  reserved = (reserved + ID_LENGTH) % reserve.length
  return taken
}

/** 60 random bits, unguessable. */
const randomPart = (): string => {
  let random = ''
  for (const byte of takeRandom()) random += CROCKFORD[byte & 31]
  return random
}

/** `{vendorId}-{12 random}` (OP-60). */
export const newOrderId = (vendorId: string): string => `${vendorId}-${randomPart()}`

export const newBulkJobId = (): string => `bulk-${randomPart()}`
