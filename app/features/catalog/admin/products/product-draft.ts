import { type DraftImage, mergeImages } from '#app/features/catalog/admin/image-list.ts'
import { gridCells, type ProductFields } from '#app/features/catalog/admin/products/product-input.ts'
import type { StockedProduct } from '#app/features/catalog/admin/products/save-product.server.ts'
import { ONE_SIZE, type ProductColor } from '#app/features/catalog/catalog.ts'
import {
  type FieldDescription,
  type FieldName,
  type Fields,
  fieldNames,
  fieldOf,
  priceNames,
} from '#app/features/catalog/product-fields.ts'
import { money, type StoreCurrency, toDecimal } from '#app/features/money/money.ts'
import { adoptTyped as adoptFields, rebase as rebaseFields } from '#app/lib/draft.ts'
import { pick } from '#app/lib/pick.ts'
import { slugify } from '#app/lib/slug.ts'

/** What a form holds of a field while someone works on it: a text as typed, a list as it stands. */
type Typed<Field extends FieldDescription> = Field extends {
  kind: 'choice'
  choices: readonly (infer Choice)[]
  initial: infer Initial
}
  ? Choice | Initial
  : Field extends { kind: 'flag' }
    ? boolean
    : Field extends { kind: 'names' }
      ? readonly string[]
      : Field extends { kind: 'colors' }
        ? readonly ProductColor[]
        : string

type FieldDrafts = { readonly [Name in FieldName]: Typed<Fields[Name]> }

/** What a product form holds while someone works on it. */
export type ProductDraft = FieldDrafts & {
  /** The first one is featured. */
  readonly images: readonly DraftImage[]
  readonly stockKind: 'number' | 'grid'
  readonly stock: string
  /** By `cellKey`; what is not there was not typed yet. */
  readonly cells: Readonly<Record<string, string>>
}

/** The draft that a form starts from: a product's, or an empty one. */
export function draftOf(product: StockedProduct | null, currency: StoreCurrency): ProductDraft {
  const fields = Object.fromEntries(
    fieldNames.map((name): [FieldName, unknown] => [
      name,
      product ? typedValue(name, product[name], currency) : initialValue(fieldOf(name)),
    ]),
  ) as FieldDrafts // an edge: `fromEntries` forgets which field has which kind
  if (!product) return { ...fields, images: [], stockKind: 'number', stock: '', cells: {} }
  const { images, variants } = product
  return {
    ...fields,
    images: images
      .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
      .map(({ publicId, url, alt, color }) => ({ publicId, url, alt, color, arrival: null, preview: null })),
    stockKind: isGrid(product) ? 'grid' : 'number',
    stock: isGrid(product) ? '' : String(stockOf(product)),
    cells: isGrid(product)
      ? Object.fromEntries(variants.map((variant) => [cellKey(variant), String(variant.stock)]))
      : {},
  }
}

/** What is saved in a field as it is typed: amounts as decimals, '' for nothing. */
export function typedValue(name: FieldName, value: StockedProduct[FieldName], currency: StoreCurrency) {
  if (typeof value !== 'number') return value ?? ''
  return priceNames.some((known) => known === name) ? toDecimal(money(value, currency)) : String(value)
}

function initialValue({ kind, initial = '' }: FieldDescription) {
  if (kind === 'flag') return false
  return kind === 'names' || kind === 'colors' ? [] : initial
}

/** The fields of a draft as a form sends them. */
export function formFields(draft: Readonly<Record<FieldName, unknown>>) {
  const sent = fieldNames.flatMap((name): [FieldName, string][] => {
    const value = draft[name]
    if (typeof value === 'boolean') return value ? [[name, 'on']] : []
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
  })
  return Object.fromEntries(sent) as Pick<ProductFields, FieldName> // an edge, as above
}

/** A new product's name as it is typed: the slug follows it until someone writes another. */
export function withName({ name, slug }: ProductDraft, typed: string): Pick<ProductDraft, 'name' | 'slug'> {
  return { name: typed, slug: slug === '' || slug === slugify(name) ? slugify(typed) : slug }
}

/** A draft with what the form's own fields hold: someone may have typed before the page's script was there. */
export function adoptTyped(draft: ProductDraft, form: FormData): ProductDraft {
  const typed = adoptFields(draft, form)
  const unknown = fieldNames.filter((name) => {
    const field = fieldOf(name)
    return field.kind === 'choice' && ![field.initial, ...field.choices].some((known) => known === typed[name])
  })
  const { stockKind, stock } = draft
  return { ...typed, ...pick(draft, unknown), stockKind, stock: stockKind === 'number' ? typed.stock : stock }
}

/** Stock and images follow a color to its new name, which no other color has. */
export function renameColor(draft: ProductDraft, from: string, to: string): ProductDraft {
  const sizes = draft.sizes.length > 0 ? draft.sizes : [null]
  const moved = new Map(sizes.map((size) => [cellKey({ size, color: from }), cellKey({ size, color: to })]))
  const left = new Set(moved.values()) // by a removed color that had this name
  return {
    ...draft,
    images: draft.images.map((image) => (image.color === from ? { ...image, color: to } : image)),
    cells: Object.fromEntries(
      Object.entries(draft.cells)
        .filter(([key]) => !left.has(key))
        .map(([key, text]) => [moved.get(key) ?? key, text]),
    ),
  }
}

/** All units of a product when its form was loaded. */
export function stockOf(product: StockedProduct | null): number {
  return product?.variants.reduce((total, { stock }) => total + stock, 0) ?? 0
}

function isGrid({ variants }: StockedProduct): boolean {
  return variants.some(({ size, color }) => size !== null || color !== null)
}

export function cellKey({ size, color }: { readonly size: string | null; readonly color: string | null }): string {
  return `${size ?? ONE_SIZE}\n${color ?? ''}`
}

/** The grid as it is sent: what each cell holds now, and what it held when the form was loaded. */
export function stockCells(draft: ProductDraft, product: StockedProduct | null) {
  return gridCells(draft.sizes, draft.colors).map((cell) => {
    const row = product?.variants.find(({ size, color }) => size === cell.size && color === cell.color)
    return { ...cell, loaded: row?.stock ?? null, stock: draft.cells[cellKey(cell)] ?? '' }
  })
}

/** The number in a stock field, 0 where it holds none. */
export function parseUnits(text: string | undefined): number {
  const bare = text?.trim().replaceAll(',', '') ?? ''
  return /^\d{1,9}$/.test(bare) ? Number(bare) : 0
}

/**
 * A draft put on top of a newer state of its product: what was left alone takes the new values, stock cell by cell and
 * images one by one, so that saving again neither undoes what others did nor loses what was typed.
 */
export function rebase(draft: ProductDraft, old: ProductDraft, fresh: ProductDraft): ProductDraft {
  const cells = Object.entries(draft.cells).filter(([key, stock]) => stock !== old.cells[key])
  return {
    ...rebaseFields(draft, old, fresh),
    cells: { ...fresh.cells, ...Object.fromEntries(cells) },
    images: mergeImages(draft.images, old.images, fresh.images),
  }
}
