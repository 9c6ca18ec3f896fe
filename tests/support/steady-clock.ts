const TICK_MS = 20
const MAX_MS = 100

let passed = 0
let seen = performance.now()
setInterval(() => {
  const now = performance.now()
  passed += Math.min(now - seen, MAX_MS)
  seen = now
}, TICK_MS).unref()

/** Milliseconds on a clock that stands still while this process does: where the machine stops, so does what is timed. */
export function steadyNow(): number {
  return passed
}
