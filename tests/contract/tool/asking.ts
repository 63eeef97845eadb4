import { ask, type Answered, type ToolRequest, type Unanswered } from './ask.ts'

/** Requests in a row without an answer, after which none is sent any more. */
const SILENCES = 3

/** The requests of one check. */
export interface Asking {
  /** The time for one whole answer in ms. */
  readonly patience: number
  readonly ask: (url: string, request: ToolRequest) => Promise<Answered | Unanswered>
  /** Counts a request that another client has made. */
  readonly heard: (isSilence: boolean) => void
  /** Whether the rest of the check would only wait. */
  readonly hasFallenSilent: () => boolean
  /** Says why the rest was not tried. */
  readonly silence: string
}

export const makeAsking = (patience: number): Asking => {
  let silences = 0
  const heard = (isSilence: boolean) => {
    if (silences < SILENCES) silences = isSilence ? silences + 1 : 0
  }
  return {
    patience,
    ask: async (url, request) => {
      const answer = await ask(url, request, patience)
      heard(answer.kind === 'silence')
      return answer
    },
    heard,
    hasFallenSilent: () => silences === SILENCES,
    silence: `${SILENCES} requests in a row got no answer within ${patience / 1_000} s: the rest was not tried.`,
  }
}
