import type { CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import type { Environment } from '../market/environments.ts'
import type { VendorId } from '../ids.ts'
import type { Money } from '../pricing/money.ts'

/** Outside production these are test vendors when nothing else is configured (OP-22). */
export const EXAMPLE_TEST_VENDORS: ReadonlyArray<VendorId> = ['test-vendor-1', 'test-vendor-2']

/** The vendors whose destinations are not refused (REQ-27); none in production unless configured (OP-22). */
export const testVendors = (environment: Environment, configured?: ReadonlyArray<VendorId>): ReadonlyArray<VendorId> =>
  configured ?? (environment === 'production' ? [] : EXAMPLE_TEST_VENDORS)

/** The signature of a test vendor's fee, which the portal gives because no service signs it. */
export const TEST_VENDOR_SIGNATURE = 'test-vendor'

/** Major units (CONST-41). */
export const TEST_VENDOR_FEE = 1337

/** The fee that counts for a test vendor when the destination or its fee is refused; `undefined` for any other (REQ-27). */
export const feeDespiteRefusal = (
  vendorId: VendorId,
  listed: ReadonlyArray<VendorId>,
  currency: CurrencyCode,
): Money | undefined =>
  listed.includes(vendorId) ? { minor: TEST_VENDOR_FEE * 10 ** CURRENCY_DIGITS[currency], currency } : undefined
