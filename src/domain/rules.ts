/** A rule checks one subject and returns `undefined` or the code of its refusal, never a sentence. */
export interface Rule<Subject, Refusal> {
  readonly name: string
  readonly check: (subject: Subject) => Refusal | undefined
}

/** The first refusal: the order of the list is the precedence. */
export const firstRefusal = <S, R>(rules: ReadonlyArray<Rule<S, R>>, subject: S): R | undefined => {
  for (const rule of rules) {
    const refusal = rule.check(subject)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

/** All refusals, in the same order. */
export const allRefusals = <S, R>(rules: ReadonlyArray<Rule<S, R>>, subject: S): ReadonlyArray<R> =>
  rules.flatMap((rule) => rule.check(subject) ?? [])
