import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { frameSchedule } from '../adapters/clock/frameSchedule.ts'
import { makeServiceClock } from '../adapters/clock/serviceClock.ts'
import { earlyOrders } from '../adapters/http/earlyOrders.ts'
import { mayIncludeOutlets } from '../adapters/storage/storedOutlets.ts'
import { textStorage } from '../adapters/storage/textStorage.ts'
import type { OrderId } from '../domain/ids.ts'
import type { BegunTracking } from '../ui/frame/Application.ts'
import type { ComposedPages } from '../ui/frame/LightPages.ts'
import { PageLanguage } from '../ui/frame/PageLanguage.tsx'
import type { PageTexts } from '../ui/kit/texts.ts'
import { ApplicationSkeleton } from '../ui/app/ApplicationSkeleton.tsx'
import { FirstOrders } from '../ui/tracking/FirstOrders.tsx'
import { OrderListsViewModel } from '../ui/tracking/OrderListsViewModel.ts'
import { orderAddress, openedOrder } from '../ui/paths/links.ts'

interface Page {
  readonly window: Window & typeof globalThis
  readonly root: Root
  readonly pages: ComposedPages
  readonly texts: PageTexts
  /** Whether the application has not replaced the page yet. */
  readonly isWanted: () => boolean
  readonly goTo: (address: string) => void
}

export interface FirstOrdersShown {
  /** The state that the screen continues from. */
  readonly begun: () => BegunTracking
  /** Runs `show`, which renders the application in place; keeps the scroll position and the focus. */
  readonly handOver: (show: () => void) => void
}

const ROWS = '.order-rows'

/**
 * Renders the orders that the page requested by itself, as soon as React has loaded; the application, which is as large
 * again, replaces them in the same root. Renders nothing where the answer does not hold all that the screen will show.
 */
export const showFirstOrders = async (page: Page): Promise<FirstOrdersShown | undefined> => {
  const { window, root, pages, texts, isWanted, goTo } = page
  const { document, location } = window
  const early = await earlyOrders(window.earlyCalls ?? [], pages.deployment.country.currency)
  const local = textStorage(() => window.localStorage)
  if (early === undefined || !isWanted() || mayIncludeOutlets(local, early.vendorId)) return undefined

  const { now } = makeServiceClock(local)
  const lists = new OrderListsViewModel(now, frameSchedule(window))
  lists.replaceAll(early.orders)
  const parameters = new URLSearchParams(location.search)
  const addressOf = (id: OrderId) => orderAddress(parameters, id)
  flushSync(() =>
    root.render(
      <PageLanguage texts={texts} pages={pages}>
        <ApplicationSkeleton deployment={pages.deployment}>
          <FirstOrders
            lists={lists}
            isComplete={early.isComplete}
            openAtFirst={openedOrder(parameters)}
            addressOf={addressOf}
            open={(id) => goTo(addressOf(id))}
            now={now}
          />
        </ApplicationSkeleton>
      </PageLanguage>,
    ),
  )
  return {
    begun: () => ({
      vendorId: early.vendorId,
      orders: early.orders,
      chosen: lists.chosen,
      search: lists.search,
    }),
    handOver: (show) => {
      const top = document.querySelector(ROWS)?.scrollTop ?? 0
      const focused = document.activeElement?.id ?? ''
      show()
      if (top > 0) document.querySelector(ROWS)?.scrollTo({ top, behavior: 'instant' })
      if (focused !== '') document.getElementById(focused)?.focus({ preventScroll: true })
    },
  }
}
