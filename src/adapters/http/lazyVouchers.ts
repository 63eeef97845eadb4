import type { VouchersPort } from '../../application/ports/Vouchers.ts'
import { fetchedLater } from './fetchedLater.ts'

/** Few orders have a code. */
export const makeLazyVouchers = (load: () => Promise<VouchersPort>): VouchersPort => {
  const vouchers = fetchedLater(load)
  return {
    validate: (use) => vouchers(({ validate }) => validate(use)),
    details: (code) => vouchers(({ details }) => details(code)),
  }
}
