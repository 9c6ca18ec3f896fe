import process from 'node:process'
import { expect, test, vi } from 'vitest'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics/metrics.server.ts'
import { startMetrics } from '#server/metrics.ts'

vi.hoisted(() => vi.stubEnv('METRICS_TOKEN', 'a token of the test')) // before the imports read it

test('figures that cannot be given are logged, and do not end the web process', async () => {
  const others = process.listeners('message') // those of the test runner, which know nothing of our messages
  await startMetrics()
  const [hear] = process.listeners('message').filter((listener) => !others.includes(listener))
  const failure = new Error('No figures')
  const { registry } = metrics() ?? {}
  if (registry) vi.spyOn(registry, 'getMetricsAsJSON').mockRejectedValue(failure)
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  hear?.({ kind: 'give-metrics' }, undefined)
  await expect.poll(() => logged.mock.calls).toEqual([[{ event: 'metrics-failed', err: failure }]])
})
