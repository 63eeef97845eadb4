import { hash } from 'node:crypto'
import { joinAddress, splitAddress } from '../../../src/domain/address/address.ts'

/** What an address is compared by, whatever spaces stand around its commas (ADDR-16). */
export const addressKey = (address: string): string => hash('sha256', joinAddress(splitAddress(address)), 'base64url')
