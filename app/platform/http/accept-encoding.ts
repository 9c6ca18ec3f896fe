import type { ContentCoding } from '#app/platform/http/content-coding.ts'

/** The preference for each encoding, from 0 (not accepted) to 1. */
type Weights = Readonly<Record<ContentCoding | 'plain', number>>

const MAX_CACHED = 200
const weightsCache = new Map<string, Weights>()

/**
 * Returns the preferred encoding (brotli on a tie). Returns null, which means no encoding, if the client accepts none
 * that the store supports, as RFC 9110 (12.4.1) allows.
 */
export function getPreferredEncoding(accept: string | undefined): ContentCoding | null {
  if (!accept) return null
  const { br, gzip, plain } = getWeights(accept)
  const best = Math.max(br, gzip)
  if (best === 0 || plain > best) return null
  return br === best ? 'br' : 'gzip'
}

/** Returns true if an Accept-Encoding header accepts gzip, for responses that have no other encoding. */
export function acceptsGzip(accept: string): boolean {
  return getWeights(accept).gzip > 0
}

function getWeights(accept: string): Weights {
  const cachedWeights = weightsCache.get(accept)
  if (cachedWeights !== undefined) return cachedWeights
  if (weightsCache.size >= MAX_CACHED) weightsCache.clear()
  const weights = readWeights(accept)
  if (accept.length <= 200) weightsCache.set(accept, weights)
  return weights
}

function readWeights(accept: string): Weights {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.map((text) => /^q=(\d(?:\.\d*)?)$/.exec(text)?.[1]).find(Boolean)
    weights.set(name === 'x-gzip' ? 'gzip' : name, Math.min(1, Number(weight ?? 1)))
  }
  const others = weights.get('*') ?? 0
  return {
    br: weights.get('br') ?? others,
    gzip: weights.get('gzip') ?? others,
    plain: weights.get('identity') ?? 0, // acceptable by default, but a compressed encoding is smaller
  }
}
