import { appendFileSync, closeSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const acknowledged = z.object({
  key: z.uuid(),
  orderId: z.uuid(),
  lines: z.array(z.object({ productId: z.uuid(), quantity: z.int() })),
})

/** An order that was confirmed to its shopper. */
export type AcknowledgedOrder = z.output<typeof acknowledged>

/** Records orders on disk. `record` returns once an order is written, so that none is lost when a process is killed. */
export function openLedger(folder: string) {
  const file = join(folder, 'acknowledged')
  const descriptor = openSync(file, 'a')
  return {
    record: (order: AcknowledgedOrder) => {
      appendFileSync(descriptor, `${JSON.stringify(order)}\n`)
      fsyncSync(descriptor)
    },
    close: (): readonly AcknowledgedOrder[] => {
      closeSync(descriptor)
      const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean)
      return rows.map((row) => acknowledged.parse(JSON.parse(row)))
    },
  }
}
