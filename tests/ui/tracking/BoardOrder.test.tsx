import { LocalizationProvider } from '@fluent/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { lookAt } from '../../../src/domain/order/board.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { PortalContext, type Portal } from '../../../src/ui/frame/Portal.ts'
import { SharedClock } from '../../../src/ui/kit/SharedClock.ts'
import { BoardOrder } from '../../../src/ui/tracking/BoardOrder.tsx'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { plain, theDeployment } from '../market/showPage.tsx'
import { trackingTexts } from './trackingTexts.ts'

afterEach(cleanup)

/** The words of the order's row on the board, at that minute after its placement. */
const rowAt = (minute: number, order: Order) => {
  const now = minutesLater(minute)
  const { entry } = lookAt(order, now, 15)
  if (!entry) throw new Error('the board does not show it')
  const portal = { locale: 'en', deployment: theDeployment('dobrego-cz') } as unknown as Portal
  render(
    <LocalizationProvider l10n={trackingTexts('en')}>
      <PortalContext value={portal}>
        <ul>
          <BoardOrder
            entry={entry}
            clock={new SharedClock(1_000, () => now)}
            mark={undefined}
            top={0}
            isChosen={false}
            isOpen={false}
            isActive={false}
            address="?order_id=1"
          />
        </ul>
      </PortalContext>
    </LocalizationProvider>,
  )
  return plain(screen.getByRole('listitem').textContent)
}

describe('BoardOrder', () => {
  const order = anOrder({
    status: 'WAITING_FOR_TRANSPORT',
    statusHistory: aHistory(['NEW', 0], ['WAITING_FOR_TRANSPORT', 2]),
  })

  it('says where an order goes', () => {
    expect(rowAt(5, order)).toContain('Vinohradská 12')
  })

  it('says why an order needs attention, and where it goes', () => {
    const words = rowAt(18, order)
    expect(words).toContain('No rider for 16 min')
    expect(words).toContain('Vinohradská 12')
  })
})
