import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryGuestAccess } from '../support/memory/MemoryGuestAccess.ts'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeMemorySenderStore } from '../support/memory/MemorySenderStore.ts'
import { makeMemoryStartupStore } from '../support/memory/MemoryStartupStore.ts'
import { IntentKeys } from '../../src/application/IntentKeys.ts'
import { answerOffer, readAccountOffer } from '../../src/application/session/accountOffer.ts'
import { convertGuestToAccount } from '../../src/application/session/convertGuestToAccount.ts'
import { DAY } from '../../src/domain/instant.ts'
import { STORED_SENDER } from '../support/aStoredSender.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const STAYING = { email: 'eva@home.test', password: 'Demo-1234!', phone: '603 111 222', name: 'Eva', language: 'cs' }

/** A guest's tab with these orders. */
const aTab = (orders: ReadonlyArray<string> = ['guest-1-a'], knowsSender = true) => {
  const startup = makeMemoryStartupStore({
    mode: 'guest',
    guest: { vendorId: 'guest-1', token: 'token', payload: { exp: NOON } },
  })
  const guestOrders = makeMemoryGuestOrders(orders)
  const sender = makeMemorySenderStore(knowsSender ? STORED_SENDER : undefined)
  const guestAccess = makeMemoryGuestAccess(() => true, ['anna@small.test'])
  const { run } = memoryPortal({ startup, guestOrders, sender, guestAccess })
  const kept = () =>
    run(
      Effect.gen(function* () {
        const { mode, guest } = yield* startup.read
        return { mode, guest: guest?.vendorId, orders: yield* guestOrders.ids, sender: (yield* sender.read)?.sender }
      }),
    )
  return { run, kept }
}

describe('readAccountOffer', () => {
  it("offers an account after the first order, with the guest's contact data (GUEST-09, OP-34)", async () => {
    expect(await aTab([]).run(readAccountOffer())).toBeUndefined()
    expect(await aTab().run(readAccountOffer())).toEqual(STORED_SENDER.sender)
  })

  it('offers an account with empty contact data when none is stored (GUEST-08)', async () => {
    expect(await aTab(['guest-1-a'], false).run(readAccountOffer())).toEqual({ name: '', phoneNumber: '', email: '' })
  })

  it('makes no offer after an answer (OP-34)', async () => {
    const { run } = aTab()
    await run(answerOffer())
    expect(await run(readAccountOffer())).toBeUndefined()
  })
})

describe('convertGuestToAccount', () => {
  it("returns until when to confirm, and deletes the guest's data on the device (GUEST-08, AUTH-09)", async () => {
    const { run, kept } = aTab()
    expect(await run(convertGuestToAccount(STAYING, new IntentKeys()))).toBe(NOON + DAY)
    expect(await kept()).toEqual({ mode: undefined, guest: undefined, orders: [], sender: undefined })
  })

  it('keeps everything when it is refused (AUTH-08)', async () => {
    const { run, kept } = aTab()
    const refusal = await run(
      Effect.flip(convertGuestToAccount({ ...STAYING, email: 'anna@small.test' }, new IntentKeys())),
    )
    expect(refusal).toMatchObject({ reason: 'EMAIL_REGISTERED' })
    expect(await kept()).toEqual({
      mode: 'guest',
      guest: 'guest-1',
      orders: ['guest-1-a'],
      sender: STORED_SENDER.sender,
    })
  })
})
