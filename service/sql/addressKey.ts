import { hash } from 'node:crypto'
import { joinAddress, splitAddress } from '../../src/domain/address/address.ts'

/** A key for comparing addresses, independent of spaces around commas (ADDR-16). */
export const addressKey = (address: string): string => hash('sha256', joinAddress(splitAddress(address)), 'base64url')
