/** A rule looks at one subject and answers nothing, or the code of its refusal. It never answers a sentence. */
export interface Rule<Subject, Refusal> {
  readonly name: string
  readonly check: (subject: Subject) => Refusal | undefined
}

/** The refusal that is announced: the list's order is the precedence. */
export const firstRefusal = <S, R>(rules: ReadonlyArray<Rule<S, R>>, subject: S): R | undefined => {
  for (const rule of rules) {
    const refusal = rule.check(subject)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

/** Every refusal, in the same order: what is marked on the screen. */
export const allRefusals = <S, R>(rules: ReadonlyArray<Rule<S, R>>, subject: S): ReadonlyArray<R> =>
  rules.flatMap((rule) => rule.check(subject) ?? [])
