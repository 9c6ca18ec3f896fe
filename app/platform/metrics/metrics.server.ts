import type { Metrics } from '#app/platform/metrics/create-metrics.server.ts'

let stored: Metrics | null = null

/** Null without METRICS_TOKEN. Then nothing is counted. */
export function metrics(): Metrics | null {
  return stored
}

export function setMetrics(created: Metrics): void {
  stored = created
}
