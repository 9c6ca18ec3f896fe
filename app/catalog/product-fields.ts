import { adminText } from '#app/catalog/admin/admin-text.ts'
import { HOMEPAGE_SECTIONS, PRODUCT_STATUSES, WITHDRAWAL_CHOICES } from '#app/catalog/constants.ts'
import { CARE_SYMBOLS, type CareName } from '#app/catalog/materials/materials.ts'
import { listKeys } from '#app/lib/keys.ts'
import { TAX_CLASSES } from '#app/pricing/tax-class.ts'

/**
 * 'amount' is a price that can be empty; an empty 'count' is stored as `empty`; 'names' is an ordered list; 'guide' is
 * a size guide's name, 'manufacturer' an id. 'fibers' are typed as one string (materials.ts), a 'country' as its code
 * or English name, a 'measure' as '50 ml' (measure.ts), 'packaging' as 'paper 60 g' (catalog/packaging), a 'video' as
 * the URLs of its files (product-video.ts).
 */
type FieldKind =
  | { readonly kind: 'line'; readonly max: number }
  /** `isDetail`: shown among the details on the product page and in the form. */
  | { readonly kind: 'text'; readonly max: number; readonly isDetail?: true }
  | { readonly kind: 'price' | 'amount' | 'flag' | 'weight' | 'height' | 'colors' | 'category' | 'collection' }
  | { readonly kind: 'fibers' | 'country' | 'guide' | 'manufacturer' | 'measure' | 'packaging' | 'video' }
  | { readonly kind: 'count'; readonly empty: 0 | null }
  | {
      readonly kind: 'choice'
      readonly choices: readonly string[]
      readonly initial: string
      readonly errorMessage: () => string
    }
  | { readonly kind: 'names'; readonly noun: EntryNoun; readonly isDistinct?: true }

/** The noun for an entry in a list. */
export type EntryNoun = 'size' | 'tag'

export type FieldDescription = FieldKind & {
  /** The column in our own product files. */
  readonly column: string
  readonly isRequired?: true
  /** The initial value in the form of a new product; empty by default. */
  readonly initial?: string
  /** True if an empty cell does not change the field. Otherwise, it clears an optional field. */
  readonly ignoresEmptyCell?: true
  readonly shopify?: string
  /** True if the change history does not show this field's values. It never shows lists, long text and references. */
  readonly isValueHidden?: true
  readonly isNotCopied?: true
}

export const MAX_NAME = 200
const MAX_TEXT = 20_000

/** Returns the field for a group of care symbols. A product has at most one symbol of each group. */
function createCareSymbolField<const Choices extends readonly string[]>(
  name: CareName,
  column: string,
  choices: Choices,
) {
  const choiceList = choices.map((choice) => choice.replaceAll('_', ' ')).join(', ')
  const errorMessage = () => adminText.invalidOptionalChoice(adminText.fieldLabels[name], choiceList)
  return { kind: 'choice', column, choices, initial: '', errorMessage: errorMessage } as const
}

