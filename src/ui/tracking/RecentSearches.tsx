import { CrossIcon, TimeIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { isOfInputMethod } from '../kit/inputMethod.ts'
import './recentSearches.css'

export interface RecentSearchesProps {
  /** The search box, which has the focus when this component loads. */
  readonly field: RefObject<HTMLInputElement | null>
  /**
   * The contents of the box each time it lost the focus before this component loaded. Read once; `undefined` after
   * that.
   */
  readonly leftEarly: RefObject<Array<string> | undefined>
  readonly search: string
  readonly searchFor: (text: string) => void
}

/**
 * Recent searches, offered under the empty search box (TRACK-01, TRACK-23). Remembers the text in the box when it loses
 * the focus. Arrow keys move into and through the list, Escape closes it.
 */
export const RecentSearches = observer(function RecentSearches({
  field,
  leftEarly,
  search,
  searchFor,
}: RecentSearchesProps) {
  const { recentSearches: view } = usePortal()
  const { l10n } = useLocalization()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useSearchBox(field, list, { setOpen, remember: () => view.remember(search) })
  useEffect(() => {
    leftEarly.current?.forEach(view.remember)
    leftEarly.current = undefined
  }, [leftEarly, view])

  const back = () => field.current?.focus()
  if (!isOpen || search !== '' || view.keys.length === 0) return null
  return (
    <div className="recent-searches" role="group" aria-label={l10n.getString('search-recent')} ref={list}>
      <Localized id="search-recent">
        <h2>Recent searches</h2>
      </Localized>
      <ul>
        {view.keys.map((key) => (
          <li key={key}>
            <Button
              kind="quiet"
              fill
              icon={<TimeIcon size={14} />}
              onClick={() => {
                back()
                searchFor(key)
                view.remember(key)
              }}
            >
              <bdi>{key}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <Localized id="search-recent-clear">
        <Button
          kind="quiet"
          icon={<CrossIcon size={14} />}
          onClick={() => {
            back()
            view.clear()
          }}
        />
      </Localized>
    </div>
  )
})

interface BoxEvents {
  readonly setOpen: (isOpen: boolean) => void
  readonly remember: () => void
}

/** Listens to the search box and the list. */
const useSearchBox = (
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  { setOpen, remember }: BoxEvents,
) => {
  const left = useEffectEvent((event: FocusEvent) => {
    const isWithin = event.relatedTarget instanceof Node && list.current?.contains(event.relatedTarget) === true
    if (isWithin) return
    setOpen(false)
    if (event.target === field.current) remember()
  })
  const pressed = useEffectEvent((event: Event) => {
    if (!(event instanceof window.KeyboardEvent) || isOfInputMethod(event)) return
    const { current: input } = field
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const here = buttons.findIndex((button) => button === document.activeElement)
    const steps: Readonly<Record<string, HTMLElement | null | undefined>> = {
      ArrowDown: buttons[here + 1],
      ArrowUp: here < 0 ? undefined : (buttons[here - 1] ?? input),
    }
    const next = steps[event.key]
    if (next) next.focus()
    else if (event.key === 'Escape' && here >= 0) input?.focus()
    else if (event.key === 'ArrowDown' && here < 0) return setOpen(true)
    else if (event.key !== 'Escape') return
    if (event.key === 'Escape') setOpen(false)
    event.preventDefault()
  })
  useEffect(() => {
    const { current: input } = field
    const box = input?.closest('search, .order-search')
    if (!input || !box) return undefined
    setOpen(document.activeElement === input)
    const listening = new AbortController()
    const { signal } = listening
    const isWithinBox = (event: Event) => left(event as FocusEvent)
    box.addEventListener('focusout', isWithinBox, { signal })
    input.addEventListener('focus', () => setOpen(true), { signal })
    input.addEventListener('input', () => setOpen(true), { signal })
    box.addEventListener('keydown', pressed, { signal })
    return () => listening.abort()
  }, [field, setOpen])
}
