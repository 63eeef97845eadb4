import { Context, type Stream } from 'effect'

/** Whether the device reports a network, now and at every change. `true` does not guarantee a connection. */
export class Network extends Context.Service<Network, Stream.Stream<boolean>>()('application/Network') {}
