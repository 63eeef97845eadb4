import { CodeNotFetched } from '../../application/build/fetchCode.ts'

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
      again.onerror = () => reject(new CodeNotFetched('offline', failure))
      link.replaceWith(again)
    })
  )
}

/**
 * Fetches code for a part of a mounted screen: asks until it comes, so that the screen stays, and calls `missed` after
 * each try that failed. Whole screens fail at once (LOAD-02).
 */
export const fetchPatiently = async <A>(
  load: () => Promise<A>,
  missed: (failure: CodeNotFetched) => void = () => undefined,
): Promise<A> => {
  let failed = ''
  for (;;) {
    try {
      await styleAgain(failed)
      failed = ''
      return await load()
    } catch (failure) {
      if (!(failure instanceof CodeNotFetched)) throw failure
      failed = failure.message
      missed(failure)
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER))
    }
  }
}
