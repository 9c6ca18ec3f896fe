type MappedFieldEntry = {
  readonly section: MappedSection
  /** True if staff can choose several columns for the field. */
  readonly isRepeatable?: true
}

export const MAPPED_SECTIONS = ['product', 'prices', 'variants', 'texts', 'rows'] as const
type MappedSection = (typeof MAPPED_SECTIONS)[number]

/** The possible contents of a column in product files from any system. */
export const MAPPED_FIELDS = {
  name: { section: 'product' },
  slug: { section: 'product' },
  status: { section: 'product' },
  category: { section: 'product', isRepeatable: true },
  tags: { section: 'product', isRepeatable: true },
  vendor: { section: 'product' },
  image: { section: 'product', isRepeatable: true },
  price: { section: 'prices' },
  salePrice: { section: 'prices' },
  oldPrice: { section: 'prices' },
  onSale: { section: 'prices' },
  surcharge: { section: 'prices' },
  currency: { section: 'prices' },
  sku: { section: 'variants' },
  barcode: { section: 'variants' },
  stock: { section: 'variants', isRepeatable: true },
  size: { section: 'variants' },
  color: { section: 'variants' },
  option: { section: 'variants', isRepeatable: true },
  option1Name: { section: 'variants' },
  option1Value: { section: 'variants' },
  option2Name: { section: 'variants' },
  option2Value: { section: 'variants' },
  option3Name: { section: 'variants' },
  option3Value: { section: 'variants' },
  options: { section: 'variants' },
  variantName: { section: 'variants' },
  variantSku: { section: 'variants' },
  variantPrice: { section: 'variants' },
  variantStock: { section: 'variants' },
  weight: { section: 'variants' },
  description: { section: 'texts' },
  shortDescription: { section: 'texts' },
  group: { section: 'rows' },
  parent: { section: 'rows' },
  variantList: { section: 'rows' },
  rowKind: { section: 'rows' },
  language: { section: 'rows' },
} as const satisfies Readonly<Record<string, MappedFieldEntry>>

export type MappedField = keyof typeof MAPPED_FIELDS

export function isMappedField(name: string): name is MappedField {
  return Object.hasOwn(MAPPED_FIELDS, name)
}

export const mappedFieldNames: readonly MappedField[] = Object.keys(MAPPED_FIELDS).filter(isMappedField)

export function isRepeatable(field: MappedField): boolean {
  const entry: MappedFieldEntry = MAPPED_FIELDS[field]
  return entry.isRepeatable ?? false
}

/** The kind of a row, if the file specifies it. 'skipped' rows have nothing that this store can import. */
export type RowKind = 'product' | 'variant' | 'image' | 'skipped'

const ROW_KINDS: Readonly<Record<RowKind, readonly string[]>> = {
  product: [
    'product',
    'simple',
    'configurable',
    'variable',
    'parent',
    'master',
    'produkt',
    'produit',
    'producto',
    // `applyKind` defines what these mean here
    'virtual',
    'downloadable',
    'bundle',
    'grouped',
    'external',
    'composite',
    'giftcard',
    'gift card',
    'subscription',
    'variable subscription',
  ],
  variant: ['variant', 'variation', 'sku', 'product variation', 'product variant', 'child', 'variante', 'wariant'],
  image: ['image', 'picture', 'bild', 'photo'],
  skipped: ['rule', 'video', 'product option'],
}
const ROW_KINDS_BY_WORD = new Map(
  Object.entries(ROW_KINDS).flatMap(([kind, words]) => words.map((word) => [word, kind as RowKind])),
)

/** Returns null if the text is not a kind of row. */
export function findRowKind(text: string): RowKind | null {
  return (
    ROW_KINDS_BY_WORD.get(
      text
        .toLowerCase()
        .replaceAll(/[_\s]+/g, ' ')
        .trim(),
    ) ?? null
  )
}
