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
const STYLE_FAILURE = /preload CSS/

let isOnline = (): boolean => true

/** `ask` answers whether the device has a network at all. */
export const askNetworkFirst = (ask: () => boolean): void => {
  isOnline = ask
}

/** The functions that got their code before, by their source: it names the file. */
const fetched = new Set<string>()
/** How often the file of a function failed, by the function's source. */
const failures = new Map<string, number>()

/** As the build writes a late import; in the source it names a file of TypeScript. */
const IMPORTED = /\bimport\(\s*(['"`])(\.[^'"`]+\.js)\1/

/**
 * The address under which to import a file that has failed `attempt` times: browsers remember the failure of a module's
 * URL for as long as the page lives. `undefined` when `source`, the text of the importing function, names no built file.
 */
export const addressOfRetry = (source: string, attempt: number, base: string): string | undefined => {
  const file = IMPORTED.exec(source)?.[2]
  return file === undefined ? undefined : new URL(`${file}?attempt=${attempt}`, base).href
}

/** Imports as `load` does, after a failure under another address. */
const importedBy = <Code>(load: () => Promise<Code>, source: string): Promise<Code> => {
  const failed = failures.get(source)
  const address = failed === undefined ? undefined : addressOfRetry(source, failed, import.meta.url)
  return address === undefined ? load() : (import(/* @vite-ignore */ address) as Promise<Code>)
}

/**
 * Fetches code that was left out of the page: the one way in which the portal imports anything late. It ends within the
 * time that one attempt of a call has, with `CodeNotFetched` when the code cannot be had, and can be asked again (ADR 51).
 * Without a network it does not ask.
 */
export const fetchCode = async <Code>(load: () => Promise<Code>, limit = TRY_FOR): Promise<Code> => {
  const file = String(load)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    if (!isOnline() && !fetched.has(file)) throw new CodeNotFetched('offline')
    const code = await Promise.race([
      importedBy(load, file),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new CodeNotFetched('timeout')), limit)
      }),
    ])
    fetched.add(file)
    failures.delete(file)
    return code
  } catch (failure) {
    if (!(failure instanceof Error) || !LOAD_FAILURE.test(failure.message)) throw failure
    if (!STYLE_FAILURE.test(failure.message)) failures.set(file, 1 + (failures.get(file) ?? 0))
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
