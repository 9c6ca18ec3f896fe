import { isIP } from 'node:net'

/** Returns the socket's address, or what the outermost of `trusted` proxies saw in X-Forwarded-For. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: number,
): string {
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? []
  const seen = trusted > 0 ? hops.at(-trusted) : undefined
  const address = seen !== undefined && isIP(seen) ? seen : (socketAddress ?? '')
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Returns what rate limits count by: an IPv4 address, or the /64 network of an IPv6 one, which one household has. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const ending = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - ending.length)
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...ending]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
