import { z } from 'zod'

const fromWebProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), line: z.string(), hasDatabase: z.boolean() }),
  /** The process failed for a reason that the operator can fix. */
  z.object({ kind: z.literal('failed'), line: z.string() }),
  /** The process's database is responding now. */
  z.object({ kind: z.literal('complete') }),
  /** The process is stopping. The supervisor must first close its copy of the listener, by disconnecting. */
  z.object({ kind: z.literal('stopping') }),
  z.object({ kind: z.literal('metrics-requested') }),
  z.object({
    kind: z.literal('metrics'),
    metrics: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)),
  }),
])

const toWebProcess = z.discriminatedUnion('kind', [
  /** Stop after the last response on each open connection. */
  z.object({ kind: z.literal('retire') }),
  z.object({ kind: z.literal('collect-metrics') }),
  z.object({ kind: z.literal('metrics-sum'), text: z.string() }),
])

export type FromWebProcess = z.output<typeof fromWebProcess>
export type ToWebProcess = z.output<typeof toWebProcess>

export function readFromWebProcess(message: unknown): FromWebProcess | null {
  return fromWebProcess.safeParse(message).data ?? null
}

export function readToWebProcess(message: unknown): ToWebProcess | null {
  return toWebProcess.safeParse(message).data ?? null
}
