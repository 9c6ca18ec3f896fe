import { expect, test } from 'vitest'
import { readBodyMeasures, storeBodyMeasures } from '#app/catalog/size-guides/page/body-measures.ts'
import { writeStored } from '#app/ui/local-storage.ts'

test('measures of a guide replace its earlier ones, and leave those of others', () => {
  storeBodyMeasures(['bust', 'waist'], { bust: 880, waist: 700 })
  storeBodyMeasures(['head'], { head: 560 })
  storeBodyMeasures(['bust', 'waist'], { bust: 890 })
  expect(readBodyMeasures()).toEqual({ bust: 890, head: 560 })
})

test.each(['[', '[]', '{"bust": "88", "waist": -1, "hips": 1.5, "knee": 300}'])(
  'damaged measures %s are none',
  (json) => {
    writeStored('body-measures', json)
    expect(readBodyMeasures()).toEqual({})
  },
)
