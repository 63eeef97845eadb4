import { ask, type Answered, type ToolRequest, type Unanswered } from './ask.ts'

/** Requests in a row without an answer, after which none is sent any more. */
const SILENCES = 3

/** What is counted apart: a server may answer one kind and never another. */
type Kind = 'calls' | 'preflights' | 'calls that do not exist'

/** The requests of one check. */
export interface Asking {
  /** The time for one whole answer in ms. */
  readonly patience: number
  readonly ask: (url: string, request: ToolRequest, kind?: Kind) => Promise<Answered | Unanswered>
  /** Counts a call that another client has made. */
  readonly countAnswer: (isSilence: boolean) => void
  /** Why the rest of the check would only wait, if it would. */
  readonly silence: () => string | undefined
}

export const makeAsking = (patience: number): Asking => {
  const silences = new Map<Kind, number>()
  const isEnough = (kind: Kind) => (silences.get(kind) ?? 0) >= SILENCES
  const count = (kind: Kind, isSilence: boolean) => {
    if (!isEnough(kind)) silences.set(kind, isSilence ? (silences.get(kind) ?? 0) + 1 : 0)
  }
  return {
    patience,
    ask: async (url, request, kind = 'calls') => {
      const answer = await ask(url, request, patience)
      count(kind, answer.kind === 'silence')
      return answer
    },
    countAnswer: (isSilence) => count('calls', isSilence),
    silence: () => {
      const kind = [...silences.keys()].find(isEnough)
      return kind && `${SILENCES} ${kind} in a row got no answer within ${patience / 1_000} s: the rest was not tried.`
    },
  }
}
