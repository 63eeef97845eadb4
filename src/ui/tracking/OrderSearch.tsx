import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { use, useRef, useState } from 'react'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { Button } from '../kit/Button.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { PortalContext } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { PHONE, useMedia } from '../kit/useMedia.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { useRested } from '../kit/useRested.ts'
import { isOfInputMethod } from '../kit/inputMethod.ts'

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
  const [hasFocus, setFocus] = useState(false)
  const isShort = useMedia(PHONE) && !hasFocus
  const leftEarly = useRef<Array<string> | undefined>([])
  // Recent searches need the application.
  const isInside = use(PortalContext) !== undefined
  const { l10n } = useLocalization()
  const found = useRested(view.isSearching ? l10n.getString('search-found', { count: view.counts.results }) : '')
  const clear = () => {
    view.searchFor('')
    field.current?.focus()
  }
  return (
    <search className="order-search">
      <Localized id="order-search-label">
        <label className="visually-hidden" htmlFor="order-search">
          Search the orders
        </label>
      </Localized>
      <Localized id={isShort ? 'order-search-short' : 'order-search'} attrs={{ placeholder: true }}>
        <TextInput
          ref={field}
          id="order-search"
          kind="search"
          enterKeyHint="search"
          icon={<SearchIcon />}
          value={view.search}
          change={view.searchFor}
          end={view.search !== '' && <Clear clear={clear} />}
          onFocus={() => {
            setVisited(true)
            setFocus(true)
          }}
          onBlur={() => {
            leftEarly.current?.push(view.search)
            setFocus(false)
          }}
          onKeyDown={(event) =>
            event.key === 'Enter' && !isOfInputMethod(event.nativeEvent) && event.currentTarget.blur()
          }
        />
      </Localized>
      {isVisited && isInside && (
        <RecentSearches field={field} leftEarly={leftEarly} search={view.search} searchFor={view.searchFor} />
      )}
      <output className="visually-hidden">{found}</output>
    </search>
  )
})

const Clear = ({ clear }: { readonly clear: () => void }) => {
  const { l10n } = useLocalization()
  const label = l10n.getString('order-clear-search')
  return <Button kind="quiet" size="small" icon={<CrossIcon />} aria-label={label} onClick={clear} />
}
