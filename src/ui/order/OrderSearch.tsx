import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Button } from '../shared/Button.tsx'

export interface OrderSearchView {
  readonly search: string
  readonly searchFor: (text: string) => void
}

/** Finds at every letter, by order number, customer's name or phone (TRACK-21). */
export const OrderSearch = observer(function OrderSearch({ view }: { readonly view: OrderSearchView }) {
  const field = useRef<HTMLInputElement>(null)
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
    </search>
  )
})
