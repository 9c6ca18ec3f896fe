import type { BodyMeasurements } from '#app/catalog/size-guides/find-size.ts'
import { MEASUREMENTS, type Measurement } from '#app/catalog/size-guides/measures.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

/** Stores millimeters by measurement, as JSON that is never sent to the store. */
const KEY = 'body-measures'

export function readBodyMeasurements(): BodyMeasurements {
  const stored = readFields(parseJson(readStored(KEY)))
  return Object.fromEntries(
    MEASUREMENTS.flatMap((measure) => {
      const mm = stored[measure]
      return typeof mm === 'number' && Number.isInteger(mm) && mm > 0 ? [[measure, mm]] : []
    }),
  )
}

/** Replaces the values of `measures`; measurements that are only in other guides do not change. */
export function storeBodyMeasurements(measures: readonly Measurement[], body: BodyMeasurements): void {
  const others = Object.entries(readBodyMeasurements()).filter(
    ([name]) => !measures.some((measure) => measure === name),
  )
  writeStored(KEY, JSON.stringify({ ...Object.fromEntries(others), ...body }))
}
