import { Effect } from 'effect'
import { readFlags } from '../../../contract/flags.ts'
import { FlagsUnavailable, type FlagProviderPort } from '../../application/ports/FlagProvider.ts'
import { flagSetOf } from '../../domain/flags/flagNames.ts'
import type { PortalTransport } from '../http/PortalTransport.ts'

/** The portal's own flag service (API-43), asked once: the next provider is the retry (FLAG-04). */
export const makeHttpFlagProvider = (transport: PortalTransport): FlagProviderPort => ({
  name: 'service',
  read: transport.sendOnce(readFlags, {}).pipe(
    Effect.map(flagSetOf),
    Effect.mapError((cause) => new FlagsUnavailable({ cause })),
  ),
})
