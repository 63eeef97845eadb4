import type { Context, Effect } from 'effect'

/** The use case of a call that follows no rule of its own: calls one port. */
export const ask = <Port, Shape, A, E, R>(
  port: Context.Service<Port, Shape>,
  call: (port: Shape) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | Port> => port.use(call)
