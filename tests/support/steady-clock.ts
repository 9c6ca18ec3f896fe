const TICK_MS = 20
const MAX_MS = 100

let passed = 0
let seen = performance.now()
setInterval(() => {
  const now = performance.now()
  passed += Math.min(now - seen, MAX_MS)
  seen = now
}, TICK_MS).unref()

/** Returns the time in milliseconds on a clock that stops while this process does, such as when the machine stalls. */
export function steadyNow(): number {
  return passed
}
