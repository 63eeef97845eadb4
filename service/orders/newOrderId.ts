import { randomText } from '../base/randomText.ts'

/** The characters of the random part of an id: 60 random bits. */
const RANDOM_LENGTH = 12

/** `{vendorId}-{12 random}` (OP-60). */
export const newOrderId = (vendorId: string): string => `${vendorId}-${randomText(RANDOM_LENGTH)}`

export const newBulkJobId = (): string => `bulk-${randomText(RANDOM_LENGTH)}`
