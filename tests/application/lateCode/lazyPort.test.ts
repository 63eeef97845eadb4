import { Container } from 'inversify'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { CodeNotFetched } from '../../../src/application/lateCode/fetchCode.ts'
import { lazyPort } from '../../../src/application/lateCode/lazyPort.ts'
import type { VouchersPort } from '../../../src/application/ports/Vouchers.ts'
import { makeMemoryVouchers } from '../../../src/adapters/memory/MemoryVouchers.ts'

const VOUCHER = { code: 'TENTH', type: 'PERCENTAGE', percent: 10 } as const

/** A port whose code cannot be loaded while `line` is down. */
const aPort = (isDown = false) => {
  const line = { isDown, loads: 0 }
  const port = lazyPort<VouchersPort>(async () => {
    line.loads += 1
    if (line.isDown) throw new CodeNotFetched('timeout', 'no way there')
    return makeMemoryVouchers([{ voucher: VOUCHER, active: true, firstOrderOnly: false }])
  })
  return { line, port }
}

describe('lazyPort', () => {
  it('loads the code with the first call, not before', async () => {
    const { line, port } = aPort()
    const call = port.details('TENTH')
    expect(line.loads).toBe(0)
    expect(await Effect.runPromise(call)).toMatchObject({ voucher: VOUCHER })
    expect(line.loads).toBe(1)
  })

  it('fails like a call without its code, and succeeds on a retry', async () => {
    const { line, port } = aPort(true)
    const failure = await Effect.runPromise(Effect.flip(port.details('TENTH')))
    expect(failure).toMatchObject({ _tag: 'ServiceUnavailable', reason: 'timeout' })
    line.isDown = false
    expect(await Effect.runPromise(port.details('TENTH'))).toMatchObject({ voucher: VOUCHER })
  })

  it('passes on the failures of the port', async () => {
    expect(await Effect.runPromise(Effect.flip(aPort().port.details('NONE')))).toMatchObject({ _tag: 'NotFound' })
  })

  it('is no promise to the container, which would await it', () => {
    const { port } = aPort()
    const container = new Container()
    container.bind('vouchers').toResolvedValue(() => port)
    expect(container.get('vouchers')).toBe(port)
  })

  it('accepts only ports whose calls may be unavailable', () => {
    // @ts-expect-error A call that cannot fail has no way to say that its code is missing.
    lazyPort<{ readonly tell: () => Effect.Effect<void> }>(() => Promise.reject(new Error('never loaded')))
  })
})
