type Held = { readonly bytes: Buffer<ArrayBuffer>; readonly until: number }

type Limits = {
  /** Of all that is held together. */
  readonly maxBytes: number
  /** Larger ones are not held: one of them would push out a page full of others. */
  readonly maxEach: number
  readonly maxAgeMs: number
}

/** Pictures that were asked for lately, by name. What was asked for longest ago goes first. */
export function recentPictures({ maxBytes, maxEach, maxAgeMs }: Limits) {
  const held = new Map<string, Held>() // a Map keeps the sequence in which its entries came
  let sum = 0

  function drop(name: string): void {
    sum -= held.get(name)?.bytes.length ?? 0
    held.delete(name)
  }

  return {
    find(name: string, now = Date.now()): Buffer<ArrayBuffer> | null {
      const found = held.get(name)
      if (!found) return null
      if (found.until <= now) {
        drop(name)
        return null
      }
      held.delete(name)
      held.set(name, found)
      return found.bytes
    },

    hold(name: string, bytes: Buffer<ArrayBuffer>, now = Date.now()): void {
      if (bytes.length > maxEach) return
      drop(name)
      held.set(name, { bytes, until: now + maxAgeMs })
      sum += bytes.length
      for (const oldest of held.keys()) {
        if (sum <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
