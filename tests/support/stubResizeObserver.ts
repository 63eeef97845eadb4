import { vi } from 'vitest'

/** A `ResizeObserver` that reports nothing, for libraries that need one where nothing has a size. */
export const stubResizeObserver = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}
