import { ReactLocalization } from '@fluent/react'
import { Effect } from 'effect'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { messagesOf, translatedLocales } from '../../../build/texts.ts'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import { HOUR, MINUTE, plus } from '../../../src/domain/instant.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { anOrder } from '../../support/anOrder.ts'
import { aVendor, CUSTOMER_AT } from '../../support/aVendor.ts'
import { screenIs } from '../../support/screenIs.ts'
import { plain, theDeployment } from '../market/showPage.tsx'
import { aRequest, OFFLINE } from './requestWorld.ts'
import { requestTexts, showRequest } from './showRequest.tsx'

afterEach(cleanup)

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const destination = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Delivery address' })
const submitButton = () => screen.getByRole('button', { name: 'Request a rider' })

/** Types the destination and chooses it by keyboard. */
const chooseDestination = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await destination(), 'Ště')
  await screen.findByRole('option')
  await user.keyboard('{Enter}')
  await screen.findByText(/^We deliver there/)
}

describe('RequestScreen', () => {
  it('shows its four sections in order, each with its fields (SCR-08, REQ-11, REQ-31, ENT-19)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await destination()
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(titles).toEqual(['Collection point', 'Drop-off point', 'Delivery Details', 'Payment summary', 'Summary'])
    const labels = [/^Unit number/, /^Building/, /^Customer name/, /^Customer phone/, /^Notes/, /^Items/, /^Item value/]
    expect(labels.map((label) => field(label).disabled)).toEqual(labels.map(() => false))
    expect(screen.getByRole('group', { name: /^Payment method/ })).toBeDefined()
    const section = (name: RegExp) => within(screen.getByRole('region', { name }))
    expect(section(/^Collection point/).getByText('Instant')).toBeDefined()
    expect(section(/^Delivery Details/).getByText(/^Drop-off within 60 minutes/)).toBeDefined()
  })

  it.each(['/request-a-rider', '/request-a-rider/pekarna-u-mostu', '/request-a-rider/v1/any/thing?orderID=1'])(
    'shows the request form at %s',
    async (address) => {
      showRequest({ world: aRequest(), vendors: [aVendor()], address })
      expect(await destination()).toBeDefined()
    },
  )

  it('collects at once and delivers within 60 minutes (REQ-28, REQ-29, REQ-40)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await destination()
    const collection = within(screen.getByRole('region', { name: /^Collection point/ }))
    expect(collection.getByText('Instant')).toBeDefined()
    expect(collection.getByText('Staroměstské náměstí 1')).toBeDefined()
    expect(screen.getByText('Drop-off within 60 minutes, typically in 30 minutes or less')).toBeDefined()
  })

  it('waits with the button until the draft has been read, and says so', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const world = aRequest({ late: { draft: Effect.promise(() => promise) } })
    showRequest({ world, vendors: [aVendor()] })
    await destination()
    const waiting = screen.getByRole('button', { name: 'Loading…' })
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    await userEvent.setup().click(waiting)
    resolve()
    expect(await screen.findByRole('button', { name: 'Request a rider' })).toBe(waiting)
    expect(waiting.getAttribute('aria-disabled')).toBeNull()
    expect(world.placed).toEqual([])
  })

  it('submits by keyboard and opens the orders (REQ-16, REQ-19, ROUTE-26)', async () => {
    const world = aRequest()
    const { router } = showRequest({ world, vendors: [aVendor()] })
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.type(field(/^Customer name/), 'Karel Novák')
    await user.type(field(/^Customer phone/), '602000001')
    await user.type(field(/^Item value/), '250')
    await user.keyboard('{Enter}')
    expect(world.placed).toHaveLength(0)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Order pushed!')
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe('/order-tracking/pekarna-u-mostu?order_id=pekarna-u-mostu-new')
    expect(world.placed).toHaveLength(1)
  })

  it('keeps the form and recommends no other try when it is unknown whether the order arrived (CON-16, REQ-33)', async () => {
    const world = aRequest()
    world.answers.place = [new ServiceUnavailable({ reason: 'unknown-outcome' })]
    showRequest({ world, vendors: [aVendor()] })
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.type(field(/^Customer name/), 'Karel Novák')
    await user.type(field(/^Customer phone/), '602000001')
    await user.type(field(/^Item value/), '250')
    await user.click(submitButton())
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    const [unknown] = await summary.findAllByText(/we don’t know whether this arrived/)
    expect(plain(unknown?.closest('.submission-failure')?.textContent ?? null)).toBe(
      'We got no answer, so we don’t know whether this arrived. Look whether it is there before you send it again.Nothing you typed is lost.',
    )
    expect(field(/^Customer name/).value).toBe('Karel Novák')
  })

  it('shows the fee line by line, the estimates and the amount to collect (FEE-10, REQ-04, COUNTRY-08)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.type(field(/^Item value/), '250')
    await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }))
    const summary = plain(screen.getByRole('region', { name: 'Summary' }).textContent)
    expect(summary).toContain('Distance900 m')
    // Shortly before midnight, the time has the weekday of tomorrow in front of it.
    expect(summary).toMatch(/Pick-up(\w{3} )?\d\d:\d\d · 20 min/)
    expect(summary).toMatch(/Drop-off(\w{3} )?\d\d:\d\d · 30 min/)
    expect(summary).toContain('Base feeKč 49')
    expect(summary).toContain('Distance feeKč 12')
    expect(summary).toMatch(/Price held until (\w{3} )?\d\d:\d\d · 10 min/)
    expect(summary).toContain('To collect from the customerKč 250')
  })

  it('heads the summary with name, phone and address of the customer (REQ-04)', async () => {
    const { container } = showRequest({ world: aRequest(), vendors: [aVendor()] })
    const user = userEvent.setup()
    await destination()
    const missing = () => [...container.querySelectorAll('.summary-missing')].map(({ textContent }) => textContent)
    expect(missing()).toEqual(['Customer name', 'Delivery address'])
    await user.type(field(/^Customer name/), 'Jana Nováková')
    expect(missing()).toEqual(['Delivery address'])
    await chooseDestination(user)
    await user.type(field(/^Customer phone/), '+420777123456')
    await user.type(field(/^Unit number/), '4')
    expect(missing()).toEqual([])
    const summary = plain(screen.getByRole('region', { name: 'Summary' }).textContent)
    expect(summary).toMatch(/^SummaryJana Nováková \+420777123456Štěpánská 61, Lucerna, 4, 110 00 Praha/)
  })

  it("counts the fee's validity down by the service's clock, not by the device's", async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()], now: () => plus(deviceNow(), 5 * MINUTE) })
    await chooseDestination(userEvent.setup())
    const summary = plain(screen.getByRole('region', { name: 'Summary' }).textContent)
    expect(summary).toMatch(/Price held until \d\d:\d\d · 5 min/)
  })

  it('announces the fee with the answer that the address is deliverable', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await chooseDestination(userEvent.setup())
    const answer = screen.getByText(/^We deliver there/).closest('[role=status]')!
    expect(plain(answer.textContent)).toBe('We deliver there: 900 m Delivery fee: Kč 61')
  })

  it('shows the fee as quoted if its lines do not add up to it (FEE-10)', async () => {
    const world = aRequest()
    world.answers.fee = 6_101
    showRequest({ world, vendors: [aVendor()] })
    await chooseDestination(userEvent.setup())
    expect(screen.getByText('as quoted for this delivery')).toBeDefined()
  })

  it('reports an undeliverable address at the address field (FEE-02, VAL-17)', async () => {
    const world = aRequest()
    world.answers.deliverable = false
    showRequest({ world, vendors: [aVendor()] })
    const user = userEvent.setup()
    await user.type(await destination(), 'Ště')
    await user.click(await screen.findByRole('option'))
    expect((await screen.findByRole('alert')).textContent).toBe('We cannot deliver that order there.')
  })

  it('counts the errors above the button, focuses the first of the page and marks the others (VAL-01, REQ-13)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await destination()
    fireEvent.click(submitButton())
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    const count = await summary.findByText(/need/)
    expect([count.getAttribute('role'), plain(count.textContent)]).toEqual(['status', '4 fields need you'])
    await waitFor(async () => expect(document.activeElement).toBe(await destination()))
    expect((await destination()).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Customer phone/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Notes/).getAttribute('aria-invalid')).toBe('false')
    expect(within(screen.getByRole('region', { name: 'Notices' })).queryByRole('alert')).toBeNull()
  })

  it('says at an address that is not found what the rule says as well, after an attempt to submit (VAL-10)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await userEvent.setup().type(await destination(), 'Nowhere at all')
    await screen.findByText(/^Unable to find address/)
    const rule = 'We cannot compute the location of this address'
    expect(screen.queryByText(rule)).toBeNull()
    fireEvent.click(submitButton())
    expect((await screen.findByText(rule)).closest('[role=status]')?.textContent).toMatch(/^Unable to find address/)
  })

  it('leads from the line above the button to each wrong field, and shortens it as they are corrected', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await destination()
    fireEvent.click(submitButton())
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    const names = () => summary.queryAllByRole('link').map((link) => link.textContent)
    await waitFor(() => expect(names()).toEqual(['Delivery address', 'Customer name', 'Customer phone', 'Item value']))
    const user = userEvent.setup()
    await user.click(summary.getByRole('link', { name: 'Item value' }))
    await waitFor(() => expect(document.activeElement).toBe(field(/^Item value/)))
    await user.keyboard('250')
    expect(names()).toEqual(['Delivery address', 'Customer name', 'Customer phone'])
    expect(plain(summary.getByText(/need/).textContent)).toBe('3 fields need you')
    expect(window.location.hash).toBe('')
  })

  it('warns about a high value once, on the first attempt, and submits on Confirm (VAL-18)', async () => {
    const world = aRequest({ parameters: { orderItemValueExceedLimit: '200' } })
    showRequest({ world, vendors: [aVendor()] })
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.type(field(/^Customer name/), 'Karel Novák')
    await user.type(field(/^Customer phone/), '602000001')
    await user.type(field(/^Item value/), '201')
    expect(screen.queryByText(/The item value seems high/)).toBeNull()
    await user.click(submitButton())
    const confirm = await screen.findByRole('button', { name: 'Confirm' })
    expect(screen.getAllByText(/The item value seems high/)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(confirm))
    expect(world.placed).toHaveLength(0)
    await user.click(confirm)
    await screen.findByText('Order pushed!')
    expect(world.placed).toHaveLength(1)
  })

  it('explains that an earlier order’s payment method is not offered, and selects none (VAL-14)', async () => {
    const order = anOrder({ status: 'DELIVERED' })
    const purpose = { kind: 'again', orderId: order.id } as const
    const world = aRequest({ purpose, orders: [order], parameters: { paymentMethods: 'PAID,PAYMENT_ON_DELIVERY' } })
    showRequest({ world, vendors: [aVendor()], address: `/request-a-rider/pekarna-u-mostu?again=${order.id}` })
    const reason = await screen.findByText(/Cash on delivery.* is not offered here/)
    const selected = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await userEvent.setup().click(screen.getByRole('radio', { name: /^No cash/ }))
    expect(selected()).toEqual(['PAID'])
    expect(reason.isConnected).toBe(false)
  })

  it('counts notes in bytes and items in code points (OP-35)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await destination()
    const counterOf = (name: RegExp) => plain(document.getElementById(`${field(name).id}-counter`)?.textContent ?? null)
    fireEvent.change(field(/^Notes/), { target: { value: 'ไทย'.repeat(100) } })
    fireEvent.change(field(/^Items/), { target: { value: '🍞'.repeat(160) } })
    expect(counterOf(/^Notes/)).toBe('900 of 1,000')
    expect(counterOf(/^Items/)).toBe('160 of 200')
  })

  it('counts a text from four fifths of its limit on', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await destination()
    const describedBy = () => field(/^Items/).getAttribute('aria-describedby')
    fireEvent.change(field(/^Items/), { target: { value: 'x'.repeat(159) } })
    expect(describedBy()).toBeNull()
    fireEvent.change(field(/^Items/), { target: { value: 'x'.repeat(160) } })
    expect(describedBy()).toBe('request-orderDescription-counter')
  })

  it('reports a text that exceeds its limit (OP-35)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    await destination()
    fireEvent.change(field(/^Items/), { target: { value: 'x'.repeat(205) } })
    const counter = document.getElementById(`${field(/^Items/).id}-counter`)
    expect(plain(counter?.textContent ?? null)).toBe('205 of 200: too long')
    expect(counter?.dataset['over']).toBe('true')
  })

  it('offers payment methods as radio buttons, cash on pick-up by its flag (PAY-03, PAY-06, PAY-07, OP-53, FLAG-07 NonePaymentMethod, PayAtPickup, FLAG-08)', async () => {
    const { flags } = showRequest({ world: aRequest(), vendors: [aVendor()] })
    const names = () =>
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('strong')?.textContent)
    await waitFor(() => expect(names()).toEqual(['No cash', 'Cash on delivery', 'Payment on delivery']))
    runInAction(() => (flags.known = new Set(['NonePaymentMethod'])))
    await waitFor(() => expect(names()[0]).toBe('None'))
    runInAction(() => (flags.known = new Set(['NonePaymentMethod', 'PayAtPickup'])))
    await waitFor(() => expect(names()[0]).toBe('Cash on pick-up'))
  })

  it('reports that no payment method is available (VAL-15)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor({ paymentMethods: {} })] })
    expect(await screen.findByText(/^No payment method is available/)).toBeDefined()
  })

  it('offers a cold bag and an age check only if the vendor does (REQ-37)', async () => {
    const { unmount } = showRequest({ world: aRequest(), vendors: [aVendor()] })
    await destination()
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0)
    unmount()
    showRequest({ world: aRequest(), vendors: [aVendor({ offersColdBag: true, offersAgeValidation: true })] })
    await destination()
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  })

  it.each([
    ['Cold bag needed', [true, false]],
    ['Check the customer’s age', [false, true]],
  ])('requests only "%s" if that box is checked (REQ-37)', async (label, wanted) => {
    const vendor = aVendor({ offersColdBag: true, offersAgeValidation: true })
    const world = aRequest()
    showRequest({ world, vendors: [vendor] })
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.type(field(/^Customer name/), 'Karel Novák')
    await user.type(field(/^Customer phone/), '602000001')
    await user.type(field(/^Item value/), '250')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: (name) => name.startsWith(label) })
    await user.click(box)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([box])
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Order pushed!')
    const placed = world.placed[0]?.order
    expect([placed?.order.coldBagNeeded, placed?.ageValidationRequired]).toEqual(wanted)
  })

  it('refuses an order until a required age check is checked, and keeps the input (OP-63)', async () => {
    const world = aRequest()
    showRequest({ world, vendors: [aVendor({ requiresAgeValidation: true })] })
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.type(field(/^Customer name/), 'Karel Novák')
    await user.type(field(/^Customer phone/), '602000001')
    await user.type(field(/^Item value/), '250')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Check the customer’s age/ })
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(world.placed).toEqual([])
    await user.click(box)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Order pushed!')
    expect(world.placed[0]?.order.ageValidationRequired).toBe(true)
  })

  it('shows the service hours and the time when the service is closed (SVC-08, OP-02, SCR-05)', async () => {
    const timeInPrague = (moment: number) =>
      new Intl.DateTimeFormat('en', {
        timeZone: 'Europe/Prague',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(moment)
    const before = Date.now()
    const hour = timeInPrague(before + 3 * HOUR).slice(0, 2)
    showRequest({ world: aRequest({ parameters: { serviceHours: `${hour}00:${hour}01` } }), vendors: [aVendor()] })
    const lead = plain((await screen.findByText(/^Service hours/)).textContent)
    const possible = [before, Date.now()].map(
      (now) => `Service hours: ${hour}:00 to ${hour}:01. It's ${timeInPrague(now)}`,
    )
    expect(possible).toContain(lead)
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it.each(translatedLocales())('shows both ends of the service hours and the time in %s (SVC-08)', (locale) => {
    const bundle = bundleOf(locale as Locale, theDeployment('dobrego-cz').brand, messagesOf(locale, ['request']))
    const l10n = new ReactLocalization([bundle])
    const closed = l10n.getString('request-closed-hours', { from: '09:00', to: '21:30', currentTime: '22:15' })
    expect(plain(closed).match(/\d\d:\d\d/g)).toEqual(expect.arrayContaining(['09:00', '21:30', '22:15']))
  })

  it('asks for the collection point if the vendor has no address (REQ-02)', async () => {
    const { coordinates: _, ...location } = aVendor().location
    showRequest({ world: aRequest(), vendors: [aVendor({ location })] })
    expect(await screen.findByRole('form', { name: 'Where do riders collect your orders?' })).toBeDefined()
    expect(screen.getByText(/Pekárna u mostu/)).toBeDefined()
  })

  it('opens the map of a small screen on request and uses a click as the destination (REQ-08, ADDR-21)', async () => {
    screenIs(390)
    const world = aRequest()
    const { opened, scenes } = showRequest({ world, vendors: [aVendor()] })
    const user = userEvent.setup()
    await destination()
    expect(opened.count).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await waitFor(() => expect(opened.count).toBe(1))
    opened.events?.picked(CUSTOMER_AT)
    await waitFor(async () => expect((await destination()).value).toBe('Štěpánská 61, 110 00 Praha'))
    expect(scenes.at(-1)?.pins.map(({ kind }) => kind)).toEqual(['collection', 'destination'])
  })

  it('renders only the typed field on a keystroke, not the other details, the payment or the summary', async () => {
    const l10n = requestTexts('en')
    const drawn = new Set<string>()
    const say = l10n.getString.bind(l10n)
    l10n.getString = (id, ...more) => {
      drawn.add(id)
      return say(id, ...more)
    }
    // Stops the countdown of the fee, which renders every second.
    const openedAt = deviceNow()
    showRequest({ world: aRequest(), vendors: [aVendor()], l10n, now: () => openedAt })
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.click(field(/^Items/))
    fireEvent.change(field(/^Items/), { target: { value: 'x'.repeat(170) } })
    drawn.clear()
    await user.type(field(/^Items/), 'u')
    const others = [...drawn].filter((id) => !id.startsWith('request-destination'))
    expect(others).toEqual(['field-optional', 'field-counter'])
  })

  it('works without a map', async () => {
    screenIs(390)
    const { opened } = showRequest({ world: aRequest(), vendors: [aVendor()] })
    const user = userEvent.setup()
    await destination()
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await waitFor(() => expect(opened.count).toBe(1))
    opened.events?.failed()
    expect(await screen.findByText(/^The map cannot be shown now/)).toBeDefined()
    expect(await destination()).toBeDefined()
  })
})

describe('delivery details and payment', () => {
  const voucherField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Voucher/ })
  const tenth = {
    voucher: { code: 'TENTH', type: 'PERCENTAGE', percent: 10 },
    active: true,
    firstOrderOnly: false,
  } as const
  const shown = (flags: ReadonlyArray<FlagName>, world = aRequest({ vouchers: [tenth] })) => {
    const page = showRequest({ world, vendors: [aVendor()] })
    runInAction(() => (page.flags.known = new Set(flags)))
    return { ...page, world }
  }

  it('offer Later by its flag: day, time, time left and time zone (REQ-28, REQ-30, FLAG-07 Preorder, FLAG-08)', async () => {
    const { flags } = shown([])
    const user = userEvent.setup()
    await destination()
    expect(screen.queryByRole('radio', { name: 'Later' })).toBeNull()
    runInAction(() => (flags.known = new Set(['Preorder'])))
    await user.click(await screen.findByRole('radio', { name: 'Later' }))
    const time = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' })
    expect(time.options.length).toBeGreaterThan(0)
    expect(plain(screen.getByText(/^in (?!about)/).textContent)).toMatch(/^in (1 h \d+|\d+ h \d+|\d+) min$/)
    expect(screen.getAllByText(/^All times/)).not.toHaveLength(0)
    await user.click(screen.getByRole('radio', { name: 'ASAP' }))
    expect(screen.queryByRole('combobox', { name: 'Time' })).toBeNull()
  })

  it('tell in the summary the pick-up of the day of a pre-order, not one in some minutes (TIME-04)', async () => {
    shown(['Preorder'])
    const user = userEvent.setup()
    await chooseDestination(user)
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    const moments = () =>
      summary
        .getAllByText(/\d:\d\d/, { selector: 'dd time' })
        .map((time) => Date.parse(time.getAttribute('datetime') ?? ''))
    expect(summary.getByText('20 min', { selector: 'dd .left' })).toBeDefined()
    await user.click(await screen.findByRole('radio', { name: 'Later' }))
    const days = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'laterDay')
    await user.click(days.at(-1)!)
    const [pickUp = 0, due = 0] = moments()
    expect(pickUp).toBeGreaterThan(plus(deviceNow(), 12 * HOUR))
    // The ride takes ten minutes.
    expect(due - pickUp).toBe(10 * MINUTE)
    expect(summary.queryAllByText('20 min')).toEqual([])
  })

  it('ask a business for a VAT number on request (SCR-09, VAL-21, VAL-22)', async () => {
    shown([])
    const user = userEvent.setup()
    await destination()
    expect(screen.queryByRole('textbox', { name: /^VAT number/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add a VAT number' }))
    await waitFor(() => expect(document.activeElement).toBe(field(/^VAT number/)))
    await user.keyboard('CZ1234')
    await user.tab()
    expect(screen.getByText('Your VAT number should be 8 characters, please check again.')).toBeDefined()
  })

  it('show a voucher field while its flag is on (VOUCH-01, FLAG-07 Voucher, FLAG-08)', async () => {
    const { flags } = shown([])
    await destination()
    expect(screen.queryByRole('textbox', { name: /^Voucher/ })).toBeNull()
    runInAction(() => (flags.known = new Set(['Voucher'])))
    await waitFor(() => expect(voucherField()).toBeDefined())
    runInAction(() => (flags.known = new Set()))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Voucher/ })).toBeNull())
  })

  it('apply a voucher on Enter without submitting, and show code, discount and remaining fee (VOUCH-07, FEE-10)', async () => {
    const { world } = shown(['Voucher'])
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.type(voucherField(), 'tenth{Enter}')
    const remove = await screen.findByRole('button', { name: 'Remove' })
    expect(plain(screen.getByText(/^.?10.?%.* off the delivery fee$/, { selector: 'small' }).textContent)).toBe(
      '10% off the delivery fee',
    )
    const summary = plain(screen.getByRole('region', { name: 'Summary' }).textContent)
    expect(summary).toContain('Delivery feeinstead of Kč 61,00 Kč 54,90')
    expect(summary).toContain('Voucher TENTH-Kč 6,10')
    const answer = screen.getByText(/^We deliver there/).closest('[role=status]')!
    expect(plain(answer.textContent)).toBe('We deliver there: 900 m Delivery fee: Kč 54,90 instead of Kč 61,00')
    expect(world.placed).toEqual([])
    await user.click(remove)
    await waitFor(() => expect(document.activeElement).toBe(voucherField()))
  })

  it('report with the required wording that a code is not available, why, and that its terms cannot be loaded (VOUCH-04, VOUCH-05, ERR-15)', async () => {
    const { world } = shown(['Voucher'])
    const user = userEvent.setup()
    await chooseDestination(user)
    await user.type(voucherField(), 'NOPE{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This voucher code is not available' + 'We don’t know this code.',
    )
    await user.clear(voucherField())
    await user.type(voucherField(), 'TENTH{Enter}')
    world.answers.voucherDetails = OFFLINE
    await user.click(await screen.findByRole('button', { name: 'Details' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Can not get details of the voucher code')
  })

  it('show a meter when the value is near the limit', async () => {
    shown([], aRequest({ parameters: { orderItemValueExceedLimit: '200' } }))
    const user = userEvent.setup()
    await destination()
    await user.type(field(/^Item value/), '150')
    expect(screen.queryByText(/Above that we ask/)).toBeNull()
    await user.clear(field(/^Item value/))
    await user.type(field(/^Item value/), '201')
    expect(plain((await screen.findByText(/Above that we ask/)).textContent)).toContain('Kč 201 of Kč 200')
  })
})

describe('destination field', () => {
  it('is a combobox: arrow keys move, Escape keeps the text (ADDR-01)', async () => {
    showRequest({ world: aRequest(), vendors: [aVendor()] })
    const user = userEvent.setup()
    const input = await destination()
    await user.type(input, 'Ště')
    const option = await screen.findByRole('option')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(input.getAttribute('aria-activedescendant')).toBe(option.id)
    expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.contains(option)).toBe(true)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(input.value).toBe('Ště')
    expect(document.activeElement).toBe(input)
  })
})
