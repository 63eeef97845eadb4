import { CodeNotFetched } from '../../application/build/fetchCode.ts'

/** Ms between two attempts to load code; the same as for the map (CONST-40). */
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

/** Tells a person that a part of the screen is missing, and why; returns how to take that back. */
export type TellMissingPart = (failure: CodeNotFetched) => () => void

let tellMissingPart: TellMissingPart = () => () => undefined

/** Sets the reporter of missing parts; light pages have none and report nothing. */
export const tellMissingPartsBy = (tell: TellMissingPart): void => {
  tellMissingPart = tell
}

/**
 * Fetches code for a part of a mounted screen: asks until it comes, so that the screen stays, and tells once why it is
 * missing meanwhile. Whole screens fail at once (LOAD-02).
 */
export const fetchPatiently = async <A>(load: () => Promise<A>): Promise<A> => {
  let failed = ''
  let takeBack: (() => void) | undefined
  for (;;) {
    try {
      await styleAgain(failed)
      failed = ''
      const code = await load()
      takeBack?.()
      return code
    } catch (failure) {
      if (!(failure instanceof CodeNotFetched)) throw failure
      failed = failure.message
      takeBack ??= tellMissingPart(failure)
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER))
    }
  }
}
