import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { type CodedVariant, listItemCodes } from '#app/orders/admin/packing/item-codes.ts'
import { toProductCode } from '#app/orders/admin/packing/scanned-code.ts'

const productId = newId<'product'>()
const toVariant = (sku: string, rest: Partial<CodedVariant> = {}): CodedVariant => {
  return { id: newId(), productId, size: null, color: null, sku, barcode: null, ...rest }
}
const medium = toVariant('TOP-M', { size: 'M', barcode: '4006381333931' })
const large = toVariant('TOP-L', { size: 'L' })
const item = { variantId: medium.id, productId, size: 'M', color: 'Default', sku: 'TOP-M' }
const product = toProductCode(productId)

test('a SKU and a barcode identify a size, but a QR code identifies only the product', () => {
  expect(listItemCodes(item, [medium, large])).toEqual({ codes: ['TOP-M', '04006381333931'], sharedCodes: [product] })
})

test('the QR code identifies the only variant of a product', () => {
  const only = toVariant('BAG')
  const bag = { ...item, variantId: only.id, size: 'One Size', sku: 'BAG' }
  expect(listItemCodes(bag, [only])).toEqual({ codes: ['BAG', product], sharedCodes: [] })
})

test('the SKU of a product without stock by size does not identify the ordered size', () => {
  const all = toVariant('TOP')
  const ordered = { ...item, variantId: all.id, sku: 'TOP' }
  expect(listItemCodes(ordered, [all])).toEqual({ codes: [], sharedCodes: ['TOP', product] })
})

test('a barcode that another product also has does not identify the item', () => {
  const other = toVariant('SCARF', { productId: newId(), barcode: '04006381333931' })
  expect(listItemCodes(item, [medium, other])).toEqual({
    codes: ['TOP-M', product],
    sharedCodes: ['04006381333931'],
  })
})

test('an item whose variant was deleted has no codes that identify it', () => {
  const { codes } = listItemCodes({ ...item, variantId: null }, [large])
  expect(codes).toEqual([])
})
