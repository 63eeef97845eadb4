import type { Outcome } from '../RunUseCase.ts'
import type { ServiceUnavailable } from '../ports/ServiceFailure.ts'

/** ms one try may take: as long as one attempt of a call. */
const TRY_FOR = 15_000

/** For whole screens and the start of the page, which wait as long as the browser does. */
export const NO_LIMIT = Number.POSITIVE_INFINITY

/** Code could not be had: no connection, or it took too long. `message` is that of the browser or of the build's loader. */
export class CodeNotFetched extends Error {
  readonly reason: 'offline' | 'timeout'

  constructor(reason: 'offline' | 'timeout', message: string) {
    super(message)
    this.reason = reason
  }
}

/** As browsers say it of a script, and the build's loader of a style. Anything else that fails is a defect. */
const isLoadFailure = (error: unknown): error is Error =>
  error instanceof Error && /preload|fetch|module/i.test(error.message)

/** Files that failed before: Firefox and Safari answer a repeated import of the same URL from memory. */
const failedBefore = new Map<string, number>()

/** Chrome and Firefox name the file in the error; Safari does not, so that it is read from the function. */
const fileOf = (load: () => unknown, { message }: Error): string | undefined => {
  if (message.includes('CSS')) return undefined
  const named = /\bhttps?:\/\/\S+?\.js\b/.exec(message)?.[0]
  if (named !== undefined) return named
  const written = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/.exec(String(load))?.[1]
  return written === undefined ? undefined : new URL(written, import.meta.url).href
}

const importOf = <Code>(url: string): Promise<Code> => import(/* @vite-ignore */ url)

const loaded = async <Code>(load: () => Promise<Code>, importAgain: (url: string) => Promise<Code>): Promise<Code> => {
  try {
    return await load()
  } catch (failure) {
    if (!isLoadFailure(failure)) throw failure
    const file = fileOf(load, failure)
    const tries = file === undefined ? 0 : (failedBefore.get(file) ?? 0)
    if (file !== undefined) failedBefore.set(file, tries + 1)
    if (file === undefined || tries === 0) throw failure
    return importAgain(`${file}?again=${tries}`)
  }
}

/**
 * Fetches code that was left out of the page: the one way in which the portal imports anything late. It ends within the
 * time that one attempt of a call has, with `CodeNotFetched` when the code cannot be had, and can be asked again.
 */
export const fetchCode = async <Code>(
  load: () => Promise<Code>,
  limit = TRY_FOR,
  importAgain: (url: string) => Promise<Code> = importOf,
): Promise<Code> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    if (limit !== NO_LIMIT)
      timer = setTimeout(() => reject(new CodeNotFetched('timeout', 'not fetched in time')), limit)
  })
  try {
    return await Promise.race([loaded(load, importAgain), tooLong])
  } catch (failure) {
    if (failure instanceof CodeNotFetched || !isLoadFailure(failure)) throw failure
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
