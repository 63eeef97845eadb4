import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { Context, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryDraftTabs } from '../../support/memory/MemoryDraftStore.ts'
import { makeMemoryGuestAccess } from '../../support/memory/MemoryGuestAccess.ts'
import { makeMemoryGuestOrders } from '../../support/memory/MemoryGuestOrders.ts'
import { makeMemoryIntents } from '../../support/memory/MemoryIntents.ts'
import { makeMemorySenderStore } from '../../support/memory/MemorySenderStore.ts'
import { makeMemoryStartupStore } from '../../support/memory/MemoryStartupStore.ts'
import { DraftStore } from '../../../src/application/ports/DraftStore.ts'
import { GuestAccess, type NewGuestAccount } from '../../../src/application/ports/GuestAccess.ts'
import { GuestOrders } from '../../../src/application/ports/GuestOrders.ts'
import { Intents } from '../../../src/application/ports/Intents.ts'
import { SenderStore } from '../../../src/application/ports/SenderStore.ts'
import { type ServiceRefusal, ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { StartupStore } from '../../../src/application/ports/StartupStore.ts'
import type { Ports } from '../../../src/application/ports/allPorts.ts'
import { makeRunUseCase } from '../../../src/composition/runUseCase.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { FlagsViewModel } from '../../../src/ui/frame/FlagsViewModel.ts'
import { StayViewModel } from '../../../src/ui/guest/StayViewModel.ts'
import { SessionViewModel } from '../../../src/ui/frame/SessionViewModel.ts'
import { STORED_SENDER } from '../../support/aStoredSender.ts'
import { flagsOn } from '../../support/flagsOn.ts'

const SENDER = { name: 'Eva Hostová', phoneNumber: '603 111 222', email: 'eva@home.test' }
const ADDRESS = STORED_SENDER.address
const PASSWORD = 'Demo-1234!'

type Failure = ServiceRefusal | ServiceUnavailable

interface Circumstances {
  readonly orders?: ReadonlyArray<string>
  readonly sender?: typeof SENDER | undefined
  /** Consecutive attempts fail with these; further attempts succeed. */
  readonly failures?: ReadonlyArray<Failure>
  readonly flagNames?: ReadonlyArray<FlagName>
  readonly bringTexts?: () => Promise<unknown>
}

/** A guest on the tracking page. */
const atTracking = (given: Circumstances = {}) => {
  const { orders = ['guest-1-a'], failures = [], flagNames = [], bringTexts = () => Promise.resolve() } = given
  const sender = 'sender' in given ? given.sender : SENDER
  const sent: Array<NewGuestAccount & { readonly key: string }> = []
  const memory = makeMemoryGuestAccess()
  const stay: typeof memory.stay = (staying, key) => {
    const failure = failures[sent.length]
    sent.push({ ...staying, key })
    return failure ? Effect.fail(failure) : memory.stay(staying, key)
  }
  const guestOrders = makeMemoryGuestOrders(orders)
  const ports = Context.empty().pipe(
    Context.add(GuestAccess, { ...memory, stay }),
    Context.add(GuestOrders, guestOrders),
    Context.add(SenderStore, makeMemorySenderStore(sender && { sender, address: ADDRESS })),
    Context.add(StartupStore, makeMemoryStartupStore()),
    Context.add(DraftStore, makeMemoryDraftTabs().openTab()),
    Context.add(Intents, makeMemoryIntents()),
  )
  const run = makeRunUseCase(Context.makeUnsafe<Ports>(ports.mapUnsafe), (defect) => {
    throw defect
  })
  const flags = flagsOn(...flagNames)
  const session = new SessionViewModel(run)
  const open = () =>
    new StayViewModel({
      run,
      session,
      flags: new FlagsViewModel(flags),
      work: new OngoingWork(),
      language: () => 'cs',
      bringTexts,
    })
  return { view: open(), open, flags, session, sent }
}
const typed = async (given?: Circumstances) => {
  const page = atTracking(given)
  await page.view.visit()
  page.view.newPassword.typePassword(PASSWORD)
  page.view.newPassword.typeRepeated(PASSWORD)
  return page
}
const registered = refusal('EMAIL_REGISTERED', 'account.email-registered', { message: 'registered', field: 'email' })
const offline = new ServiceUnavailable({ reason: 'offline' })

describe('StayViewModel', () => {
  it('shows the offer after the first order with the sender’s e-mail, and asks only for a password (GUEST-08, GUEST-09, OP-34)', async () => {
    const early = atTracking({ orders: [] })
    await early.view.visit()
    expect(early.view.isShown).toBe(false)
    const { view } = atTracking()
    await view.visit()
    expect([view.isShown, view.draft.email, [...view.askedFields]]).toEqual([true, 'eva@home.test', ['email']])
  })

  it('opens its form only when the guest accepts, so that it covers no order (OP-34)', async () => {
    const { view } = atTracking()
    view.accept()
    await view.visit()
    expect([view.isShown, view.isAccepted]).toEqual([true, false])
    view.accept()
    expect([view.isShown, view.isAccepted]).toEqual([true, true])
    view.dismiss()
    expect([view.isShown, view.isAccepted]).toEqual([false, false])
  })

  it('also asks for data that the guest did not enter in this tab (GUEST-08)', async () => {
    const { view } = atTracking({ sender: undefined })
    await view.visit()
    expect([...view.askedFields].toSorted()).toEqual(['email', 'name', 'phone'])
  })

  it('does not show the offer again on this device after it was dismissed (OP-34)', async () => {
    const { view, open } = atTracking()
    await view.visit()
    view.dismiss()
    expect(view.isShown).toBe(false)
    const later = open()
    await later.visit()
    expect(later.isShown).toBe(false)
  })

  it('hides while DeactivateSignUpButton is on and keeps the input (OP-34, NAV-21, FLAG-08)', async () => {
    const { view, flags } = await typed({ flagNames: ['DeactivateSignUpButton'] })
    expect(view.isShown).toBe(false)
    flags.take(new Set())
    expect(view.isShown).toBe(true)
    flags.take(new Set(['DeactivateSignUpButton']))
    expect(view.isShown).toBe(false)
    flags.take(new Set())
    expect([view.isShown, view.newPassword.password]).toEqual([true, PASSWORD])
  })

  it('stays hidden without its texts and retries at the next visit', async () => {
    let isThere = false
    const { view } = atTracking({ bringTexts: () => (isThere ? Promise.resolve() : Promise.reject(new Error('away'))) })
    await view.visit()
    expect(view.isShown).toBe(false)
    isThere = true
    await view.visit()
    expect(view.isShown).toBe(true)
  })

  it('sends nothing while the password is invalid or the entries differ, and focuses the first error (GUEST-08, VAL-24, VAL-25)', async () => {
    const { view, sent } = await typed()
    view.newPassword.typePassword('demo')
    await view.submit()
    expect(view.firstWrongField).toBe('password')
    view.newPassword.typePassword(PASSWORD)
    view.newPassword.typeRepeated('Demo-1234?')
    await view.submit()
    expect(view.firstWrongField).toBe('repeated')
    view.type('email', 'eva')
    await view.submit()
    expect([view.firstWrongField, view.problemOf('email'), sent]).toEqual(['email', 'account-email-invalid', []])
  })

  it('creates the account and leaves guest mode (GUEST-08, AUTH-09)', async () => {
    const { view, sent, session } = await typed()
    await view.submit()
    expect(sent).toEqual([
      {
        name: 'Eva Hostová',
        email: 'eva@home.test',
        phone: '603 111 222',
        password: PASSWORD,
        language: 'cs',
        key: 'intent-1',
      },
    ])
    expect(session.state).toEqual({ step: 'signed-out', because: 'guest-stays' })
  })

  it('keeps the input and marks the e-mail field if the address is registered (AUTH-08)', async () => {
    const { view, sent, session } = await typed({ failures: [registered] })
    await view.submit()
    expect([view.problemOf('email'), view.firstWrongField]).toEqual(['account-email-registered', 'email'])
    expect([view.newPassword.password, view.newPassword.repeated]).toEqual([PASSWORD, PASSWORD])
    view.type('email', 'eva@work.test')
    await view.submit()
    expect(sent.map(({ email, key }) => [email, key])).toEqual([
      ['eva@home.test', 'intent-1'],
      ['eva@work.test', 'intent-2'],
    ])
    expect(session.state.step).toBe('signed-out')
  })

  it('shows a hidden field again if the service refuses it (AUTH-06)', async () => {
    const impossible = refusal('INVALID_REQUEST', 'account.phone-impossible', { message: 'no', field: 'phone' })
    const { view } = await typed({ failures: [impossible] })
    await view.submit()
    expect([view.askedFields.has('phone'), view.firstWrongField]).toEqual([true, 'phone'])
  })

  it('retries with the same key after a lost answer, and reports the failure (AUTH-04, CON-16)', async () => {
    const { view, sent } = await typed({ failures: [offline] })
    await view.submit()
    expect([view.problem, view.isShown]).toEqual([{ id: 'account-offline' }, true])
    await view.submit()
    expect(sent.map(({ key }) => key)).toEqual(['intent-1', 'intent-1'])
  })
})
