import { Cause, Effect, Exit, Result, Stream, type Context } from 'effect'
import type { Outcome, Ports, RunUseCase } from '../application/RunUseCase.ts'

/** Told of every defect once; it never throws. */
export type DefectReporter = (defect: unknown) => void

/** Runs use cases over the given ports. A defect is reported, once, and rejects: it belongs to the error boundary. */
export const makeRunUseCase = (ports: Context.Context<Ports>, report: DefectReporter): RunUseCase => {
  const reported = new WeakSet<object>()

  const reportOnce = (defect: unknown) => {
    if (typeof defect === 'object' && defect !== null) {
      if (reported.has(defect)) return
      reported.add(defect)
    }
    report(defect)
  }

  const outcomeOf = <A, E>(exit: Exit.Exit<A, E>, signal: AbortSignal | undefined): Outcome<A, E> => {
    const defect = Exit.isFailure(exit) ? Cause.findDefect(exit.cause) : undefined
    if (defect !== undefined && Result.isSuccess(defect)) {
      reportOnce(defect.success)
      throw defect.success
    }
    if (signal?.aborted === true) return { kind: 'interrupted' }
    if (Exit.isSuccess(exit)) return { kind: 'done', value: exit.value }
    const failure = Cause.findError(exit.cause)
    return Result.isSuccess(failure) ? { kind: 'failed', failure: failure.success } : { kind: 'interrupted' }
  }

  const run = async <A, E>(work: Effect.Effect<A, E, Ports>, signal: AbortSignal | undefined) =>
    outcomeOf(await Effect.runPromiseExitWith(ports)(work, { signal }), signal)

  return {
    once: (useCase, signal) => run(useCase, signal),
    each: <A, E>(stream: Stream.Stream<A, E, Ports>, take: (value: A) => void, signal: AbortSignal) =>
      run(
        Stream.runForEach(stream, (value) =>
          Effect.sync(() => {
            if (!signal.aborted) take(value)
          }),
        ),
        signal,
      ),
  }
}
