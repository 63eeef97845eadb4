import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const OF_NETWORK = 4

const groupsIn = (part: string): ReadonlyArray<string> => (part === '' ? [] : part.split(':'))

/**
 * The network of a request, under which its attempts are counted: the IPv4 address, or the first 64 bits of an IPv6
 * address, because one household may use every address of its network.
 */
export const callerNetwork = ({ ip }: { readonly ip: string }): string => {
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [address = ''] = ip.split('%', 1)
  const [head = '', tail = ''] = address.split('::')
  const [first, last] = [groupsIn(head), groupsIn(tail)]
  const zeros = address.includes('::') ? GROUPS - first.length - last.length : 0
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups
    .slice(0, OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
