import { NO_MAKER } from '#app/catalog/manufacturer.ts'
import { NO_PRICES } from '#app/catalog/prices/price-set.ts'
import { toDraft, toFormFields } from '#app/catalog/product-draft.ts'
import { fieldNames } from '#app/catalog/product-fields.ts'
import { type ProductFields, productInput } from '#app/catalog/product-input.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { demoCategories } from '#db/demo/categories.ts'

/** Returns the fields that the form for a new product sends, with a test's changes. */
export function buildProductFields(change: Partial<ProductFields> = {}): ProductFields {
  return {
    ...toFormFields(toDraft(null, { currency: 'NGN', weightUnit: 'g' })),
    name: 'Thandi Wrap Dress',
    description: 'Wraps and ties at the side.',
    price: '148500',
    category: 'dresses',
    images: '[]',
    stockKind: 'number',
    stock: '5',
    stockLoaded: '0',
    cells: '[]',
    version: '',
    ...change,
  }
}

type Variant = StockedProduct['variants'][number]
type ProductChange = Partial<Omit<StockedProduct, 'variants'>> & {
  variants?: readonly (Pick<Variant, 'size' | 'color' | 'stock'> & Partial<Variant>)[]
}

/** Returns the product that the form for a new product saves, with a test's changes. */
export function buildFormProduct({ variants = [], ...change }: ProductChange): StockedProduct {
  const saved = pick(
    productInput({ currency: 'NGN', categories: demoCategories, weightUnit: 'g' }).parse(buildProductFields()),
    fieldNames,
  )
  const rows = variants.map((variant) => ({
    sku: '',
    weightGrams: null,
    hasOwnSku: false,
    barcode: null,
    ...NO_PRICES,
    ...variant,
  }))
  return { ...saved, ...NO_MAKER, id: newId(), version: 'a', images: [], video: null, ...change, variants: rows }
}
