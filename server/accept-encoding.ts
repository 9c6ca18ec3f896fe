import type { ContentCoding } from '#app/platform/http/content-coding.ts'

const MAX_REMEMBERED = 200
const remembered = new Map<string, ContentCoding | null>()

/** Returns the preferred encoding, brotli on a tie; null if none of ours is accepted, as RFC 9110 (12.4.1) allows. */
export function acceptedEncoding(accept: string | undefined): ContentCoding | null {
  if (!accept) return null
  const known = remembered.get(accept)
  if (known !== undefined) return known
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const chosen = choose(accept)
  if (accept.length <= 200) remembered.set(accept, chosen)
  return chosen
}

function choose(accept: string): ContentCoding | null {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.map((text) => /^q=(\d(?:\.\d*)?)$/.exec(text)?.[1]).find(Boolean)
    weights.set(name === 'x-gzip' ? 'gzip' : name, Math.min(1, Number(weight ?? 1)))
  }
  const others = weights.get('*') ?? 0
  const [brotli, gzip] = [weights.get('br') ?? others, weights.get('gzip') ?? others]
  const plain = weights.get('identity') ?? 0 // acceptable by default, but a compressed form is smaller
  const best = Math.max(brotli, gzip)
  if (best === 0 || plain > best) return null
  return brotli === best ? 'br' : 'gzip'
}
