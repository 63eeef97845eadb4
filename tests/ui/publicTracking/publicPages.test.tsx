import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { deviceNow } from '../../../src/adapters/clock/deviceNow.ts'
import { instantAt, MINUTE, plus, type Instant } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import type { PublicOrder } from '../../../src/domain/publicTracking/publicOrder.ts'
import { FaqPage } from '../../../src/ui/app/FaqPage.tsx'
import { ProhibitedItemsPage } from '../../../src/ui/app/ProhibitedItemsPage.tsx'
import { PublicTrackingPage } from '../../../src/ui/app/PublicTrackingPage.tsx'
import { SenderTrackingPage } from '../../../src/ui/app/SenderTrackingPage.tsx'
import { formatTime } from '../../../src/ui/kit/dayFormats.ts'
import { aProof } from '../../support/aProof.ts'
import { aPublicOrder } from '../../support/aPublicOrder.ts'
import { minutesLater } from '../../support/anOrder.ts'
import { plain, TRANSLATED } from '../market/showPage.tsx'
import { showPublicPage } from './showPublicPage.tsx'

afterEach(cleanup)

const seen = (overrides: Partial<PublicOrder> = {}) =>
  ({ kind: 'seen', order: aPublicOrder(overrides), at: deviceNow() }) as const
const main = () => plain(screen.getByRole('main').textContent)
const heading = () => plain(screen.getByRole('heading', { level: 1 }).textContent)
const clock = (moment: Instant) => formatTime(moment, 'Europe/Prague', 'en')
const openTracking = (address = '/tracking/pekarna-u-mostu-7f3k2') =>
  showPublicPage(<PublicTrackingPage />, '/tracking/:orderId', address)
const openSender = () => showPublicPage(<SenderTrackingPage />, '/tracking-c2c/:orderId', '/tracking-c2c/a-1')

