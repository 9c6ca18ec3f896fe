import { expect, test } from 'vitest'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { newId } from '#app/lib/id.ts'
import {
  countLeft,
  countUnits,
  findNextOrder,
  isAllPacked,
  type PackedUnits,
  type PackLine,
  packLine,
  packScanned,
} from '#app/orders/admin/packing/packing.ts'
import { normalizeScannedCode, toProductCode } from '#app/orders/admin/packing/scanned-code.ts'

const product = newId<'product'>()
const shirt = { id: 'shirt', units: 2, codes: ['04006381333931', 'SHIRT-M-RED'], sharedCodes: [toProductCode(product)] }
const scarf = { id: 'scarf', units: 1, codes: ['SCARF'], sharedCodes: [] }
const lines: readonly PackLine[] = [shirt, scarf]

test.each([
  ['a GTIN', '4006381333931', '04006381333931'],
  ['a GTIN with a leading zero and spaces', ' 0400 6381 333931 ', '04006381333931'],
  ['a GTIN-12', '036000291452', '00036000291452'],
  ['a mistyped GTIN, which stays plain text', '4006381333932', '4006381333932'],
  ['an SKU in lowercase', 'shirt–m‑red', 'SHIRT-M-RED'],
  ['the QR code of a label', `https://lumina.example/passport/${toPassportCode(product)}`, toProductCode(product)],
  ['any other URL', 'https://lumina.example/shop', 'HTTPS://LUMINA.EXAMPLE/SHOP'],
])('%s is normalized', (_, scanned, normalized) => {
  expect(normalizeScannedCode(scanned)).toBe(normalized)
})

test.each([
  ['counts an ordered item', {}, '4006381333931', 'packed'],
  ['counts a second unit of an item', { shirt: 1 }, 'SHIRT-M-RED', 'packed'],
  ['rejects a third unit of two', { shirt: 2 }, 'SHIRT-M-RED', 'too-many'],
  [
    'does not count an item whose code does not identify the size',
    {},
    `x/passport/${toPassportCode(product)}`,
    'unclear',
  ],
  [
    'rejects an item whose code does not identify the size once all units are packed',
    { shirt: 2 },
    `x/passport/${toPassportCode(product)}`,
    'too-many',
  ],
  ['rejects a different size', {}, 'SHIRT-L-RED', 'wrong'],
  ['rejects an empty code', {}, ' ', 'wrong'],
])('a scan %s', (_, packed, scanned, outcome) => {
  expect(packScanned(lines, packed, scanned).outcome).toBe(outcome)
})

test('confirming a line without a scan packs all units of the line', () => {
  const packed = packLine({ shirt: 1 }, shirt)
  expect(packed).toEqual({ shirt: 2 })
  expect(isAllPacked(lines, packed)).toBe(false)
  expect(countUnits(lines, packed)).toEqual({ total: 3, packed: 2 })
  expect(countLeft(shirt, packed)).toBe(0)
})

test('units that were returned or withdrawn after they were packed do not count as packed', () => {
  const left = [{ ...shirt, units: 1 }]
  expect(countUnits(left, { shirt: 2 })).toEqual({ total: 1, packed: 1 })
  expect(packScanned(left, { shirt: 2 }, 'SHIRT-M-RED').outcome).toBe('too-many')
})

test('scans of an item that is on two lines fill one line, then the other', () => {
  const twice = [scarf, { ...scarf, id: 'second' }]
  const first = packScanned(twice, {}, 'SCARF')
  expect(first).toMatchObject({ outcome: 'packed', packed: { scarf: 1 } })
  expect(packScanned(twice, { scarf: 1 }, 'SCARF')).toMatchObject({ packed: { scarf: 1, second: 1 } })
})

/** An item on the packing table: its actual variant, and its code; null if it has no barcode. */
type Item = { readonly variant: string; readonly code: string | null }

/** Packs an order as staff do: scans each item, and confirms items without a barcode that belong to the shown line. */
function packOrder(order: readonly PackLine[], table: readonly Item[]) {
  let packed: PackedUnits = {}
  const accepted: string[] = []
  for (const { variant, code } of table) {
    if (code === null) {
      const line = order.find(({ id }) => id === variant)
      if (!line || countLeft(line, packed) === 0) continue
      accepted.push(...Array.from({ length: countLeft(line, packed) }, () => variant))
      packed = packLine(packed, line)
      continue
    }
    const result = packScanned(order, packed, code)
    if (result.outcome !== 'packed') continue
    accepted.push(variant)
    packed = result.packed
  }
  return { packed, accepted }
}

test('20 orders are packed without a wrong item, although some barcodes are wrong, shared or missing', () => {
  for (let number = 0; number < 20; number++) {
    const variants = Array.from({ length: 1 + (number % 5) }, (_, at) => `V${number}-${at}`)
    const order = variants.map((id, at) => ({
      id,
      units: 1 + ((number + at) % 3),
      codes: (number + at) % 4 === 0 ? [] : [id],
      sharedCodes: number % 2 === 0 ? [`SHARED-${number}`] : [],
    }))
    const table = order.flatMap(({ id, units, codes }): Item[] => {
      const item = { variant: id, code: codes[0] ?? null }
      return [
        { variant: `${id}-XL`, code: `${id}-XL` }, // a wrong size
        { variant: `${id}-XL`, code: `SHARED-${number}` }, // a wrong size whose code does not identify the size
        ...Array.from({ length: units }, () => item),
        item, // one unit too many
        { variant: `V${number + 1}-0`, code: `V${number + 1}-0` }, // an item of the next order
      ]
    })
    const { packed, accepted } = packOrder(order, table)
    expect(isAllPacked(order, packed), `order ${number} is complete`).toBe(true)
    const expected = order.flatMap(({ id, units }) => Array.from({ length: units }, () => id))
    expect(accepted.toSorted(), `order ${number} has no wrong item`).toEqual(expected.toSorted())
  }
})

test('a skipped order that was marked as shipped on another device is not offered as the previous order', () => {
  const orders = ['first', 'second', 'third'].map((id) => ({ id, state: id === 'second' ? 'shipped' : 'ready' }))
  expect(findNextOrder(orders, ['first', 'second'])).toEqual({ order: orders[2], skipped: ['first'] })
  expect(findNextOrder(orders, ['third', 'first'])).toEqual({ order: undefined, skipped: ['third', 'first'] })
})
