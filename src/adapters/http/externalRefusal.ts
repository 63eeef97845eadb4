import { EXTRA_CALLS, type MissingCalls } from '../../domain/market/backEnd.ts'
import { HttpRefusal } from './HttpRefusal.ts'
import { isMissingCall } from './isMissingCall.ts'

/** The refusal of a call that the back end does not have. */
export const notOffered = () =>
  new HttpRefusal({ status: 501, error: { code: 'NOT_OFFERED', meta: { translation_key: 'failure.not-offered' } } })

/** The longest text of an error, in characters, that is shown to people. */
const MAX_SHOWN = 200

/** Levels of lists and objects in which a text is looked for. */
const DEEPEST = 4

const isShown = (text: string): boolean => text.length <= MAX_SHOWN && !text.trimStart().startsWith('<')

/** What an error of any shape says to people: plain text, or the first text with a usual name in JSON; else ''. */
const textIn = (error: unknown, depth = 0): string => {
  if (typeof error === 'string') return isShown(error) ? error.trim() : ''
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return ''
  const parts: ReadonlyArray<unknown> = Array.isArray(error)
    ? error
    : ['message', 'error', 'detail', 'errors'].map((name) => (error as Readonly<Record<string, unknown>>)[name])
  return parts.map((part) => textIn(part, depth + 1)).find((text) => text !== '') ?? ''
}

const refusalOfOtherShape = (status: number, text: string): HttpRefusal => {
  let error: unknown = text
  try {
    error = JSON.parse(text)
  } catch {
    // It is a text.
  }
  return new HttpRefusal({ status, error: { message: textIn(error) } })
}

interface Refused {
  readonly status: number
  readonly text: string
  /** What the answer is in the contract's form; another failure if it has another one. */
  readonly failure: { readonly _tag: string }
}

/**
 * A refusal by a back end that is not the site's own service; remembers a call of `EXTRA_CALLS` that it does not have
 * (ADR 128).
 */
export const externalRefusal = (call: string, missing: MissingCalls, { status, text, failure }: Refused) => {
  const refusal = failure instanceof HttpRefusal ? failure : refusalOfOtherShape(status, text)
  const extra = EXTRA_CALLS.find((name) => name === call)
  if (extra === undefined || !isMissingCall(status, text)) return refusal
  missing.add(extra)
  return notOffered()
}
