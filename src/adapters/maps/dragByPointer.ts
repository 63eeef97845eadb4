export interface PointerDrag {
  readonly draggable: () => boolean
  /** The way from where it was taken up, in pixels, again and again. */
  readonly dragged: (by: readonly [number, number]) => void
  readonly dropped: (by: readonly [number, number]) => void
  /** The drag was broken off by the system: back to where it was. */
  readonly cancelled: () => void
}

/** Drags an element by mouse, pen or finger; a press that does not move is none. */
export const dragByPointer = (element: HTMLElement, drag: PointerDrag): void => {
  let start: { readonly id: number; readonly x: number; readonly y: number } | undefined
  let by: readonly [number, number] | undefined
  const wayTo = ({ clientX, clientY }: PointerEvent): readonly [number, number] => [
    clientX - (start?.x ?? clientX),
    clientY - (start?.y ?? clientY),
  ]
  element.addEventListener('pointerdown', (event) => {
    if (!drag.draggable() || event.button !== 0) return
    start = { id: event.pointerId, x: event.clientX, y: event.clientY }
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    if (start?.id !== event.pointerId) return
    by = wayTo(event)
    drag.dragged(by)
  })
  const end = (cancelled: boolean) => (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return
    const way = by
    start = undefined
    by = undefined
    if (way) (cancelled ? drag.cancelled : drag.dropped)(way)
  }
  element.addEventListener('pointerup', end(false))
  element.addEventListener('pointercancel', end(true))
}
