import type { Metrics } from '#app/platform/metrics/create-metrics.server.ts'

let stored: Metrics | null = null

/** What is counted, or null where nobody has a token to read it (METRICS_TOKEN): then nothing is. */
export function metrics(): Metrics | null {
  return stored
}

export function keepMetrics(created: Metrics): void {
  stored = created
}
