import { fireEvent, screen, within } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EarlyCall } from '../../../src/adapters/http/earlyCalls.ts'
import { showFirstOrders } from '../../../src/composition/firstOrders.tsx'
import { FRAME_TEXTS, PAGES } from '../../../src/ui/app/pages.ts'
import { anOrderJson } from '../../support/anOrderJson.ts'
import { lightPages } from '../../support/lightPages.ts'
import { pageTexts, textsInPage } from '../../support/pageTexts.ts'

const NOW = Date.parse('2026-03-12T10:30:00Z')

const named = (id: string, name: string, status: string) =>
  anOrderJson({
    order_id: id,
    status,
    status_history: [{ status, created_at: '2026-03-12T10:00:00.000Z' }],
    customer: { ...anOrderJson().customer, name },
  })
const jana = named('bistro-jana', 'Jana Nováková', 'NEW')
const petr = named('bistro-petr', 'Petr Veselý', 'PICKED_UP')

const call = (orders: ReadonlyArray<object>): EarlyCall => ({
  url: 'https://portal.test/orders',
  authorization: 'Bearer a|b',
  at: NOW,
  vendorId: 'bistro',
  answer: Promise.resolve({
    status: 200,
    headers: new Headers(),
    text: () => Promise.resolve(JSON.stringify({ data: { result: { data: orders } } })),
  }),
})

const TEXTS = pageTexts(textsInPage('en', ...FRAME_TEXTS, ...PAGES.tracking.texts))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  document.body.innerHTML = '<div id="root"><main class="screen skeleton-screen"></main></div>'
})
afterEach(() => {
  flushSync(() => root.unmount())
  delete window.earlyCalls
  localStorage.clear()
  document.body.replaceChildren()
  vi.useRealTimers()
})

let root: Root
const begin = async (isWanted = () => true) => {
  const goTo = vi.fn()
  window.earlyCalls = [call([jana]), call([petr])]
  root = createRoot(document.getElementById('root')!)
  const first = await showFirstOrders({ window, root, pages: lightPages(), texts: TEXTS, isWanted, goTo })
  return { first, goTo }
}
const row = (name: string) => screen.queryByRole('link', { name })

describe('showFirstOrders', () => {
  it('shows the orders and that the connection is being established (TRACK-15, LIVE-11)', async () => {
    await begin()
    expect(row('Jana Nováková')).not.toBeNull()
    expect(screen.getByText('Connecting')).toBeTruthy()
    expect(within(screen.getByRole('tab', { name: /^Collected/ })).getByText('1')).toBeTruthy()
  })

  it('opens an order: changes the address and shows placeholders for the details (TRACK-25)', async () => {
    const { goTo } = await begin()
    fireEvent.click(row('Jana Nováková')!)
    expect(goTo).toHaveBeenCalledExactlyOnceWith('?order_id=bistro-jana')
    expect(document.querySelector('.details-skeleton')).not.toBeNull()
  })

  it('hands over the chosen list and the search (TRACK-01, TRACK-21)', async () => {
    const { first } = await begin()
    fireEvent.click(screen.getByRole('tab', { name: /^Collected/ }))
    expect([row('Jana Nováková'), row('Petr Veselý')?.textContent]).toEqual([null, 'Petr Veselý'])
    expect(first?.begun()).toMatchObject({ vendorId: 'bistro', chosen: 'collected', search: '' })
    fireEvent.change(screen.getByLabelText('Search the orders'), { target: { value: 'jana' } })
    expect(first?.begun()).toMatchObject({ chosen: 'results', search: 'jana' })
    expect(first?.begun().orders.map(({ id }) => id)).toEqual(['bistro-jana', 'bistro-petr'])
  })

  it('keeps focus and scroll position when the application takes over', async () => {
    const { first } = await begin()
    const search = screen.getByLabelText('Search the orders')
    search.focus()
    document.querySelector('.order-rows')!.scrollTop = 144
    const application = (
      <main>
        <input id="order-search" />
        <div className="order-rows" />
      </main>
    )
    first?.handOver(() => flushSync(() => root.render(application)))
    expect(search.isConnected).toBe(false)
    expect(document.activeElement).toBe(document.getElementById('order-search'))
    expect(document.querySelector('.order-rows')!.scrollTop).toBe(144)
  })

  it('renders nothing if the application is already there', async () => {
    const { first } = await begin(() => false)
    expect([first, document.querySelector('main')!.childElementCount]).toEqual([undefined, 0])
  })

  it('renders nothing if the orders of all outlets are wanted, which it does not have (TRACK-27)', async () => {
    localStorage.setItem('portal.outlets-included', '["bistro"]')
    const { first } = await begin()
    expect([first, document.querySelector('main')!.className]).toEqual([undefined, 'screen skeleton-screen'])
  })
})
