import { afterEach } from 'vitest'

/** A `BroadcastChannel` whose channels are closed after each test; an open one keeps the process alive. */
export const closingChannels = (): typeof BroadcastChannel => {
  const channels: Array<BroadcastChannel> = []
  afterEach(() => channels.splice(0).forEach((channel) => channel.close()))
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
}
