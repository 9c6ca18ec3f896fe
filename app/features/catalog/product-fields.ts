import { HOMEPAGE_SECTIONS, PRODUCT_STATUSES } from '#app/features/catalog/statuses.ts'
import { CARE_SYMBOLS } from '#app/features/materials/care.ts'
import { TAX_CLASS_HINT, TAX_CLASSES } from '#app/features/taxes/tax-class.ts'
import { WITHDRAWAL_CHOICES } from '#app/features/withdrawals/exemption.ts'

/**
 * 'amount' is a price that can be empty; a 'count' can be `empty`; 'names' is an ordered list; 'guide' is the name of
 * one. 'fibers' are typed as one text (features/materials/fiber-content.ts), a 'country' as its code or English name, a
 * 'measure' as '50 ml' (features/prices/measure.ts), 'packaging' as 'paper 60 g' (features/packaging).
 */
type FieldKind =
  | { readonly kind: 'line'; readonly max: number }
  /** `isDetail`: in the tab Details of the product page and in the form's panel of that name. */
  | { readonly kind: 'text'; readonly max: number; readonly isDetail?: true }
  | { readonly kind: 'price' | 'amount' | 'flag' | 'weight' | 'height' | 'colors' | 'category' | 'collection' }
  | { readonly kind: 'fibers' | 'country' | 'guide' | 'measure' | 'packaging' }
  | { readonly kind: 'count'; readonly empty: 0 | null }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly initial: string; readonly refusal: string }
  | { readonly kind: 'names'; readonly noun: string; readonly isDistinct?: true }

export type FieldDescription = FieldKind & {
  readonly label: string
  readonly hint?: string
  readonly isRequired?: true
  /** In the form of a new product. Default: empty. */
  readonly initial?: string
  readonly column?: string
  /** An empty cell does not change the field. Otherwise it clears an optional field. */
  readonly staysOnEmptyCell?: true
  readonly shopify?: string
  /** Default: the label with a lower-case first letter. */
  readonly historyLabel?: string
  /** The history omits its values, as for all lists, texts and references. */
  readonly isOnlyNamed?: true
  readonly isNotCopied?: true
}

export const MAX_NAME = 200
const MAX_TEXT = 20_000

/** A group of care symbols, of which a product has at most one. */
function careSymbol<const Choices extends readonly string[]>(label: string, choices: Choices) {
  const known = choices.map((choice) => choice.replaceAll('_', ' ')).join(', ')
  return { kind: 'choice', label, choices, initial: '', refusal: `${label} is empty or one of: ${known}` } as const
}

