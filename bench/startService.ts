import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ServiceOptions, Tasks } from './serviceProcess.ts'

type Argument<T extends keyof Tasks> = Parameters<Tasks[T]>[0]
type Value<T extends keyof Tasks> = Awaited<ReturnType<Tasks[T]>>

interface Answer {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
}

/** A service in a process of its own. */
export interface StartedService {
  /** Such as 'http://127.0.0.1:40123'. */
  readonly origin: string
  readonly ask: <T extends keyof Tasks>(
    task: T,
    ...argument: Argument<T> extends undefined ? [] : [Argument<T>]
  ) => Promise<Value<T>>
  readonly stop: () => Promise<void>
}

/** Matches answers of a child process to calls; if the child ends early, all pending calls fail. */
export const answersOf = (child: ChildProcess) => {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  child.on('message', ({ id, value, error }: Answer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) asked?.resolve(value)
    else asked?.reject(new Error(error))
  })
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`A process of the bench ended with ${code}`))
  })
  return (id: number) => new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
}

export const startService = async (options: ServiceOptions): Promise<StartedService> => {
  const child = fork(fileURLToPath(new URL('./serviceProcess.ts', import.meta.url)), [JSON.stringify(options)])
  const answer = answersOf(child)
  const origin = String(await answer(0))
  let last = 0
  return {
    origin,
    ask: (task, ...[argument]) => {
      last += 1
      const answered = answer(last)
      child.send({ id: last, task, argument })
      return answered as Promise<Value<typeof task>>
    },
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => resolve())
        child.disconnect()
      }),
  }
}
