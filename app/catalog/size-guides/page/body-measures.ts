import type { BodyMeasurements } from '#app/catalog/size-guides/find-size.ts'
import { MEASUREMENTS, type Measurement } from '#app/catalog/size-guides/measures.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

/** The key of the stored JSON: millimeters by measurement. The browser never sends it to the store. */
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

/** Replaces the stored values of `measures` with those in `body`. Measurements that only other guides use stay. */
export function storeBodyMeasurements(measures: readonly Measurement[], body: BodyMeasurements): void {
  const others = Object.entries(readBodyMeasurements()).filter(
    ([name]) => !measures.some((measure) => measure === name),
  )
  writeStored(KEY, JSON.stringify({ ...Object.fromEntries(others), ...body }))
}
