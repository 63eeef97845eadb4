import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MessageReaderFailed } from '../../../src/application/ports/MessageReader.ts'
import { PastedMessage } from '../../../src/ui/request/PastedMessage.ts'
import type { PasteViewModel } from '../../../src/ui/request/PasteViewModel.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { aRequest, CUSTOMER_AT } from './requestWorld.ts'

let shown: AbortController

beforeEach(() => {
  shown = new AbortController()
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  shown.abort()
  vi.useRealTimers()
})

const TEXT = 'Jana Malá\n777 214 563\nŠtěpánská 61, Praha\n459 Kč\nPoznámka: nezvonit'

/** The dialog, which reads until the test ends. */
const reading = async (opened: PasteViewModel) => {
  const message = new PastedMessage(opened)
  message.start(shown.signal)
  await vi.advanceTimersByTimeAsync(0)
  return message
}

const paste = async (text: string) => {
  const world = aRequest()
  await world.start()
  const { paste: opened } = world.view
  opened.open()
  const message = await reading(opened)
  message.type(text)
  await vi.advanceTimersByTimeAsync(0)
  const proposal = (field: string) => message.proposals.find((one) => one.field === field)
  return { ...world, message, opened, proposal }
}

describe('PastedMessage', () => {
  it('fills in the checked values and searches for the address, without submitting (ADDR-01)', async () => {
    const { asked, message, opened, placed, request, view } = await paste(TEXT)
    expect(message.proposals.map(({ field, isTaken }) => [field, isTaken])).toEqual([
      ['name', true],
      ['phone', true],
      ['address', true],
      ['amount', true],
      ['notes', true],
    ])
    message.takeOver()
    await vi.advanceTimersByTimeAsync(500)
    expect(request.draft).toMatchObject({
      destinationName: 'Jana Malá',
      destinationPhoneNumber: '+420777214563',
      destinationTextAddress: 'Štěpánská 61, Praha',
      orderAmount: '459',
      riderNotes: 'nezvonit',
    })
    expect(asked).toEqual(['search Štěpánská 61, Praha'])
    expect(view.request.focusTarget).toEqual({ at: 'destinationTextAddress' })
    expect(opened.isOpen).toBe(false)
    expect(placed).toEqual([])
  })

  it('selects the recognized payment method and shows the one it replaces', async () => {
    const { message, proposal, request, view } = await paste(
      'Jana Malá\n777 214 563\n3. patro zvonek Malý\nplatba hotově',
    )
    expect(request.draft.paymentMethod).toBe('PAID')
    expect(proposal('payment')).toEqual({
      field: 'payment',
      value: 'CASH_ON_DELIVERY',
      isTaken: true,
      typed: undefined,
    })
    expect(proposal('unit')?.value).toBe('3. patro')
    expect(proposal('notes')?.value).toBe('zvonek Malý')
    view.change({ paymentMethod: 'PAYMENT_ON_DELIVERY' })
    expect(proposal('payment')).toMatchObject({ isTaken: false, typed: 'PAYMENT_ON_DELIVERY' })
    message.tick('payment', true)
    message.takeOver()
    expect(request.draft).toMatchObject({
      paymentMethod: 'CASH_ON_DELIVERY',
      destinationUnitNumber: '3. patro',
      riderNotes: 'zvonek Malý',
    })
  })

  it('leaves an amount that is not certain empty, shows what was written and takes over what the user enters', async () => {
    const { message, proposal, request } = await paste('Jana Malá\n777 214 563\nasi 500 Kč')
    expect(proposal('amount')).toEqual({
      field: 'amount',
      value: '',
      isTaken: false,
      typed: undefined,
      unsure: '500 Kč',
    })
    message.edit('amount', '520')
    expect(proposal('amount')).toMatchObject({ value: '520', isTaken: true, unsure: undefined })
    message.takeOver()
    expect(request.draft.orderAmount).toBe('520')
  })

  it('keeps the typed amount while the message leaves the amount open', async () => {
    const { message, request, view } = await paste('Jana Malá\n777 214 563\n100+250 Kč')
    view.change({ orderAmount: '350' })
    message.takeOver()
    expect(request.draft.orderAmount).toBe('350')
  })

  it('proposes a text without recognized values as notes, unchecked', async () => {
    const { message, proposal, request } = await paste('Dobrý den, máte dnes otevřeno?')
    expect(message.isOnlyText).toBe(true)
    expect(proposal('notes')).toMatchObject({ value: 'Dobrý den, máte dnes otevřeno?', isTaken: false })
    expect(message.canTakeOver).toBe(false)
    message.tick('notes', true)
    message.takeOver()
    expect(request.draft.riderNotes).toBe('Dobrý den, máte dnes otevřeno?')
  })

  it('keeps typed values unless their proposals are checked', async () => {
    const { message, proposal, request, view } = await paste(TEXT)
    view.change({ destinationName: 'Eva', orderAmount: '459' })
    expect(proposal('name')).toMatchObject({ isTaken: false, typed: 'Eva' })
    expect(proposal('amount')).toMatchObject({ isTaken: true, typed: undefined })
    message.tick('phone', false)
    message.takeOver()
    expect(request.draft.destinationName).toBe('Eva')
    expect(request.draft.destinationPhoneNumber).toBe('')
  })

  it('takes over corrected values', async () => {
    const { message, proposal, request, view } = await paste(TEXT)
    view.change({ destinationName: 'Eva' })
    message.edit('name', 'Jana Malá ml.')
    expect(proposal('name')).toMatchObject({ isTaken: true, typed: 'Eva' })
    message.edit('notes', '  ')
    message.takeOver()
    expect(request.draft.destinationName).toBe('Jana Malá ml.')
    expect(request.draft.riderNotes).toBe('')
  })

  it('moves the pin to a shared place and keeps the address as written (ADDR-02, ADDR-21)', async () => {
    const { asked, message, request, settleAll } = await paste(
      `Jana Malá, Korunní 5, za kostelem\nhttps://maps.google.com/?q=${CUSTOMER_AT.latitude},${CUSTOMER_AT.longitude}`,
    )
    message.edit('address', 'Korunní 5, za kostelem')
    message.takeOver()
    await settleAll()
    expect(asked[0]).toBe(`reverse ${CUSTOMER_AT.latitude},${CUSTOMER_AT.longitude}`)
    expect(request.destination).toEqual(CUSTOMER_AT)
    expect(request.draft.destinationTextAddress).toBe('Korunní 5, za kostelem')
  })

  it('searches for the address if the place has no address (ADDR-19)', async () => {
    const { asked, message, request } = await paste('Štěpánská 61, Praha\nhttps://maps.google.com/?q=10.55555,20.55555')
    message.takeOver()
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual(['reverse 10.55555,20.55555', 'search 10.55555,20.55555', 'search Štěpánská 61, Praha'])
    expect(request.draft.destinationTextAddress).toBe('Štěpánská 61, Praha')
  })

  it('keeps text that is typed while the place is looked up', async () => {
    const { destination, message, request } = await paste(
      `Štěpánská 61, Praha\nhttps://maps.google.com/?q=${CUSTOMER_AT.latitude},${CUSTOMER_AT.longitude}`,
    )
    message.takeOver()
    destination.type('Korunní')
    await vi.advanceTimersByTimeAsync(500)
    expect(request.draft.destinationTextAddress).toBe('Korunní')
  })

  it('reports that a short link must be opened first (ADDR-02)', async () => {
    const { message } = await paste('Jana 777 214 563 https://maps.app.goo.gl/Ab12Cd34')
    expect(message.hidesPlace).toBe(true)
    expect(message.proposals.map(({ field }) => field)).not.toContain('place')
  })

  it('puts dishes into the items and the time behind the notes for the rider', async () => {
    const { message, proposal, request } = await paste('Jana Malá 777 214 563\n2x svíčková\nv 19:30\nnezvonit')
    expect([proposal('items')?.value, proposal('time')?.value]).toEqual(['2x svíčková', '19:30'])
    message.takeOver()
    expect(request.draft).toMatchObject({ orderDescription: '2x svíčková', riderNotes: 'nezvonit, 19:30' })
  })

  it('keeps typed notes before the time of a message without notes', async () => {
    const { message, request, view } = await paste('Jana Malá 777 214 563 v 19:30')
    view.change({ riderNotes: 'u dveří' })
    message.takeOver()
    expect(request.draft.riderNotes).toBe('u dveří, 19:30')
  })

  it('shows the whole message with the recognized parts marked', async () => {
    const { message } = await paste(TEXT)
    expect(message.stretches.map(({ text }) => text).join('')).toBe(TEXT)
    expect(message.stretches.filter(({ field }) => field).map(({ field, text }) => [field, text])).toEqual([
      ['name', 'Jana Malá'],
      ['phone', '777 214 563'],
      ['address', 'Štěpánská 61, Praha'],
      ['amount', '459 Kč'],
      ['notes', 'nezvonit'],
    ])
  })

  it('offers nothing while it reads a changed text, and keeps the marks of the unchanged parts', async () => {
    const { message, request } = await paste(TEXT)
    message.type(TEXT.replace('459', '460'))
    expect(message.isReading).toBe(true)
    expect(message.canTakeOver).toBe(false)
    message.takeOver()
    expect(request.draft.orderAmount).toBe('')
    expect(message.stretches.filter(({ field }) => field).map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'address',
      'notes',
    ])
    await vi.advanceTimersByTimeAsync(0)
    expect(message.isReading).toBe(false)
    message.takeOver()
    expect(request.draft.orderAmount).toBe('460')
  })

  it('offers nothing of the text before when the reader fails, and reads again when asked', async () => {
    const { answers, message, proposal } = await paste(TEXT)
    answers.message = new MessageReaderFailed({ cause: 'no script' })
    message.type('Petr Nový\n602 111 222')
    await vi.advanceTimersByTimeAsync(0)
    expect([message.hasFailed, message.isReading, message.canTakeOver]).toEqual([true, false, false])
    expect(message.proposals).toEqual([])
    answers.message = undefined
    await message.read()
    expect([message.hasFailed, proposal('name')?.value]).toEqual([false, 'Petr Nový'])
  })

  it('keeps message and corrections after Escape, and clears them when they are taken over', async () => {
    const { message, opened } = await paste(TEXT)
    message.edit('name', 'Jana')
    message.close()
    opened.open()
    const again = new PastedMessage(opened)
    expect(again.text).toBe(TEXT)
    expect(again.proposals[0]).toMatchObject({ field: 'name', value: 'Jana' })
    again.takeOver()
    expect(again.text).toBe('')
  })

  it('takes over nothing if nothing is recognized or checked', async () => {
    const { asked, message, opened } = await paste('ok 👍')
    expect(message.canTakeOver).toBe(false)
    message.takeOver()
    expect(opened.isOpen).toBe(true)
    expect(asked).toEqual([])
  })

  it('is offered for a message pasted into a field, not for a single line or other text', async () => {
    const { opened } = await paste('')
    opened.close()
    opened.noticePaste('777 214 563')
    expect(opened.offered).toBeUndefined()
    opened.noticePaste('roses\nare red')
    expect(opened.offered).toBeUndefined()
    opened.noticePaste(TEXT)
    expect(opened.offered).toBe(TEXT)
    opened.open()
    expect(opened.pasted.text).toBe(TEXT)
    expect(opened.offered).toBeUndefined()
  })
})
