import { useEffect, useEffectEvent } from 'react'
import type { OrderId } from '../../domain/ids.ts'

interface RowEvents {
  /** Returns whether the key was handled. */
  readonly press: (id: OrderId, key: string) => boolean
  readonly click: (id: OrderId, by: 'pointer' | 'keyboard') => void
  readonly focus: (id: OrderId) => void
  /** Called when the pointer moves over the rows. */
  readonly point: () => void
  /** Called when neither pointer nor focus is on the rows. */
  readonly leave: () => void
}

const rowOf = (target: EventTarget | null): OrderId | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-order-id]')?.dataset['orderId'] : undefined

const isModified = (event: KeyboardEvent | MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/** Delegated event handlers for all rows. */
export const useRowEvents = (area: { readonly current: HTMLElement | null }, events: RowEvents): void => {
  const keydown = useEffectEvent((event: KeyboardEvent) => {
    const id = rowOf(event.target)
    if (id !== undefined && !isModified(event) && events.press(id, event.key)) event.preventDefault()
  })
  const click = useEffectEvent((event: MouseEvent) => {
    const id = rowOf(event.target)
    if (id === undefined || isModified(event)) return
    event.preventDefault()
    events.click(id, event.detail === 0 ? 'keyboard' : 'pointer')
  })
  const focusin = useEffectEvent((event: FocusEvent) => {
    const id = rowOf(event.target)
    if (id !== undefined) events.focus(id)
  })
  const point = useEffectEvent(() => events.point())
  const leave = useEffectEvent((isStillThere: boolean) => {
    if (!isStillThere) events.leave()
  })
  useEffect(() => {
    const { current: element } = area
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('keydown', keydown, { signal })
    element.addEventListener('click', click, { signal })
    element.addEventListener('focusin', focusin, { signal })
    element.addEventListener('pointermove', point, { signal })
    element.addEventListener('pointerleave', () => leave(element.contains(document.activeElement)), { signal })
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => leave(element.matches(':hover') || element.contains(relatedTarget as Node | null)),
      { signal },
    )
    return () => listening.abort()
  }, [area])
}
