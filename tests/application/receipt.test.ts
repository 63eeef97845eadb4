import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { makeMemoryReceipts } from '../support/memory/MemoryReceipts.ts'
import { readReceipt } from '../../src/application/receipt/readReceipt.ts'
import { aPublicOrder } from '../support/aPublicOrder.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

it('reads the receipt of an order, and fails for an unknown one (ROUTE-16)', async () => {
  const receipt = { publicOrder: aPublicOrder({ status: 'DELIVERED' }) }
  const { run } = memoryPortal({ receipts: makeMemoryReceipts([receipt]) })
  expect(await run(readReceipt(receipt.publicOrder.id))).toEqual(receipt)
  expect(await run(Effect.flip(readReceipt('unknown')))).toMatchObject({ _tag: 'NotFound' })
})
