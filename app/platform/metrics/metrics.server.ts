import type { Metrics } from '#app/platform/metrics/create-metrics.server.ts'

let stored: Metrics | null = null

/** Returns null without METRICS_TOKEN. In that case nothing is counted. */
export function metrics(): Metrics | null {
  return stored
}

export function setMetrics(created: Metrics): void {
  stored = created
}
