import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'

/** The configured vendors whose destinations are never refused (REQ-27, OP-22). */
export interface TestVendorsPort {
  readonly list: Effect.Effect<ReadonlyArray<VendorId>>
}

export class TestVendors extends Context.Service<TestVendors, TestVendorsPort>()('application/TestVendors') {}
