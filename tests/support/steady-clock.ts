const TICK_MS = 20
const MAX_MS = 100

let elapsed = 0
let lastTickAt = performance.now()
setInterval(() => {
  const now = performance.now()
  elapsed += Math.min(now - lastTickAt, MAX_MS)
  lastTickAt = now
}, TICK_MS).unref()

/**
 * Returns the time in milliseconds on a clock that stops while this process is stopped, such as when the machine
 * stalls.
 */
export function steadyNow(): number {
  return elapsed
}
