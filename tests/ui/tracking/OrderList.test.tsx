import { LocalizationProvider, ReactLocalization } from '@fluent/react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesOf } from '../../../build/texts.ts'
import { PAGES } from '../../../src/ui/app/pages.ts'
import { OrderList } from '../../../src/ui/tracking/OrderList.tsx'
import { OrderListsViewModel } from '../../../src/ui/tracking/OrderListsViewModel.ts'
import { SharedClock } from '../../../src/ui/kit/SharedClock.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'
import { inNextFrame } from '../../support/inNextFrame.ts'
import { theDeployment } from '../market/showPage.tsx'

const ROW_HEIGHT = 72

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(5 * ROW_HEIGHT)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** A hundred orders, o-0 the newest, in a window of five rows. */
const show = () => {
  const lists = new OrderListsViewModel(() => minutesLater(0), inNextFrame)
  lists.replaceAll(numbers(0, 99).map((n) => anOrder({ id: `o-${n}`, createdAt: minutesLater(-n) })))
  const deployment = theDeployment('dobrego-cz')
  const texts = bundleOf('en', deployment.brand, messagesOf('en', [...PAGES.tracking.texts, 'failure', 'map']))
  render(
    <LocalizationProvider l10n={new ReactLocalization([texts])}>
      <PortalContext value={{ deployment, locale: 'en' } as unknown as Portal}>
        <OrderList
          view={lists}
          marks={new Map()}
          clock={new SharedClock(5_000, () => minutesLater(0))}
          label="New"
          openId={undefined}
          addressOf={(id) => `/${id}`}
          open={() => undefined}
        />
      </PortalContext>
    </LocalizationProvider>,
  )
  return {
    scrollTo: (row: number) =>
      act(() => {
        const rows = screen.getAllByRole('rowgroup').at(-1)!
        rows.scrollTop = row * ROW_HEIGHT
        rows.dispatchEvent(new Event('scroll'))
      }),
    drawn: () => [...document.querySelectorAll<HTMLElement>('[data-order-id]')].map((row) => row.dataset['orderId']),
    seen: () => numbers(0, 99).filter((n) => lists.isInSight(`o-${n}`)),
  }
}

describe('OrderList', () => {
  it('renders rows beyond the visible ones, and reports only the visible ones (LIVE-01, ADR 10)', () => {
    const list = show()
    list.scrollTo(20)
    expect(list.drawn()).toEqual([0, ...numbers(14, 31)].map((n) => `o-${n}`))
    expect(list.seen()).toEqual(numbers(20, 25))
    list.scrollTo(0)
    expect(list.seen()).toEqual(numbers(0, 5))
  })
})