describe('PublicTrackingPage', () => {
  it('follows the order in its address and the vendor in its query (ROUTE-15, OP-60)', () => {
    expect(openTracking().wanted).toEqual([{ id: 'pekarna-u-mostu-7f3k2' }])
    cleanup()
    expect(openTracking('/tracking/a-1?vendorId=b').wanted).toEqual([{ id: 'a-1', vendorId: 'b' }])
  })

  it('shows the brand, without a navigation and a sign-in link (ROUTE-15)', () => {
    openTracking()
    expect(screen.getByRole('banner').textContent).toContain('Dobrego')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByText('Sign in')).toBeNull()
  })

  it('describes the order’s arrival, status and rider in words (TRACK-28, PUB-01, PUB-03)', () => {
    const { told } = openTracking()
    told(seen())
    expect(heading()).toBe(`Arrives about ${clock(minutesLater(25))}`)
    expect(main()).toContain('Your order is on its way to you')
    expect(main()).toContain('Order from Pekárna U Mostu')
    expect(main()).toContain('4, Vinohradská 12, Praha')
    expect(main()).toContain('Motorbike')
    expect(screen.getByRole('link', { name: /Call .*Petr/ }).getAttribute('href')).toBe('tel:+420603000000')
    const steps = within(screen.getByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  })

  it('shows the promised time, and says when it will be exact (PUB-01)', () => {
    const { told } = openTracking()
    const details = {
      ...aPublicOrder().details!,
      estimates: { pickUpAt: minutesLater(20), estimatedAt: minutesLater(13) },
    }
    told(seen({ status: 'COURIER_ACCEPTED_DELIVERY', details }))
    expect(heading()).toBe(`Arrives by ${clock(minutesLater(60))}`)
    expect(main()).toContain('A rider is on the way to collect your order')
    expect(main()).toContain(
      `A more exact time appears here once the rider has the order, at about ${clock(minutesLater(20))}.`,
    )
    told(seen({ status: 'RECEIVED' }))
    expect(main()).toContain('A more exact time appears here once the rider has the order.')
    told(seen({ status: 'RECEIVED', details: { ...details, preorderedFor: minutesLater(90) } }))
    expect(heading()).toBe(`Planned for ${clock(minutesLater(90))}`)
  })

  it('says how old it is only while it is old (PUB-02)', () => {
    const { told } = openTracking()
    told(seen())
    expect(main()).not.toMatch(/ago|Updated|now\b/)
    told(seen({ answeredAt: minutesLater(17) }))
    expect(main().match(/[^.]{0,20}\bago/g)).toHaveLength(1)
    expect(main()).toContain('The rider was last seen 4 min. ago')
    told({ kind: 'unavailable', reason: 'offline' })
    expect(main()).not.toContain('last seen')
    expect(plain(screen.getByRole('alert').parentElement?.textContent ?? '')).toContain(
      'Last updated now. This page tries again by itself.',
    )
  })

  it('draws the way ahead, and tells how far it is (PUB-03)', async () => {
    const { told, scenes } = openTracking()
    told(seen())
    const map = await screen.findByRole('region', { name: 'Map of the delivery' })
    expect(map.closest('figure')?.previousElementSibling?.contains(screen.getByRole('list'))).toBe(true)
    expect(scenes[0]?.route).toEqual(aPublicOrder().details?.rider?.route)
    expect(plain(map.closest('figure')!.textContent)).toBe('1.4 km to go · about 12 min')
    told(seen({ status: 'NEAR_VENDOR', statusHistory: [] }))
    expect(plain(map.closest('figure')!.textContent)).toBe('1.3 km to the collection point')
  })

  it.each(ORDER_STATUSES)('shows or hides the map in %s like the tracking screen (TRACK-13)', async (status) => {
    const { told, scenes } = openTracking()
    told(seen({ status }))
    const isHidden = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'].includes(status)
    expect(document.querySelector('.public-map') === null).toBe(isHidden)
    await waitFor(() => expect(scenes).toHaveLength(isHidden ? 0 : 1))
    expect(scenes.flatMap(({ pins }) => pins.map(({ kind }) => kind))).toEqual(
      isHidden ? [] : ['collection', 'destination', 'rider'],
    )
  })

  it('sends notes to the rider while the order takes them, and shows HTML as text (PUB-04)', async () => {
    const { told, notes } = openTracking()
    const takes = (left: number) => ({ details: { ...aPublicOrder().details!, riderNotes: { left } } })
    const html = '<img src=x onerror="alert(1)">'
    told(seen({ status: 'RECEIVED', ...takes(5) }))
    fireEvent.change(await screen.findByRole('textbox', { name: /^Note to the rider/ }), { target: { value: html } })
    fireEvent.click(screen.getByRole('button', { name: 'Send to the rider' }))
    expect(await screen.findByText(html)).toBeTruthy()
    expect(notes).toEqual([html])
    expect(screen.getByRole('textbox')).toHaveProperty('value', '')
    expect(document.querySelector('img')).toBeNull()
  })

  it('keeps a note that was typed too late, with the reason, and offers no other (PUB-05)', async () => {
    const { told } = openTracking()
    const takes = (left: number) => ({ details: { ...aPublicOrder().details!, riderNotes: { left } } })
    told(seen({ status: 'RECEIVED', ...takes(5) }))
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Leave it at the door' } })
    told(seen({ status: 'PICKED_UP', ...takes(0) }))
    expect(screen.getByRole('textbox')).toHaveProperty('readOnly', true)
    expect(main()).toContain('The rider has the order already. Please call the rider.')
    expect(screen.queryByRole('button', { name: 'Send to the rider' })).toBeNull()
    cleanup()
    const later = openTracking()
    later.told(seen({ status: 'PICKED_UP', ...takes(0) }))
    await screen.findByRole('region', { name: 'Map of the delivery' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('passes on its link with the business and the arrival, by the ways of the country and without a phone number (SHARE-01 to SHARE-03)', async () => {
    const { told } = openTracking()
    told(seen())
    const opener = await screen.findByRole('button', { name: 'Share tracking link' })
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
    fireEvent.click(opener)
    const whatsApp = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')!)
    const text = `The order from Pekárna U Mostu arrives about ${clock(minutesLater(25))}. Follow it here: ${location.origin}/tracking/pekarna-u-mostu-7f3k2`
    expect([whatsApp.origin + whatsApp.pathname, plain(whatsApp.searchParams.get('text'))]).toEqual([
      'https://wa.me/',
      text,
    ])
    const sms = screen.getByRole('link', { name: 'SMS' }).getAttribute('href')!
    expect([sms.slice(0, 11), plain(decodeURIComponent(sms.slice(11)))]).toEqual(['sms:?&body=', text])
    fireEvent.keyDown(screen.getByRole('link', { name: 'WhatsApp' }), { key: 'Escape' })
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('keeps the text in sight that could not be copied (SHARE-02)', async () => {
    const refuses = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(refuses as unknown as Clipboard)
    onTestFinished(() => clipboard.mockRestore())
    const { told } = openTracking()
    told(seen())
    fireEvent.click(await screen.findByRole('button', { name: 'Share tracking link' }))
    fireEvent.click(screen.getByRole('button', { name: 'Copy tracking link' }))
    expect(await screen.findByText(`${location.origin}/tracking/pekarna-u-mostu-7f3k2`)).toBeTruthy()
    expect(main()).toContain('Could not copy.')
  })

  it('opens the share sheet of a device that has one (SHARE-01)', async () => {
    const shared: Array<ShareData | undefined> = []
    const share = (data?: ShareData) => {
      shared.push(data)
      return Promise.reject(new DOMException('closed', 'AbortError'))
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    const { told } = openTracking('/tracking/a-1?vendorId=b')
    told(seen({ status: 'NEAR_CUSTOMER' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Share tracking link' }))
    expect(shared).toEqual([
      {
        title: 'Order from Pekárna U Mostu',
        text: expect.stringMatching(/^The order from Pekárna U Mostu arrives .*\. Follow it here:$/),
        url: `${location.origin}/tracking/a-1?vendorId=b`,
      },
    ])
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
  })

  it('shows the photo of a delivery, and asks for it only then (PUB-06)', async () => {
    const { told, photos, photosOf } = openTracking('/tracking/a-1?vendorId=b')
    photos.push({ kind: 'unavailable', reason: 'offline' }, { kind: 'found', photo: aProof(minutesLater(20)).photo })
    told(seen({ status: 'NEAR_CUSTOMER' }))
    await screen.findByRole('button', { name: 'Share tracking link' })
    expect(photosOf).toEqual([])
    told(seen({ status: 'DELIVERED' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    const photo = await screen.findByRole('img', { name: 'Photo of the delivery' })
    expect(photo.getAttribute('src')).toMatch(/^blob:/)
    expect(photosOf).toEqual([
      { id: 'a-1', vendorId: 'b' },
      { id: 'a-1', vendorId: 'b' },
    ])
  })

  it('shows nothing in place of a photo that does not exist (PUB-06)', async () => {
    const { told, photosOf } = openTracking()
    told(seen({ status: 'DELIVERED' }))
    await waitFor(() => expect(photosOf).toHaveLength(1))
    await waitFor(() => expect(document.querySelector('.delivery-photo')).toBeNull())
    expect(screen.queryByRole('img', { name: 'Photo of the delivery' })).toBeNull()
    expect(main()).not.toContain('could not be loaded')
  })

  it('keeps the order while the connection is lost, and reports the retry', () => {
    const { told } = openTracking()
    told(seen())
    told({ kind: 'unavailable', reason: 'offline' })
    expect(screen.getByRole('alert').textContent).toContain('You seem to be offline.')
    expect(main()).toContain('Your order is on its way to you')
  })

  it('explains an unknown link', () => {
    openTracking().told({ kind: 'unknown' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work')
  })

  it('shows only status and time of an order that ended long ago (TRACK-28)', () => {
    const { details: _, ...ended } = aPublicOrder({ status: 'DELIVERED' })
    openTracking().told({ kind: 'seen', order: ended, at: deviceNow() })
    expect(main()).toContain('Your order has been delivered')
    expect(main()).toContain('Ended:')
    expect(main()).not.toContain('Praha')
    expect(document.querySelector('.public-map')).toBeNull()
  })

  it('reports a delay, a late rider and a return', () => {
    const { told } = openTracking()
    told(seen({ status: 'DELAYED' }))
    expect(main()).toContain('It is taking longer than planned.')
    const { rider: _, ...details } = aPublicOrder().details!
    const { dropOffAt = instantAt(0) } = details.estimates ?? {}
    const answeredAt = plus(dropOffAt, 6 * MINUTE)
    told(seen({ answeredAt, details: { ...details, estimates: { dropOffAt, estimatedAt: answeredAt } } }))
    expect(heading()).toBe('Later than expected')
    expect(main()).toContain(`It was expected at about ${clock(dropOffAt)}.`)
    told(seen({ status: 'RETURN_INITIATED' }))
    expect(main()).toContain('bringing your order back to the sender')
  })
})

describe('SenderTrackingPage', () => {
  it('shows tracking, details and addresses, with more and less (C2C-01)', () => {
    openSender().told(seen())
    const part = (name: string) => within(screen.getByRole('region', { name }))
    expect(part('Order tracking').getByRole('heading', { level: 1 })).toBeTruthy()
    expect(part('Addresses').getByText('Mostecká 3, Praha')).toBeTruthy()
    const details = part('Order details')
    expect(screen.getAllByRole('button', { name: 'Show more' })).toHaveLength(1)
    expect(details.queryByRole('list')).toBeNull()
    fireEvent.click(details.getByRole('button', { name: 'Show more' }))
    expect(details.getAllByRole('listitem').map(({ textContent }) => plain(textContent))[0]).toContain('New')
    fireEvent.click(details.getByRole('button', { name: 'Show less' }))
    expect(details.queryByRole('list')).toBeNull()
  })

  it('has the headline and the map of the public page, and says the status once', async () => {
    openSender().told(seen())
    expect(heading()).toBe(`Arrives about ${clock(minutesLater(25))}`)
    expect(main().match(/is travelling to the delivery address/g)).toHaveLength(1)
    expect(await screen.findByRole('region', { name: 'Map of the delivery' })).toBeTruthy()
  })

  it.each([
    ['RECEIVED', 'Your order has been placed.'],
    ['COURIER_ACCEPTED_DELIVERY', 'The rider is travelling to the collection point.'],
    ['NEAR_VENDOR', 'The rider is near the collection point.'],
    ['PICKED_UP', 'The parcel has been collected and is travelling to the delivery address.'],
    ['NEAR_CUSTOMER', 'The rider is near the delivery address.'],
    ['DELIVERED', 'The parcel has been delivered.'],
    ['CANCELLED', 'The order was cancelled. What you paid is refunded.'],
    ['RETURNED_TO_VENDOR', 'Returned'],
    ['UNKNOWN', 'Unknown'],
  ] as const)('describes %s as: %s (C2C-02, OP-27)', (status, message) => {
    const { details: _, ...alone } = aPublicOrder({ status })
    openSender().told({ kind: 'seen', order: alone, at: deviceNow() })
    expect(heading()).toBe(message)
  })

  it('passes on the page of the recipient (SHARE-01)', async () => {
    openSender().told(seen())
    fireEvent.click(await screen.findByRole('button', { name: 'Share tracking link' }))
    const address = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')!
    expect(new URL(address).searchParams.get('text')).toContain(`${location.origin}/tracking/a-1`)
  })

  it('links to the prohibited items (C2C-04)', () => {
    openSender().told(seen())
    expect(screen.getByRole('link', { name: 'What may not be sent' }).getAttribute('href')).toBe('/prohibiteditems-c2c')
  })
})

describe('ProhibitedItemsPage', () => {
  it.each(TRANSLATED)('is complete in %s (ROUTE-18, C2C-04)', (locale) => {
    showPublicPage(<ProhibitedItemsPage />, '/prohibiteditems-c2c', '/prohibiteditems-c2c', locale)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7)
    const items = screen.getByRole('main').querySelectorAll('li')
    expect([...items].filter(({ textContent }) => textContent === '')).toEqual([])
    expect(items).toHaveLength(20)
  })
})

describe('FaqPage', () => {
  it.each(TRANSLATED)('shows the country’s questions and answers in %s (SCR-01)', (locale) => {
    showPublicPage(<FaqPage />, '/faq', '/faq', locale)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const questions = screen.getAllByRole('heading', { level: 2 })
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.every((question) => question.closest('details')?.querySelector('p')?.textContent !== '')).toBe(
      true,
    )
  })
})
