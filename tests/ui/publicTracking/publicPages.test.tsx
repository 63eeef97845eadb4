import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import type { PublicOrder } from '../../../src/domain/publicTracking/publicOrder.ts'
import { FaqPage } from '../../../src/ui/app/FaqPage.tsx'
import { ProhibitedItemsPage } from '../../../src/ui/app/ProhibitedItemsPage.tsx'
import { PublicTrackingPage } from '../../../src/ui/app/PublicTrackingPage.tsx'
import { SenderTrackingPage } from '../../../src/ui/app/SenderTrackingPage.tsx'
import { aPublicOrder } from '../../support/aPublicOrder.ts'
import { plain, TRANSLATED } from '../market/showPage.tsx'
import { showPublicPage } from './showPublicPage.tsx'

afterEach(cleanup)

const seen = (overrides: Partial<PublicOrder> = {}) =>
  ({ kind: 'seen', order: aPublicOrder(overrides), at: Date.now() }) as const
const main = () => plain(screen.getByRole('main').textContent)
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

  it('describes the order’s status, arrival and rider in words (TRACK-28)', () => {
    const { told } = openTracking()
    told(seen())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is on its way to you')
    expect(main()).toContain('With you in about 12 min')
    expect(main()).toContain('Updated now')
    expect(main()).toContain('4, Vinohradská 12, Praha')
    expect(screen.getByRole('link', { name: /Call .*Petr/ }).getAttribute('href')).toBe('tel:+420603000000')
    const steps = within(screen.getByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
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

  it('keeps the order while the connection is lost, and reports the retry', () => {
    const { told } = openTracking()
    told(seen())
    told({ kind: 'unavailable', reason: 'offline' })
    expect(screen.getByRole('alert').textContent).toContain('You seem to be offline.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is on its way to you')
  })

  it('explains an unknown link', () => {
    openTracking().told({ kind: 'unknown' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We do not know this link')
  })

  it('shows only status and time of an order that ended long ago (TRACK-28)', () => {
    const { details: _, ...ended } = aPublicOrder({ status: 'DELIVERED' })
    openTracking().told({ kind: 'seen', order: ended, at: Date.now() })
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
    const { dropOffAt = 0 } = details.estimates ?? {}
    const answeredAt = dropOffAt + 6 * MINUTE
    told(seen({ answeredAt, details: { ...details, estimates: { dropOffAt, estimatedAt: answeredAt } } }))
    expect(main()).toContain('Later than expected')
    told(seen({ status: 'RETURN_INITIATED' }))
    expect(main()).toContain('bringing your order back to the sender')
  })
})

describe('SenderTrackingPage', () => {
  it('shows tracking, details and addresses, each with more and less (C2C-01)', () => {
    openSender().told(seen())
    for (const name of ['Order tracking', 'Order details', 'Addresses']) {
      const section = within(screen.getByRole('region', { name }))
      const more = section.getByRole('button', { name: 'Show more' })
      expect(more.getAttribute('aria-expanded')).toBe('false')
      fireEvent.click(more)
      expect(section.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
    }
    expect(screen.getByText('Mostecká 3, Praha')).toBeTruthy()
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
    openSender().told(seen({ status }))
    expect(document.querySelector('.message')?.textContent).toBe(message)
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
    const questions = screen.getAllByRole('heading', { level: 3 })
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.every((question) => question.closest('details')?.querySelector('p')?.textContent !== '')).toBe(
      true,
    )
  })
})