/** The fields are in the order in which the form lists errors. */
const FIELDS = {
  name: { kind: 'line', column: 'Name', max: MAX_NAME, isRequired: true, shopify: 'Title' },
  slug: { kind: 'line', column: 'Handle', max: MAX_NAME, ignoresEmptyCell: true, shopify: 'Handle' },
  sku: { kind: 'line', column: 'SKU', max: 100, ignoresEmptyCell: true, shopify: 'Variant SKU' },
  description: { kind: 'text', column: 'Short description', max: MAX_TEXT, isRequired: true, shopify: 'Body (HTML)' },
  longDescription: { kind: 'text', column: 'Long description', max: MAX_TEXT, shopify: 'Body (HTML)' },
  price: { kind: 'price', column: 'Price', isRequired: true },
  salePrice: { kind: 'amount', column: 'Sale price', shopify: 'Variant Price' },
  compareAtPrice: { kind: 'amount', column: 'Compare-at price' },
  costPrice: { kind: 'amount', column: 'Cost price', shopify: 'Cost per item' },
  taxClass: {
    kind: 'choice',
    column: 'Tax class',
    choices: TAX_CLASSES,
    initial: 'standard',
    isRequired: true,
    errorMessage: () => adminText.chooseTaxClass,
    ignoresEmptyCell: true,
  },
  category: { kind: 'category', column: 'Category', isRequired: true, shopify: 'Type' },
  status: {
    kind: 'choice',
    column: 'Status',
    choices: PRODUCT_STATUSES,
    initial: 'draft',
    isRequired: true,
    errorMessage: () => adminText.chooseStatus,
    isNotCopied: true,
    shopify: 'Status',
  },
  lowStockThreshold: { kind: 'count', column: 'Low-stock threshold', empty: null },
  weightGrams: { kind: 'weight', column: 'Weight', shopify: 'Variant Grams' },
  measure: { kind: 'measure', column: 'Measure' },
  showOnHomepage: { kind: 'flag', column: 'Show on homepage', isNotCopied: true },
  homepageSection: {
    kind: 'choice',
    column: 'Homepage section',
    choices: HOMEPAGE_SECTIONS,
    initial: '',
    errorMessage: () => adminText.chooseSection,
    isNotCopied: true,
  },
  homepagePosition: {
    kind: 'count',
    column: 'Homepage position',
    empty: 0,
    initial: '0',
    ignoresEmptyCell: true,
    isNotCopied: true,
  },
  isFeatured: { kind: 'flag', column: 'Featured', isNotCopied: true },
  isBestseller: { kind: 'flag', column: 'Best seller', isNotCopied: true },
  isNew: { kind: 'flag', column: 'New', isNotCopied: true },
  video: { kind: 'video', column: 'Video' },
  sizes: { kind: 'names', column: 'Sizes', noun: 'size', isDistinct: true, shopify: 'Option1 Value' },
  colors: { kind: 'colors', column: 'Colors', shopify: 'Option1 Value' },
  sizeGuide: { kind: 'guide', column: 'Size guide' },
  modelHeightMm: { kind: 'height', column: 'Model height (cm)' },
  modelSize: { kind: 'line', column: 'Model wears size', max: 40 },
  fibers: { kind: 'fibers', column: 'Fiber content' },
  hasAnimalParts: { kind: 'flag', column: 'Animal parts' },
  washing: createCareSymbolField('washing', 'Washing', CARE_SYMBOLS.washing),
  bleaching: createCareSymbolField('bleaching', 'Bleaching', CARE_SYMBOLS.bleaching),
  tumbleDrying: createCareSymbolField('tumbleDrying', 'Tumble drying', CARE_SYMBOLS.tumbleDrying),
  naturalDrying: createCareSymbolField('naturalDrying', 'Natural drying', CARE_SYMBOLS.naturalDrying),
  ironing: createCareSymbolField('ironing', 'Ironing', CARE_SYMBOLS.ironing),
  professionalCare: createCareSymbolField('professionalCare', 'Professional care', CARE_SYMBOLS.professionalCare),
  countryOfOrigin: { kind: 'country', column: 'Made in' },
  manufacturerId: { kind: 'manufacturer', column: 'Maker' },
  safetyWarnings: { kind: 'text', column: 'Safety warnings', max: 2_000 },
  packaging: { kind: 'packaging', column: 'Packaging' },
  withdrawal: {
    kind: 'choice',
    column: 'Withdrawal',
    choices: WITHDRAWAL_CHOICES,
    initial: 'allowed',
    isRequired: true,
    errorMessage: () => adminText.invalidChoice(adminText.fieldLabels.withdrawal, WITHDRAWAL_CHOICES.join(', ')),
    ignoresEmptyCell: true,
  },
  materials: { kind: 'text', column: 'Materials', max: MAX_TEXT, isDetail: true },
  careInstructions: { kind: 'text', column: 'Care instructions', max: MAX_TEXT, isDetail: true },
  repairAndDisposal: { kind: 'text', column: 'Repair and disposal', max: MAX_TEXT, isDetail: true },
  vendor: { kind: 'line', column: 'Vendor', max: MAX_NAME, shopify: 'Vendor' },
  tags: { kind: 'names', column: 'Tags', noun: 'tag', shopify: 'Tags' },
  seoTitle: { kind: 'line', column: 'SEO title', max: MAX_NAME, isValueHidden: true, shopify: 'SEO Title' },
  seoDescription: { kind: 'text', column: 'SEO description', max: 500, shopify: 'SEO Description' },
  collectionId: { kind: 'collection', column: 'Collection' },
} as const satisfies Record<string, FieldDescription>

/** Files contain these manufacturer values in place of `manufacturerId`. */
const MAKER_FIELDS = {
  maker: { kind: 'line', column: 'Maker', max: MAX_NAME },
  makerContact: { kind: 'text', column: 'Maker address', max: 500 },
  makerCountry: { kind: 'country', column: 'Maker country' },
  responsiblePerson: { kind: 'text', column: 'EU responsible person', max: 500 },
} as const satisfies Record<string, FieldDescription>

export type Fields = typeof FIELDS
export type FieldName = keyof Fields
export type MakerFieldName = keyof typeof MAKER_FIELDS
/** The fields in the columns of our own product files. */
export type FileFieldName = Exclude<FieldName, 'manufacturerId'> | MakerFieldName
export type Kind = FieldKind['kind']
export type FieldOfKind<KindName extends Kind> = Extract<FieldDescription, { readonly kind: KindName }>
export type NameOfKind<KindName extends Kind> = {
  [Name in FieldName]: Fields[Name]['kind'] extends KindName ? Name : never
}[FieldName]
type DetailName = { [Name in FieldName]: Fields[Name] extends { readonly isDetail: true } ? Name : never }[FieldName]

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

export const fieldNames: readonly FieldName[] = Object.keys(FIELDS).filter(isFieldName)
export const makerNames = listKeys(MAKER_FIELDS)

type AllFields = Fields & typeof MAKER_FIELDS
const ALL_FIELDS: AllFields = { ...FIELDS, ...MAKER_FIELDS }

export function getField<Name extends keyof AllFields>(name: Name): FieldDescription & AllFields[Name] {
  return ALL_FIELDS[name]
}

export function listNamesOfKind<KindName extends Kind>(...kinds: readonly KindName[]): readonly NameOfKind<KindName>[] {
  return fieldNames.filter((name): name is NameOfKind<KindName> => kinds.some((kind) => kind === FIELDS[name].kind))
}

export const detailNames = listNamesOfKind('text').filter((name): name is DetailName => 'isDetail' in FIELDS[name])
export const priceNames = listNamesOfKind('price', 'amount')
export const flagNames = listNamesOfKind('flag')
export const textNames = listNamesOfKind(
  'line',
  'text',
  'price',
  'amount',
  'count',
  'weight',
  'height',
  'choice',
  'category',
  'fibers',
  'country',
  'guide',
  'manufacturer',
  'measure',
  'packaging',
  'video',
)

/** Returns the column of a field in our own product files. */
export function getColumn(name: FileFieldName): string {
  return getField(name).column
}

/** Returns the label that staff see. */
export function getFieldLabel(name: FieldName | MakerFieldName): string {
  return adminText.fieldLabels[name]
}

export function findFieldHint(name: FieldName): string | undefined {
  const hints: Readonly<Partial<Record<FieldName, string>>> = adminText.fieldHints
  return hints[name]
}
