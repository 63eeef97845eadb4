import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { pageDirection } from '../../domain/market/languages.ts'
import { usePortal } from '../frame/Portal.ts'
import type { CellPlace } from './BulkCorrection.ts'
import { cellAt } from './bulkCellId.ts'
import type { BulkGridViewModel } from './BulkGridViewModel.ts'
import { isOfInputMethod } from '../kit/inputMethod.ts'

/** Delegated event handlers for all cells. */
export const useGridEvents = (area: RefObject<HTMLElement | null>, grid: BulkGridViewModel): void => {
  /** Whether the cell was already active before the click or tap, which then starts editing. */
  const wasThere = useRef(false)
  const direction = pageDirection(usePortal().locale)
  const keydown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOfInputMethod(event) && cellAt(event.target) && grid.press(event, direction)) event.preventDefault()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (grid.editing || !cellAt(event.target)) return
    event.preventDefault()
    grid.paste(event.clipboardData?.getData('text/plain') ?? '')
  })
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (grid.editing || !cellAt(event.target) || document.getSelection()?.isCollapsed === false) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', grid.text)
  })
  const isActive = (place: CellPlace | undefined): boolean =>
    place !== undefined && place.number === grid.active?.number && place.column === grid.active.column
  const pointerDown = useEffectEvent((target: EventTarget | null) => {
    wasThere.current = isActive(cellAt(target))
  })
  const pointTo = useEffectEvent((event: MouseEvent) => {
    const cell = cellAt(event.target)
    if (!cell || (event.target instanceof Element && event.target.closest('.bulk-input'))) return
    if (wasThere.current) grid.begin()
    else grid.goTo(cell)
  })
  const arrive = useEffectEvent((event: FocusEvent) => {
    const cell = cellAt(event.target)
    if (cell) grid.arrive(cell)
  })
  useEffect(() => {
    const { current: element } = area
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('keydown', (event) => keydown(event), { signal })
    element.addEventListener('paste', (event) => paste(event), { signal })
    element.addEventListener('copy', (event) => copy(event), { signal })
    element.addEventListener('pointerdown', ({ target }) => pointerDown(target), { signal })
    element.addEventListener('click', (event) => pointTo(event), { signal })
    element.addEventListener('focusin', (event) => arrive(event), { signal })
    return () => listening.abort()
  }, [area])
}
