import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'
import { LinkPill } from '../kit/LinkPill.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { ListTabs, PANEL_ID, tabId } from './ListTabs.tsx'
import { ChooseAnOrder, DetailsSkeleton } from './NoDetails.tsx'
import { OrderList } from './OrderList.tsx'
import type { OrderListsViewModel } from './OrderListsViewModel.ts'
import { OrderSearch } from './OrderSearch.tsx'
import { SharedClock } from '../kit/SharedClock.ts'
import { ZoneLine } from './ZoneLine.tsx'
import './orderTracking.css'

const NO_MARKS: ReadonlyMap<VendorId, OutletMark> = new Map()

interface Props {
  readonly lists: OrderListsViewModel
  /** Whether all orders are loaded, so that they can be counted. */
  readonly isComplete: boolean
  readonly openAtFirst: OrderId | undefined
  readonly addressOf: (id: OrderId) => string
  /** Navigates to the order; its details open when the application has loaded. */
  readonly open: (id: OrderId) => void
  readonly now: () => Instant
}

/**
 * The order screen before the application has loaded (TRACK-15). Lists can be read, searched and chosen, and an order
 * can be opened; the tracking screen continues from there (`BegunTracking`). It shows that it is connecting.
 */
export const FirstOrders = observer(function FirstOrders(props: Props) {
  const { lists, isComplete, openAtFirst, addressOf, open, now } = props
  const { l10n } = useLocalization()
  const clock = useViewModel(() => new SharedClock(SECOND, now))
  const [openId, setOpenId] = useState(openAtFirst)
  return (
    <div className="order-tracking" data-details={openId !== undefined} data-board={false} aria-busy="true">
      <header className="order-head">
        <h1>{l10n.getString('order-tracking-title')}</h1>
        <span className="live-state" data-link="connecting">
          <LinkPill>
            <span>{l10n.getString('order-connecting')}</span>
          </LinkPill>
        </span>
        <ZoneLine now={clock.now} />
        <span className="view-switch-place" />
        <span className="near-riders-place" />
        <OrderSearch view={lists} />
      </header>
      <section className="order-card order-lists">
        <ListTabs view={lists} isCounted={isComplete} />
        <div className="order-panel" role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(lists.chosen)}>
          {lists.rows.length > 0 && (
            <OrderList
              key={lists.chosen}
              view={lists}
              marks={NO_MARKS}
              clock={clock}
              label={l10n.getString(`order-list-${lists.chosen}`)}
              openId={openId}
              addressOf={addressOf}
              open={(id) => {
                setOpenId(id)
                open(id)
              }}
            />
          )}
        </div>
      </section>
      <Localized id="order-details" attrs={{ 'aria-label': true }}>
        <section className="order-card order-details-pane" aria-label="Details">
          {openId === undefined ? <ChooseAnOrder /> : <DetailsSkeleton />}
        </section>
      </Localized>
    </div>
  )
})
