import { describe, expect, it } from 'vitest'
import { basePath, screenPath } from '../../../src/domain/session/deviceLoginPath.ts'

describe('screenPath and basePath', () => {
  it.each([
    ['/odwp', '/'],
    ['/odwp/', '/'],
    ['/odwp/order-tracking/cz1001', '/order-tracking/cz1001'],
  ])('map %s to screen %s below /odwp (MODE-08)', (path, screen) => {
    expect([screenPath(path), basePath(path)]).toEqual([screen, '/odwp'])
  })

  it.each(['/', '/order-tracking', '/odwpx', '/history/odwp'])('keep %s elsewhere (MODE-08)', (path) => {
    expect([screenPath(path), basePath(path)]).toEqual([path, '/'])
  })
})
