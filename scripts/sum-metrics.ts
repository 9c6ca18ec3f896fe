import type { Worker } from 'node:cluster'
import { type FromWebProcess, readFromWebProcess, type ToWebProcess } from '#server/process-messages.ts'

const TIMEOUT_MS = 1_000

type ProcessMetrics = Extract<FromWebProcess, { kind: 'metrics' }>['metrics']

/** Returns the sum of the processes' metrics as Prometheus text. Omits processes that do not respond. */
export async function sumMetrics(workers: readonly Worker[]): Promise<string> {
  const parts = await Promise.all(workers.map(requestMetrics))
  const { AggregatorRegistry } = await import('prom-client') // imported here because most stores never request metrics
  return AggregatorRegistry.aggregate(parts.filter((part) => part !== null)).metrics()
}

function requestMetrics(worker: Worker): Promise<ProcessMetrics | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, TIMEOUT_MS, null)
    function onMessage(sent: unknown): void {
      const message = readFromWebProcess(sent)
      if (message?.kind === 'metrics') finish(message.metrics)
    }
    function finish(metrics: ProcessMetrics | null): void {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(metrics)
    }
    worker.on('message', onMessage)
    if (worker.isConnected()) worker.send({ kind: 'collect-metrics' } satisfies ToWebProcess)
  })
}
