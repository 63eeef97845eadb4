import { useEffect } from 'react'
import { loadCommandDialogs } from '../command/CommandFrame.tsx'
import { useLightPages } from '../frame/LightPages.ts'
import { whenIdle } from '../kit/whenIdle.ts'
import type { Place } from '../paths/places.ts'
import { fixedPath, PAGE_ROWS, PAGES } from './pages.ts'

const idle = (signal: AbortSignal): Promise<void> => new Promise((resolve) => whenIdle(resolve, signal))

/** Loads one after the other. A failure is ignored: what is missing is loaded when its screen is opened. */
const loadInTurn = async (loads: ReadonlyArray<() => Promise<unknown>>, signal: AbortSignal): Promise<void> => {
  try {
    for (const load of loads) {
      await idle(signal)
      await load()
    }
  } catch {
    // Tried again when the device is back online.
  }
}

/** Loads the palette, menus, tabs, questions and terms with their texts when the page is idle, so that they open offline. */
export const useTabsAhead = (places: ReadonlyArray<Place>, menus: ReadonlyArray<() => Promise<unknown>>): void => {
  const { opened, allTexts } = useLightPages().application
  const screens = places.map(({ screen }) => screen).join(' ')
  useEffect(() => {
    if (opened() === undefined) return undefined
    const leaving = new AbortController()
    const tabs = PAGE_ROWS.filter((row) => screens.split(' ').includes(fixedPath(row)))
    const rows = [...tabs, PAGES.faq, PAGES.terms]
    const load = () =>
      void loadInTurn(
        [loadCommandDialogs, allTexts, ...menus, ...rows.map(({ component }) => component)],
        leaving.signal,
      )
    load()
    window.addEventListener('online', load, leaving)
    return () => leaving.abort()
  }, [opened, allTexts, menus, screens])
}
