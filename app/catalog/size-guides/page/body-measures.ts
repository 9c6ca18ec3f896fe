import type { BodyMeasurements } from '#app/catalog/size-guides/find-size.ts'
import { MEASURES, type Measure } from '#app/catalog/size-guides/measures.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

/** Millimeters by measurement, as JSON. It is never sent to the store. */
const KEY = 'body-measures'

export function readBodyMeasurements(): BodyMeasurements {
  const stored = readFields(parseJson(readStored(KEY)))
  return Object.fromEntries(
    MEASURES.flatMap((measure) => {
      const mm = stored[measure]
      return typeof mm === 'number' && Number.isInteger(mm) && mm > 0 ? [[measure, mm]] : []
    }),
  )
}

/** Replaces `measures`; those that only other guides have do not change. */
export function storeBodyMeasurements(measures: readonly Measure[], body: BodyMeasurements): void {
  const others = Object.entries(readBodyMeasurements()).filter(
    ([name]) => !measures.some((measure) => measure === name),
  )
  writeStored(KEY, JSON.stringify({ ...Object.fromEntries(others), ...body }))
}