/** In the order of the form's errors (docs/rules.md, Forms). */
const FIELDS = {
  name: { kind: 'line', label: 'Name', max: MAX_NAME, isRequired: true, shopify: 'Title' },
  slug: { kind: 'line', label: 'Slug', max: MAX_NAME, column: 'Handle', staysOnEmptyCell: true, shopify: 'Handle' },
  sku: { kind: 'line', label: 'SKU', max: 100, staysOnEmptyCell: true, shopify: 'Variant SKU' },
  description: {
    kind: 'text',
    label: 'Short description',
    max: MAX_TEXT,
    isRequired: true,
    historyLabel: 'description',
    shopify: 'Body (HTML)',
  },
  longDescription: {
    kind: 'text',
    label: 'Long description',
    hint: 'An empty line starts a paragraph. # heading · **bold** · *italic* · - list · 1. list · > quote · [text](https://…)',
    max: MAX_TEXT,
    shopify: 'Body (HTML)',
  },
  price: { kind: 'price', label: 'Price', isRequired: true },
  salePrice: {
    kind: 'amount',
    label: 'Sale price',
    hint: 'If lower than the price, the product sells for it.',
    shopify: 'Variant Price',
  },
  compareAtPrice: {
    kind: 'amount',
    label: 'Compare-at price',
    hint: 'If higher than the price, it is shown struck through.',
  },
  costPrice: { kind: 'amount', label: 'Cost price', hint: 'Never shown to shoppers.', shopify: 'Cost per item' },
  taxClass: {
    kind: 'choice',
    label: 'Tax class',
    hint: TAX_CLASS_HINT,
    choices: TAX_CLASSES,
    initial: 'standard',
    isRequired: true,
    refusal: 'Choose a tax class',
    staysOnEmptyCell: true,
  },
  category: { kind: 'category', label: 'Category', isRequired: true, shopify: 'Type' },
  status: {
    kind: 'choice',
    label: 'Status',
    hint: 'Shoppers see only active products.',
    choices: PRODUCT_STATUSES,
    initial: 'draft',
    isRequired: true,
    refusal: 'Choose a status',
    isNotCopied: true,
    shopify: 'Status',
  },
  lowStockThreshold: { kind: 'count', label: 'Low-stock threshold', empty: null },
  weightGrams: {
    kind: 'weight',
    label: 'Weight',
    hint: 'Of one unit with its packaging. Shipping rates can depend on it.',
    shopify: 'Variant Grams',
  },
  measure: {
    kind: 'measure',
    label: 'Sold by measure',
    hint: 'What one unit contains: 50 ml, 250 g or 2 m. The EU and the United Kingdom then require the price per l, kg or m.',
    column: 'Measure',
  },
  showOnHomepage: { kind: 'flag', label: 'Show on homepage', isNotCopied: true },
  homepageSection: {
    kind: 'choice',
    label: 'Homepage section',
    choices: HOMEPAGE_SECTIONS,
    initial: '',
    refusal: 'Choose a section',
    isNotCopied: true,
  },
  homepagePosition: {
    kind: 'count',
    label: 'Homepage position',
    hint: 'The lowest position comes first.',
    empty: 0,
    initial: '0',
    staysOnEmptyCell: true,
    isNotCopied: true,
  },
  isFeatured: { kind: 'flag', label: 'Featured', isNotCopied: true },
  isBestseller: { kind: 'flag', label: 'Bestseller', column: 'Best seller', isNotCopied: true },
  isNew: { kind: 'flag', label: 'New', isNotCopied: true },
  sizes: {
    kind: 'names',
    label: 'Sizes',
    hint: 'In the order shown to shoppers. Without sizes, it is sold as One Size.',
    noun: 'size',
    isDistinct: true,
    shopify: 'Option1 Value',
  },
  colors: { kind: 'colors', label: 'Colors', column: 'Colors', shopify: 'Option1 Value' },
  sizeGuide: {
    kind: 'guide',
    label: 'Size guide',
    hint: 'Without one, that of its main collection is shown, else that of its category.',
  },
  modelHeightMm: {
    kind: 'height',
    label: 'Model’s height',
    hint: 'Of the person in the photos: 178 or 5′10″.',
    column: 'Model height (cm)',
  },
  modelSize: {
    kind: 'line',
    label: 'Model wears size',
    hint: 'Shown with the height: “Model is 178 cm and wears M”.',
    max: 40,
  },
  fibers: {
    kind: 'fibers',
    label: 'Fiber content',
    hint: 'By weight, as on the label: 100 % for each component.',
  },
  hasAnimalParts: {
    kind: 'flag',
    label: 'Contains non-textile parts of animal origin',
    hint: 'Such as leather patches, horn buttons or down. Labels must say so in the EU.',
    column: 'Animal parts',
  },
  washing: careSymbol('Washing', CARE_SYMBOLS.washing),
  bleaching: careSymbol('Bleaching', CARE_SYMBOLS.bleaching),
  tumbleDrying: careSymbol('Tumble drying', CARE_SYMBOLS.tumbleDrying),
  naturalDrying: careSymbol('Natural drying', CARE_SYMBOLS.naturalDrying),
  ironing: careSymbol('Ironing', CARE_SYMBOLS.ironing),
  professionalCare: careSymbol('Professional care', CARE_SYMBOLS.professionalCare),
  countryOfOrigin: {
    kind: 'country',
    label: 'Made in',
    hint: 'The country of the last substantial change.',
  },
  maker: {
    kind: 'line',
    label: 'Maker',
    hint: 'Name and place of the manufacturer, shown to shoppers.',
    max: MAX_NAME,
  },
  makerContact: {
    kind: 'text',
    label: 'Maker’s address',
    hint: 'Postal address, and an email or website. Shown with the maker in the EU.',
    max: 500,
    column: 'Maker address',
  },
  makerCountry: {
    kind: 'country',
    label: 'Maker’s country',
    hint: 'Outside of the EU, a responsible person in the EU is needed.',
    column: 'Maker country',
  },
  responsiblePerson: {
    kind: 'text',
    label: 'Responsible person in the EU',
    hint: 'Name, postal address, and an email or website. If empty, that of the settings.',
    max: 500,
    column: 'EU responsible person',
  },
  safetyWarnings: {
    kind: 'text',
    label: 'Warnings and safety information',
    hint: 'As on the product or its packaging, such as “Keep away from fire”.',
    max: 2_000,
    column: 'Safety warnings',
  },
  packaging: {
    kind: 'packaging',
    label: 'Packaging',
    hint: 'Of one unit, by material: paper 60 g, plastic 4.5 g. Also glass, metal, wood, composite, textile. Registers of packaging count it.',
  },
  withdrawal: {
    kind: 'choice',
    label: 'Withdrawal',
    hint: 'Whether consumers can withdraw within 14 days. Excluded goods say so before the order. Directive 2011/83/EU, Art. 16; guidance, no legal advice.',
    choices: WITHDRAWAL_CHOICES,
    initial: 'allowed',
    isRequired: true,
    refusal: `Withdrawal is one of: ${WITHDRAWAL_CHOICES.join(', ')}`,
    staysOnEmptyCell: true,
  },
  materials: { kind: 'text', label: 'Materials', max: MAX_TEXT, isDetail: true },
  careInstructions: { kind: 'text', label: 'Care instructions', max: MAX_TEXT, isDetail: true },
  repairAndDisposal: { kind: 'text', label: 'Repair and disposal', max: MAX_TEXT, isDetail: true },
  vendor: {
    kind: 'line',
    label: 'Vendor',
    hint: 'The brand, for search engines. Without one, the store is the brand.',
    max: MAX_NAME,
    shopify: 'Vendor',
  },
  tags: { kind: 'names', label: 'Tags', noun: 'tag', shopify: 'Tags' },
  seoTitle: { kind: 'line', label: 'SEO title', max: MAX_NAME, isOnlyNamed: true, shopify: 'SEO Title' },
  seoDescription: { kind: 'text', label: 'SEO description', max: 500, shopify: 'SEO Description' },
  collectionId: {
    kind: 'collection',
    label: 'Main collection',
    hint: 'Linked on the product page.',
    column: 'Collection',
  },
} as const satisfies Record<string, FieldDescription>

