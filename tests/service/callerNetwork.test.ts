import { expect, it } from 'vitest'
import { callerNetwork } from '../../service/http/callerNetwork.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['a socket', 'a socket'],
])('counts the attempts of %s under %s: a household has a whole IPv6 network (AUTH-01)', (ip, network) => {
  expect(callerNetwork({ ip })).toBe(network)
})
