import { isIP } from 'node:net'

/**
 * Returns the socket's address, or the client address that the outermost trusted proxy added to X-Forwarded-For.
 */
export function getClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: number,
): string {
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? []
  const forwardedAddress = trusted > 0 ? hops.at(-trusted) : undefined
  const address = forwardedAddress !== undefined && isIP(forwardedAddress) ? forwardedAddress : (socketAddress ?? '')
  return (isIP(address) === 6 && findEmbeddedIpv4(parseGroups(address))) || address
}

/**
 * Returns the key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
 * household.
 */
export function getNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = parseGroups(address)
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return findEmbeddedIpv4(groups) ?? `${network.join(':')}::/64`
}

/** Returns the eight 16-bit groups of an IPv6 address. The URL parser supports all notations, but not zones. */
function parseGroups(address: string): number[] {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const explicitGroups = [...(first ?? []), ...(last ?? [])].map((group) => Number.parseInt(group, 16))
  return [
    ...explicitGroups.slice(0, first?.length),
    ...new Array<number>(8 - explicitGroups.length).fill(0),
    ...explicitGroups.slice(first?.length),
  ]
}

/** The first groups of IPv6 addresses that contain an IPv4 address, and the group where it begins. */
const EMBEDDINGS: readonly { readonly prefix: readonly number[]; readonly at: number; readonly isInverted?: true }[] = [
  { prefix: [0, 0, 0, 0, 0, 0xffff], at: 6 }, // mapped, RFC 4291
  { prefix: [0, 0, 0, 0, 0xffff, 0], at: 6 }, // translated, RFC 2765
  { prefix: [0x64, 0xff9b, 0, 0, 0, 0], at: 6 }, // NAT64, RFC 6052
  { prefix: [0x2002], at: 1 }, // 6to4, RFC 3056
  { prefix: [0x2001, 0], at: 6, isInverted: true }, // Teredo, RFC 4380
]

function findEmbeddedIpv4(groups: readonly number[]): string | null {
  const found = EMBEDDINGS.find(({ prefix }) => prefix.every((group, at) => groups[at] === group))
  const isCompatible = groups.slice(0, 6).every((group) => group === 0) && groups[6] !== 0 // RFC 4291, deprecated
  if (!found && !isCompatible) return null
  const { at, isInverted } = found ?? { at: 6, isInverted: undefined }
  const [high = 0, low = 0] = groups.slice(at, at + 2).map((group) => (isInverted ? group ^ 0xffff : group))
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}
