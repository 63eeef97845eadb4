import type { CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import type { Environment } from '../market/environments.ts'
import type { VendorId } from '../ids.ts'
import type { Money } from '../pricing/money.ts'

/** The test vendors outside production if none are configured (OP-22). */
export const EXAMPLE_TEST_VENDORS: ReadonlyArray<VendorId> = ['test-vendor-1', 'test-vendor-2']

/** Vendors whose destinations are never refused (REQ-27); none in production unless configured (OP-22). */
export const testVendors = (environment: Environment, configured?: ReadonlyArray<VendorId>): ReadonlyArray<VendorId> =>
  configured ?? (environment === 'production' ? [] : EXAMPLE_TEST_VENDORS)

/** The signature of a test vendor's fee; the portal sets it, because no service signs that fee. */
export const TEST_VENDOR_SIGNATURE = 'test-vendor'

/** In major units (CONST-41). */
export const TEST_VENDOR_FEE = 1337

/** The fee of a test vendor when the destination or its fee is refused; `undefined` for other vendors (REQ-27). */
export const feeDespiteRefusal = (
  vendorId: VendorId,
  listed: ReadonlyArray<VendorId>,
  currency: CurrencyCode,
): Money | undefined =>
  listed.includes(vendorId) ? { minor: TEST_VENDOR_FEE * 10 ** CURRENCY_DIGITS[currency], currency } : undefined