export type Fields = typeof FIELDS
export type FieldName = keyof Fields
export type Kind = FieldKind['kind']
export type FieldOf<Of extends Kind> = Extract<FieldDescription, { readonly kind: Of }>
export type NameOfKind<Of extends Kind> = {
  [Name in FieldName]: Fields[Name]['kind'] extends Of ? Name : never
}[FieldName]
type DetailName = { [Name in FieldName]: Fields[Name] extends { readonly isDetail: true } ? Name : never }[FieldName]

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

export const fieldNames: readonly FieldName[] = Object.keys(FIELDS).filter(isFieldName)

export function fieldOf<Name extends FieldName>(name: Name): FieldDescription & Fields[Name] {
  return FIELDS[name]
}

export function namesOfKind<Of extends Kind>(...kinds: readonly Of[]): readonly NameOfKind<Of>[] {
  return fieldNames.filter((name): name is NameOfKind<Of> => kinds.some((kind) => kind === FIELDS[name].kind))
}

export const detailNames = namesOfKind('text').filter((name): name is DetailName => 'isDetail' in FIELDS[name])
export const priceNames = namesOfKind('price', 'amount')
export const flagNames = namesOfKind('flag')
export const textNames = namesOfKind(
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
  'measure',
  'packaging',
)

/** Returns the column of a field in our own product files. */
export function columnOf(name: FieldName): string {
  const { column, label } = fieldOf(name)
  return column ?? label
}
