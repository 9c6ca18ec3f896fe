/** Returns a reproducible pseudo-random integer from 0 to `size` - 1, for integers `n` below 2^32. */
export function pick(n: number, salt: number, size: number): number {
  return mix(n, Math.imul(salt, 0x9e3779b1)) % size
}

/** With the same seed, different `n` give different results, because each step can be reversed. */
function mix(n: number, seed: number): number {
  let hash = n ^ seed
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns a number below 2^32 that is always the same for the same text. */
export function toSeed(text: string): number {
  let hash = 0
  for (const letter of text) hash = mix(hash, letter.codePointAt(0) ?? 0)
  return hash
}

/** Returns 32 reproducible hexadecimal digits, which differ for each `n` below 2^32. */
export function toHex(n: number, seed: number): string {
  const digits = [0, 1, 2, 3].map((part) =>
    mix(n, seed + Math.imul(part, 0x5bd1e995))
      .toString(16)
      .padStart(8, '0'),
  )
  return digits.join('')
}

/** Returns a UUIDv7, so that ids sort by time. `time` is in milliseconds. */
export function createId(n: number, seed: number, time: number): string {
  const [at, hex] = [time.toString(16).padStart(12, '0'), toHex(n, seed)]
  return `${at.slice(0, 8)}-${at.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}
