/** Whether code did not come: of a script, as browsers say it, or of a style, as the build's loader does. */
export const isLoadFailure = (error: unknown): error is Error =>
  error instanceof Error && /preload|fetch|module/i.test(error.message)

/** Between two tries for code that did not come, ms; as long as the map waits (CONST-40). */
const TRY_AGAIN_AFTER = 2000

/** The build's loader asks for a style once, whether it came or not: its place in the page is what can ask again. */
const styleAgain = (failure: string) => {
  const link = document.querySelector(`link[href="${/CSS for (\S+)/.exec(failure)?.[1]}"]`)
  return (
    link &&
    new Promise((resolve, reject) => {
      const again = link.cloneNode() as HTMLLinkElement
      again.onload = resolve
      again.onerror = () => reject(new Error(failure))
      link.replaceWith(again)
    })
  )
}

/**
 * Fetches code for a part of a screen that stands: one that cannot be had is asked for until it comes, and takes the
 * screen away from nobody meanwhile. Whole screens say at once that they cannot be had (LOAD-02).
 */
export const fetchPatiently = async <A>(load: () => Promise<A>): Promise<A> => {
  let failed = ''
  for (;;) {
    try {
      await styleAgain(failed)
      failed = ''
      return await load()
    } catch (failure) {
      if (!isLoadFailure(failure)) throw failure
      failed = failure.message
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER))
    }
  }
}
