import process from 'node:process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => {
  vi.stubEnv('METRICS_TOKEN', 'a token of the test')
  vi.resetModules() // modules read the variable when they are loaded
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('a failure to collect metrics is logged and does not end the web process', async () => {
  const { log } = await import('#app/platform/log.server.ts')
  const { metrics } = await import('#app/platform/metrics/metrics.server.ts')
  const { startMetrics } = await import('#server/metrics.ts')
  const otherListeners = process.listeners('message') // the test runner's listeners, which do not recognize our messages
  await startMetrics()
  const [onMessage] = process.listeners('message').filter((listener) => !otherListeners.includes(listener))
  const failure = new Error('No figures')
  const { registry } = metrics() ?? {}
  if (registry) vi.spyOn(registry, 'getMetricsAsJSON').mockRejectedValue(failure)
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  onMessage?.({ kind: 'collect-metrics' }, undefined)
  await expect.poll(() => logged.mock.calls).toEqual([[{ event: 'metrics-failed', err: failure }]])
})
