/** The times when the camera last saw each code, in milliseconds. */
export type SeenCodes = ReadonlyMap<string, number>

/**
 * An item that stays in view is scanned once. The next item with the same code is scanned after the code has been out
 * of view for this long.
 */
const GONE_AFTER_MS = 1_500

/** Returns the codes of a video frame that were not in view before. */
export function readFrame(seen: SeenCodes, codes: readonly string[], now: number) {
  const inView = [...seen].filter(([, last]) => now - last < GONE_AFTER_MS)
  const known = new Map(inView)
  return {
    scanned: [...new Set(codes)].filter((code) => !known.has(code)),
    seen: new Map([...inView, ...codes.map((code) => [code, now] as const)]),
  }
}
