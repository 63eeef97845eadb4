import type { Outcome } from '../RunUseCase.ts'
import type { Unavailable } from '../ports/ServiceFailure.ts'

/** Timeout of one attempt in ms, equal to that of a call. */
const TRY_FOR = 15_000

/**
 * For whole screens and the start of the page, which wait as long as the browser does: the longest possible timer, in
 * ms.
 */
export const NO_LIMIT = 2 ** 31 - 1

/** Code could not be loaded: no connection, or a timeout. `message` comes from the browser or the build's loader. */
export class CodeNotFetched extends Error {
  readonly reason: 'offline' | 'timeout'

  constructor(reason: 'offline' | 'timeout', message?: string) {
    super(message)
    this.reason = reason
  }
}

/** Messages of browsers about scripts, and of the build's loader about styles. Any other failure is a defect. */
const LOAD_FAILURE = /preload|fetch|module/i
const STYLE_FAILURE = /preload CSS/

let isOnline = (): boolean => true

/** Sets the check that `fetchCode` runs first: `hasNetwork` returns whether the device has a network. */
export const setNetworkCheck = (hasNetwork: () => boolean): void => {
  isOnline = hasNetwork
}

/** Sources of the functions whose code was loaded; the source contains the file's name. */
const fetched = new Set<string>()
/** Number of failures by the function's source. */
const failures = new Map<string, number>()

/** A dynamic import in the build's output; in the source code, it names a TypeScript file. */
const IMPORTED = /\bimport\(\s*(['"`])(\.[^'"`]+\.js)\1/

/**
 * The URL for importing a file that failed `attempt` times: browsers cache the failure of a module's URL for the
 * lifetime of the page. `undefined` if `source`, the text of the importing function, names no built file.
 */
export const addressOfRetry = (source: string, attempt: number, base: string): string | undefined => {
  const file = IMPORTED.exec(source)?.[2]
  return file === undefined ? undefined : new URL(`${file}?attempt=${attempt}`, base).href
}

/** Imports like `load`, but from a new URL after a failure. */
const importedBy = <Code>(load: () => Promise<Code>, source: string): Promise<Code> => {
  const failed = failures.get(source)
  const address = failed === undefined ? undefined : addressOfRetry(source, failed, import.meta.url)
  return address === undefined ? load() : (import(/* @vite-ignore */ address) as Promise<Code>)
}

/**
 * Loads a lazy chunk; all dynamic imports of the portal go through this function. Fails with `CodeNotFetched` within
 * the timeout of a call's attempt, and can be called again (ADR 51). Without a network it fails at once.
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

/** Runs a call whose code is loaded with it. If the code cannot be loaded, the call fails as if it got no response. */
export const callWithItsCode = async <A, E>(
  call: () => Promise<Outcome<A, E>>,
): Promise<Outcome<A, E | Unavailable>> => {
  try {
    return await call()
  } catch (failure) {
    if (!(failure instanceof CodeNotFetched)) throw failure
    const { reason } = failure
    // The pages that use this load no Effect, which the class would bring along.
    return { kind: 'failed', failure: { _tag: 'ServiceUnavailable', reason } }
  }
}
