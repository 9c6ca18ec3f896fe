import { z } from 'zod'
import measured from '#app/operations/accessibility/measured.json' with { type: 'json' }

/** The results of `npm run tools accessibility` in the demo store. */
const measurementSchema = z.strictObject({
  /** The day, such as '2026-11-26'. */
  date: z.iso.date(),
  /** The version of this software. */
  version: z.string(),
  /** The version of axe-core. */
  axe: z.string(),
  /** Widths in pixels. */
  widths: z.array(z.int()),
  /** Patterns of the route table. */
  pages: z.array(z.string()),
  findings: z.array(z.strictObject({ rule: z.string(), help: z.string(), pages: z.array(z.string()) })),
})

export type Measurement = z.output<typeof measurementSchema>

export const MEASUREMENT: Measurement = measurementSchema.parse(measured)
