import { Context } from 'effect'
import type { VendorId } from '../../domain/order/order.ts'

/** The vendors whose destinations are never refused, as configured (REQ-27, OP-22). */
export class TestVendors extends Context.Service<TestVendors, ReadonlyArray<VendorId>>()('application/TestVendors') {}
