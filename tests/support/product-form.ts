import { draftOf, type FormProduct, sentFields } from '#app/features/catalog/admin/products/product-draft.ts'
import { type ProductFields, productInput } from '#app/features/catalog/admin/products/product-input.ts'
import { fieldNames } from '#app/features/catalog/product-fields.ts'
import { pick } from '#app/lib/pick.ts'

/** A product's form as the browser sends it: a new draft with what is required, and what a test is about put over it. */
export function productFields(change: Partial<ProductFields> = {}): ProductFields {
  return {
    ...sentFields(draftOf(null, 'NGN')),
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

/** The product that such a form saves, as its own form is given it, and what a test is about put over it. */
export function formProduct(change: Partial<FormProduct>): FormProduct {
  const saved = pick(productInput('NGN').parse(productFields()), fieldNames)
  return { ...saved, id: '1', version: 'a', images: [], variants: [], ...change }
}
