import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryPendingPayment } from '../support/memory/MemoryPendingPayment.ts'
import { makeBrowserPendingPayment } from '../../src/adapters/storage/BrowserPendingPayment.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import type { PendingPaymentPort } from '../../src/application/ports/PendingPayment.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { FakeStorage } from '../support/browserTabs.ts'

const PAYMENT = { intentId: 'pay-1', vendorId: 'bistro', startTime: instantAt(1_000) }

describe.each<readonly [string, () => PendingPaymentPort]>([
  ['the memory adapter', () => makeMemoryPendingPayment()],
  ['the browser', () => makeBrowserPendingPayment(textStorage(() => new FakeStorage()))],
])('PendingPayment in %s', (_, open) => {
  it('is empty at first, then contains the confirmed payment until its outcome is known (PAY-14, PERSIST-02)', async () => {
    const pending = open()
    const found = await Effect.runPromise(
      Effect.all([
        pending.read,
        Effect.andThen(pending.keep(PAYMENT), pending.read),
        Effect.andThen(pending.forget, pending.read),
      ]),
    )
    expect(found).toEqual([undefined, PAYMENT, undefined])
  })
})

describe('PendingPayment in session storage', () => {
  it('survives a reload (PERSIST-02)', async () => {
    const storage = new FakeStorage()
    await Effect.runPromise(makeBrowserPendingPayment(textStorage(() => storage)).keep(PAYMENT))
    expect(await Effect.runPromise(makeBrowserPendingPayment(textStorage(() => storage)).read)).toEqual(PAYMENT)
  })

  it.each(['garbage', '{}', '{"intentId":""}', '[]'])('is empty if %s is stored (PERSIST-08)', async (text) => {
    const storage = new FakeStorage()
    storage.setItem('portal.payment', text)
    expect(await Effect.runPromise(makeBrowserPendingPayment(textStorage(() => storage)).read)).toBeUndefined()
  })
})
