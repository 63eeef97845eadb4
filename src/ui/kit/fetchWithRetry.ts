import { CodeNotFetched } from '../../application/lateCode/fetchCode.ts'

/** The delay in ms between two attempts to load code; the same as for the map (CONST-40). */
const TRY_AGAIN_AFTER = 2000

/**
 * The build's loader requests a style sheet only once, even after a failure; replacing its `link` element requests it
 * again.
 */
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

/** Reports that a part of the screen is missing, and why; returns a function that withdraws the report. */
export type ReportMissingPart = (failure: CodeNotFetched) => () => void

let reportMissingPart: ReportMissingPart = () => () => undefined

/** Sets the reporter of missing parts. Light pages set none, so nothing is reported there. */
export const setMissingPartReporter = (report: ReportMissingPart): void => {
  reportMissingPart = report
}

/**
 * Loads code for a part of a mounted screen. Retries until it succeeds, so that the screen stays mounted, and reports
 * the reason once. Whole screens fail at once (LOAD-02). With a signal, it gives up once that is aborted: `undefined`.
 */
export async function fetchWithRetry<A>(load: () => Promise<A>): Promise<A>
export async function fetchWithRetry<A>(load: () => Promise<A>, signal: AbortSignal): Promise<A | undefined>
export async function fetchWithRetry<A>(load: () => Promise<A>, signal?: AbortSignal): Promise<A | undefined> {
  let failed = ''
  let takeBack: (() => void) | undefined
  while (signal?.aborted !== true) {
    try {
      await styleAgain(failed)
      failed = ''
      const code = await load()
      takeBack?.()
      return code
    } catch (failure) {
      if (!(failure instanceof CodeNotFetched)) throw failure
      failed = failure.message
      takeBack ??= reportMissingPart(failure)
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER))
    }
  }
  takeBack?.()
  return undefined
}
