import type { ContentCoding } from '#app/platform/http/content-coding.ts'

const MAX_REMEMBERED = 200
const remembered = new Map<string, ContentCoding | null>()

/**
 * The encoding that a browser likes best of those we make, or null for none: where it asks for the plain text, and where
 * it takes nothing of what we have, which RFC 9110 (12.4.1) lets us pass over. Of what it likes equally, brotli.
 */
export function acceptedEncoding(accept: string | undefined): ContentCoding | null {
  if (!accept) return null
  const known = remembered.get(accept)
  if (known !== undefined) return known
  if (remembered.size >= MAX_REMEMBERED) remembered.clear() // browsers send a handful
  const chosen = choose(accept)
  if (accept.length <= 200) remembered.set(accept, chosen)
  return chosen
}

function choose(accept: string): ContentCoding | null {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.map((piece) => /^q=(\d(?:\.\d*)?)$/.exec(piece)?.[1]).find(Boolean)
    weights.set(name === 'x-gzip' ? 'gzip' : name, Math.min(1, Number(weight ?? 1)))
  }
  const others = weights.get('*') ?? 0
  const [brotli, gzip] = [weights.get('br') ?? others, weights.get('gzip') ?? others]
  const plain = weights.get('identity') ?? 0 // taken too where it is not named, but only for want of a smaller one
  const best = Math.max(brotli, gzip)
  if (best === 0 || plain > best) return null
  return brotli === best ? 'br' : 'gzip'
}
