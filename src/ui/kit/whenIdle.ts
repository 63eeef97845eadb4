/** Runs the work when the page is idle, after a second at the latest, so that it delays nothing a person waits for. */
export const whenIdle = (work: () => void, signal: AbortSignal): void => {
  const start = () => {
    if (!signal.aborted) work()
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 1_000 })
  else setTimeout(start, 200)
}
