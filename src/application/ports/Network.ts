import { Context, type Stream } from 'effect'

/** Whether the device says that it has a network at all: now, and at every change. A yes promises nothing. */
export class Network extends Context.Service<Network, Stream.Stream<boolean>>()('application/Network') {}
