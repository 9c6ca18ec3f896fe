import { expect, test } from 'vitest'
import { readBodyMeasurements, storeBodyMeasurements } from '#app/catalog/size-guides/page/body-measures.ts'
import { writeStored } from '#app/ui/local-storage.ts'

test('saving the measurements of one guide replaces their earlier values and keeps other measurements', () => {
  storeBodyMeasurements(['bust', 'waist'], { bust: 880, waist: 700 })
  storeBodyMeasurements(['head'], { head: 560 })
  storeBodyMeasurements(['bust', 'waist'], { bust: 890 })
  expect(readBodyMeasurements()).toEqual({ bust: 890, head: 560 })
})

test.each(['[', '[]', '{"bust": "88", "waist": -1, "hips": 1.5, "knee": 300}'])(
  'invalid stored measurements %s are ignored',
  (json) => {
    writeStored('body-measures', json)
    expect(readBodyMeasurements()).toEqual({})
  },
)
