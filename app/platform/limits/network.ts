/**
 * Whose requests count together: an IPv4 address alone (also where it is written as IPv6), an IPv6 address with its /64,
 * which is what one line gets.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const bare = address.replace(/%.*$/, '').toLowerCase() // a zone such as %eth0
  if (!bare.includes(':')) return bare
  const [head = '', tail] = bare.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
