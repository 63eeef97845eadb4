import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { use, useRef, useState } from 'react'
import { fetchCode } from '../../application/build/fetchCode.ts'
import { Button } from '../kit/Button.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { PortalContext } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'

export interface OrderSearchView {
  readonly search: string
  readonly isSearching: boolean
  readonly counts: { readonly results: number }
  readonly searchFor: (text: string) => void
}

const RecentSearches = lazyComponent(async () => (await fetchCode(() => import('./RecentSearches.tsx'))).RecentSearches)

/** Searches at every keystroke by order number, customer name or phone (TRACK-21), and offers recent searches. */
export const OrderSearch = observer(function OrderSearch({ view }: { readonly view: OrderSearchView }) {
  const field = useRef<HTMLInputElement>(null)
  const [isVisited, setVisited] = useState(false)
  const leftEarly = useRef<Array<string> | undefined>([])
  // Recent searches need the application.
  const isInside = use(PortalContext) !== undefined
  return (
    <search className="order-search">
      <Localized id="order-search-label">
        <label className="visually-hidden" htmlFor="order-search">
          Search the orders
        </label>
      </Localized>
      <SearchIcon className="glass" />
      <Localized id="order-search" attrs={{ placeholder: true }}>
        <input
          ref={field}
          id="order-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={view.search}
          onFocus={() => setVisited(true)}
          onBlur={() => leftEarly.current?.push(view.search)}
          onChange={(event) => view.searchFor(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      </Localized>
      {view.search !== '' && (
        <Localized id="order-search-clear" attrs={{ 'aria-label': true }}>
          <Button
            look="minimal"
            icon={<CrossIcon />}
            aria-label="Clear"
            onClick={() => {
              view.searchFor('')
              field.current?.focus()
            }}
          />
        </Localized>
      )}
      {isVisited && isInside && (
        <RecentSearches field={field} leftEarly={leftEarly} search={view.search} searchFor={view.searchFor} />
      )}
      <output className="visually-hidden">
        {view.isSearching && (
          <Localized id="search-found" vars={{ count: view.counts.results }}>
            <span />
          </Localized>
        )}
      </output>
    </search>
  )
})
