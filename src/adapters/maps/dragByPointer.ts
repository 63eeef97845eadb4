export interface PointerDrag {
  readonly draggable: () => boolean
  /** Called repeatedly with the offset from the start, in pixels. */
  readonly dragged: (by: readonly [number, number]) => void
  readonly dropped: (by: readonly [number, number]) => void
  /** The system cancelled the drag, so the element returns to its start. */
  readonly cancelled: () => void
}

/** Drags an element by mouse, pen or touch; a press without movement is no drag. */
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
