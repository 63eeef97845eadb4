import type { Outcome } from '../RunUseCase.ts'
import type { ServiceUnavailable } from '../ports/ServiceFailure.ts'

/** ms one try may take: as long as one attempt of a call. */
const TRY_FOR = 15_000

/** For whole screens and the start of the page, which wait as long as the browser does: the longest timer there is. */
export const NO_LIMIT = 2 ** 31 - 1

/** Code could not be had: no connection, or it took too long. `message` is that of the browser or of the build's loader. */
export class CodeNotFetched extends Error {
  readonly reason: 'offline' | 'timeout'

  constructor(reason: 'offline' | 'timeout', message?: string) {
    super(message)
    this.reason = reason
  }
}

/** As browsers say it of a script, and the build's loader of a style. Anything else that fails is a defect. */
const LOAD_FAILURE = /preload|fetch|module/i

/** Chrome and Firefox name the file in the error; Safari does not, so that it is read from the function. */
const fileOf = (load: () => unknown, message: string): string | undefined =>
  /CSS/.test(message)
    ? undefined
    : (/http\S+\.js/.exec(message)?.[0] ?? /import\(\s*["'`]([^"'`]+\.js)/.exec(String(load))?.[1])

const importOf = <Code>(url: string): Promise<Code> => import(/* @vite-ignore */ url)

let tries = 0

/**
 * Fetches code that was left out of the page: the one way in which the portal imports anything late. It ends within the
 * time that one attempt of a call has, with `CodeNotFetched` when the code cannot be had, and can be asked again. The
 * second try has a URL of its own, because Firefox and Safari remember the failure of the first.
 */
export const fetchCode = async <Code>(
  load: () => Promise<Code>,
  limit = TRY_FOR,
  importAgain: (url: string) => Promise<Code> = importOf,
): Promise<Code> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = (failure: Error) => {
    const file = fileOf(load, failure.message)
    if (file === undefined) throw failure
    return importAgain(new URL(`${file}?again=${(tries += 1)}`, import.meta.url).href)
  }
  try {
    return await Promise.race([
      load().catch(again),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new CodeNotFetched('timeout')), limit)
      }),
    ])
  } catch (failure) {
    if (!(failure instanceof Error) || !LOAD_FAILURE.test(failure.message)) throw failure
    throw new CodeNotFetched('offline', failure.message)
  } finally {
    clearTimeout(timer)
  }
}

/** A call whose code is fetched with it: without its code it fails as a call that got no answer. */
export const callWithItsCode = async <A, E>(
  call: () => Promise<Outcome<A, E>>,
): Promise<Outcome<A, E | ServiceUnavailable>> => {
  try {
    return await call()
  } catch (failure) {
    if (!(failure instanceof CodeNotFetched)) throw failure
    const { reason } = failure
    // The pages that call it load no Effect, which the class comes from.
    return { kind: 'failed', failure: { _tag: 'ServiceUnavailable', reason } as ServiceUnavailable }
  }
}
