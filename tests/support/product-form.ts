import type { ProductFields } from '#app/features/catalog/admin/products/product-input.ts'

/** A product's form as the browser sends it: a new draft with what is required, and what a test is about put over it. */
export function productFields(change: Partial<ProductFields> = {}): ProductFields {
  return {
    name: 'Thandi Wrap Dress',
    slug: '',
    sku: '',
    description: 'Wraps and ties at the side.',
    longDescription: '',
    price: '148500',
    salePrice: '',
    compareAtPrice: '',
    costPrice: '',
    category: 'dresses',
    status: 'draft',
    lowStockThreshold: '',
    homepageSection: '',
    homepagePosition: '0',
    sizes: '[]',
    colors: '[]',
    materials: '',
    careInstructions: '',
    tags: '[]',
    seoTitle: '',
    seoDescription: '',
    collectionId: '',
    images: '[]',
    stockKind: 'number',
    stock: '5',
    stockLoaded: '0',
    cells: '[]',
    version: '',
    ...change,
  }
}
