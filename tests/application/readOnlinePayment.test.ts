import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { readOnlinePayment } from '../../src/application/payment/readOnlinePayment.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

describe('readOnlinePayment', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('returns the country parameter: %s (PAY-09)', async (onlinePaymentActivated, activated) => {
    const { run } = memoryPortal({ parameters: makeMemoryCountryParameters({ onlinePaymentActivated }) })
    expect(await run(readOnlinePayment())).toBe(activated)
  })

  it('fails when the parameter cannot be read (PAY-09)', async () => {
    const { run } = memoryPortal({ parameters: makeMemoryCountryParameters({}) })
    expect(await run(Effect.flip(readOnlinePayment()))).toHaveProperty('_tag')
  })
})
