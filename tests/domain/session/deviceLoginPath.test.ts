import { describe, expect, it } from 'vitest'
import { basePath, screenPath } from '../../../src/domain/session/deviceLoginPath.ts'

describe("A screen at a device's address", () => {
  it.each([
    ['/odwp', '/'],
    ['/odwp/', '/'],
    ['/odwp/order-tracking/cz1001', '/order-tracking/cz1001'],
  ])('%s is the screen %s, which the router finds behind /odwp (MODE-08)', (path, screen) => {
    expect([screenPath(path), basePath(path)]).toEqual([screen, '/odwp'])
  })

  it.each(['/', '/order-tracking', '/odwpx', '/history/odwp'])('%s is itself elsewhere (MODE-08)', (path) => {
    expect([screenPath(path), basePath(path)]).toEqual([path, '/'])
  })
})
