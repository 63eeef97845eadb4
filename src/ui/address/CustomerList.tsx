import { useVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { CustomerEditor } from './CustomerEditor.tsx'
import { CustomerRow } from './CustomerRow.tsx'
import type { CustomersViewModel } from './CustomersViewModel.ts'

/** Longer lists are virtualized. */
const WHOLE_UP_TO = 100
/** The estimated row height in pixels, until the row is measured. */
const ROW_HEIGHT = 84

interface Props {
  readonly view: CustomersViewModel
  readonly locale: Locale
  readonly use: (saved: SavedAddress) => void
}

const Customer = observer(function Customer({ view, locale, use, saved }: Props & { readonly saved: SavedAddress }) {
  const { step } = view
  return step.kind === 'editing' && step.editor.saved.id === saved.id ? (
    <CustomerEditor view={step.editor} locale={locale} cancel={view.showList} />
  ) : (
    <CustomerRow view={view} saved={saved} use={use} />
  )
})

/** The virtualized list. */
const ManyCustomers = observer(function ManyCustomers(props: Props) {
  const { customers } = props.view
  const scroller = useRef<HTMLUListElement>(null)
  const virtual = useVirtualizer({
    count: customers.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => customers[index]?.id ?? index,
    overscan: 6,
    useFlushSync: false,
  })
  return (
    <ul ref={scroller} className="customers-list many">
      <li className="customers-room" aria-hidden="true" style={{ blockSize: `${virtual.getTotalSize()}px` }} />
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const saved = customers[index]
        return (
          saved && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={customers.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Customer {...props} saved={saved} />
            </li>
          )
        )
      })}
    </ul>
  )
})

/** The found customers, each with its actions. */
export const CustomerList = observer(function CustomerList(props: Props) {
  const { customers } = props.view
  if (customers.length > WHOLE_UP_TO) return <ManyCustomers {...props} />
  return (
    <ul className="customers-list">
      {customers.map((saved) => (
        <li key={saved.id}>
          <Customer {...props} saved={saved} />
        </li>
      ))}
    </ul>
  )
})
