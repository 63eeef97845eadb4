import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryGuestAccess } from '../support/memory/MemoryGuestAccess.ts'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeMemorySenderStore } from '../support/memory/MemorySenderStore.ts'
import { makeMemoryStartupStore } from '../support/memory/MemoryStartupStore.ts'
import { CurrentSession } from '../../src/application/ports/CurrentSession.ts'
import { keepDraft, readStoredDraft } from '../../src/application/request/keepDraft.ts'
import { startGuest } from '../../src/application/session/startGuest.ts'
import { DAY, SECOND } from '../../src/domain/instant.ts'
import { EMPTY_DRAFT } from '../../src/domain/request/requestDraft.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { STORED_SENDER } from '../support/aStoredSender.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const TOMORROW = { exp: (NOON + DAY) / SECOND }
const YESTERDAY = { exp: (NOON - DAY) / SECOND }
const kept = (payload: unknown) => ({ vendorId: 'guest-old', token: 'old-token', payload })
const content = { purpose: NEW_ORDER, draft: EMPTY_DRAFT, voucherCode: 'HELLO', selectedSaveAddress: undefined }

/** A guest's tab with a draft, contact data and an order. */
const aTab = (payload?: unknown, areWelcome = true) => {
  const startup = makeMemoryStartupStore(
    payload === undefined ? {} : { mode: 'classic', guest: kept(payload) },
    () => TOMORROW,
  )
  const guestOrders = makeMemoryGuestOrders(['guest-old-1'])
  const sender = makeMemorySenderStore(STORED_SENDER)
  const portal = memoryPortal({ startup, guestOrders, sender, guestAccess: makeMemoryGuestAccess(() => areWelcome) })
  const begin = (goesOn: boolean) =>
    portal.run(
      Effect.gen(function* () {
        const sessions = yield* CurrentSession
        yield* sessions.enter({ mode: 'guest', vendorId: 'guest-old', token: 'old-token' })
        yield* keepDraft('guest-old', content)
        const refusal = yield* Effect.match(startGuest({ goesOn }), {
          onFailure: (why) => why,
          onSuccess: () => undefined,
        })
        const { mode, guest } = yield* startup.read
        return {
          refusal,
          mode,
          vendorId: guest?.vendorId,
          orders: yield* guestOrders.ids,
          sender: (yield* sender.read)?.sender,
          draft: (yield* readStoredDraft(guest?.vendorId ?? '', NEW_ORDER))?.voucherCode,
        }
      }),
    )
  return { begin }
}

describe('startGuest', () => {
  it("starts as a new guest without the previous guest's data (GUEST-01, GUEST-02)", async () => {
    expect(await aTab().begin(false)).toEqual({
      refusal: undefined,
      mode: 'guest',
      vendorId: 'guest-1',
      orders: [],
      sender: undefined,
      draft: undefined,
    })
  })

  it('continues as the stored guest while the token is valid, with their orders and input (MODE-11)', async () => {
    expect(await aTab(TOMORROW).begin(false)).toMatchObject({
      mode: 'guest',
      vendorId: 'guest-old',
      orders: ['guest-old-1'],
      sender: STORED_SENDER.sender,
      draft: 'HELLO',
    })
  })

  it("keeps this tab's input when the token expired, as another guest (GUEST-04)", async () => {
    expect(await aTab(YESTERDAY).begin(true)).toMatchObject({
      vendorId: 'guest-1',
      orders: [],
      sender: STORED_SENDER.sender,
      draft: 'HELLO',
    })
  })

  it('fails with the refusal while guest mode is off, and changes nothing (MODE-04)', async () => {
    expect(await aTab(undefined, false).begin(false)).toMatchObject({
      refusal: { _tag: 'ServiceRefusal', reason: 'GUESTS_OFF' },
      mode: undefined,
      orders: ['guest-old-1'],
      sender: STORED_SENDER.sender,
    })
  })
})
