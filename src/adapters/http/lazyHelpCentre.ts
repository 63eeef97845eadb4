import { Effect, Stream } from 'effect'
import type { HelpCentrePort } from '../../application/ports/HelpCentre.ts'
import { ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'

/** A help centre whose code is fetched when somebody asks for help: few do, and no first picture waits for it. */
export const makeLazyHelpCentre = (load: () => Promise<HelpCentrePort>): HelpCentrePort => {
  const help = Effect.tryPromise({
    try: load,
    catch: (cause) => new ServiceUnavailable({ reason: 'offline', cause }),
  })
  /** Whoever holds an opened one has its code already. */
  const opened = Effect.promise(load)
  return {
    token: (vendorId) => Effect.flatMap(help, ({ token }) => token(vendorId)),
    open: (visit) => Effect.flatMap(help, ({ open }) => open(visit)),
    heard: (...frame) => Stream.unwrap(Effect.map(opened, ({ heard }) => heard(...frame))),
    tell: (...words) => Effect.flatMap(opened, ({ tell }) => tell(...words)),
  }
}
