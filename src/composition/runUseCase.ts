import { Cause, Context, Effect, Exit, Logger, Result, Scheduler, Stream } from 'effect'
import type { Outcome, RunUseCase } from '../application/RunUseCase.ts'
import type { Ports } from '../application/ports/allPorts.ts'

/** Receives every defect once; never throws. */
export type DefectReporter = (defect: unknown) => void

/** The number of consecutive steps before the scheduler yields to the page. */
const STEPS_IN_A_ROW = 64

/**
 * Runs each step in a microtask instead of a timer, which browsers delay by 4 ms, so that available data is in the next
 * frame.
 */
const promptScheduler = () => {
  let inARow = 0
  return new Scheduler.MixedScheduler('async', (step) => {
    inARow = (inARow + 1) % STEPS_IN_A_ROW
    if (inARow === 0) {
      const timer = setTimeout(step, 0)
      return () => clearTimeout(timer)
    }
    let isWanted = true
    queueMicrotask(() => isWanted && step())
    return () => {
      isWanted = false
    }
  })
}

/**
 * Runs use cases with the given ports. A defect is reported once and rejects, for the error boundary. Log messages of
 * use cases are reported without any other effect.
 */
export const makeRunUseCase = (ports: Context.Context<Ports>, report: DefectReporter): RunUseCase => {
  const reported = new WeakSet<object>()
  const reportOnce = (defect: unknown) => {
    if (typeof defect === 'object' && defect !== null) {
      if (reported.has(defect)) return
      reported.add(defect)
    }
    report(defect)
  }

  const reporter = Logger.make<unknown, void>(({ message }) => [message].flat().forEach(reportOnce))
  const surroundings = ports.pipe(
    Context.add(Scheduler.Scheduler, promptScheduler()),
    Context.add(Logger.CurrentLoggers, new Set([reporter])),
  )

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
    outcomeOf(await Effect.runPromiseExitWith(surroundings)(work, { signal }), signal)

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
