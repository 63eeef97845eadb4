import { Effect, Stream } from 'effect'
import type { HelpCentrePort } from '../../application/ports/HelpCentre.ts'
import { fetchedLater } from './fetchedLater.ts'

/** A help centre whose code is loaded on the first use, because few users open it. */
export const makeLazyHelpCentre = (load: () => Promise<HelpCentrePort>): HelpCentrePort => {
  const help = fetchedLater(load)
  /** An opened help centre implies that its code has loaded. */
  const opened = Effect.promise(load)
  return {
    token: (vendorId) => help(({ token }) => token(vendorId)),
    open: (visit) => help(({ open }) => open(visit)),
    heard: (...frame) => Stream.unwrap(Effect.map(opened, ({ heard }) => heard(...frame))),
    tell: (...words) => Effect.flatMap(opened, ({ tell }) => tell(...words)),
  }
}
