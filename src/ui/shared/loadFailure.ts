/** Whether code did not come: of a script, as browsers say it, or of a style, as the build's loader does. */
export const isLoadFailure = (error: unknown): error is Error =>
  error instanceof Error && /preload|fetch|module/i.test(error.message)

/** Between two tries for code that did not come, ms; as long as the map waits (CONST-40). */
const TRY_AGAIN_AFTER = 2000

/** The build's loader asks for a style once, whether it came or not: its place in the page is what can ask again. */
const askAgainForStyle = ({ message }: Error) => {
  const address = /CSS for (\S+)/.exec(message)?.[1]
  const link = address === undefined ? null : document.head.querySelector(`link[href="${address}"]`)
  if (!(link instanceof HTMLLinkElement)) return undefined
  const again = link.cloneNode() as HTMLLinkElement
  const come = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(message)))
  })
  link.replaceWith(again)
  return come
}

/**
 * Fetches code for a part of a screen that stands: one that cannot be had is asked for until it comes, and takes the
 * screen away from nobody meanwhile. Whole screens say at once that they cannot be had (LOAD-02).
 */
export const fetchPatiently = async <A>(load: () => Promise<A>): Promise<A> => {
  let style: Error | undefined
  for (;;) {
    try {
      if (style) await askAgainForStyle(style)
      style = undefined
      return await load()
    } catch (failure) {
      if (!isLoadFailure(failure)) throw failure
      if (failure.message.includes('CSS for')) style = failure
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER))
    }
  }
}
