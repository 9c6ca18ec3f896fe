import { z } from 'zod'
import measured from '#app/operations/accessibility/measured.json' with { type: 'json' }

/** What `npm run tools accessibility` found in the demo store. */
const measurementSchema = z.strictObject({
  /** The day, such as '2026-11-26'. */
  date: z.iso.date(),
  /** Of this software. */
  version: z.string(),
  /** Of axe-core, which checked. */
  axe: z.string(),
  /** Widths in pixels. */
  widths: z.array(z.int()),
  /** Patterns of the route table. */
  pages: z.array(z.string()),
  findings: z.array(z.strictObject({ rule: z.string(), help: z.string(), pages: z.array(z.string()) })),
})

export type Measurement = z.output<typeof measurementSchema>

export const MEASUREMENT: Measurement = measurementSchema.parse(measured)
