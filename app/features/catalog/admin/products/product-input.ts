import { z } from 'zod'
import {
  CATEGORIES,
  DEFAULT_COLOR,
  HOMEPAGE_SECTIONS,
  type HomepageSection,
  ONE_SIZE,
  PRODUCT_STATUSES,
} from '#app/features/catalog/catalog.ts'
import { flagOfSection } from '#app/features/catalog/homepage-sections.ts'
import {
  formatMoney,
  MAX_PRICE_MINOR,
  type Money,
  money,
  parseMoney,
  type StoreCurrency,
} from '#app/features/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { parseId } from '#app/lib/id.ts'
import { jsonField } from '#app/lib/json-field.ts'
import { isNumeric, parseWhole } from '#app/lib/typed-number.ts'

const MAX_NAME = 200
const MAX_TEXT = 20_000
export const MAX_IMAGES = 20
export const MAX_ALT = 300
export const MAX_CHOICES = 30
const MAX_STOCK = 1_000_000

/** What the product form sends, under the names of its fields (docs/rules.md, Forms). */
export function productInput(currency: StoreCurrency) {
  return z
    .strictObject({
      name: required('Name', MAX_NAME),
      slug: text('Slug', MAX_NAME),
      sku: text('SKU', 100),
      description: required('Short description', MAX_TEXT),
      longDescription: text('Long description', MAX_TEXT),
      price: price(currency),
      salePrice: optionalPrice('Sale price', currency),
      compareAtPrice: optionalPrice('Compare-at price', currency),
      costPrice: optionalPrice('Cost price', currency),
      category: z.enum(CATEGORIES, 'Category is required'),
      status: z.enum(PRODUCT_STATUSES, 'Choose a status'),
      lowStockThreshold: typedNumber('Low-stock threshold').transform((typed, ctx) =>
        wholeNumber(typed, null, 'Low-stock threshold', ctx),
      ),
      showOnHomepage: flag(),
      homepageSection: z.union([z.literal('').transform(() => null), z.enum(HOMEPAGE_SECTIONS)], 'Choose a section'),
      homepagePosition: typedNumber('Homepage position').transform((typed, ctx) =>
        wholeNumber(typed, 0, 'Homepage position', ctx),
      ),
      isFeatured: flag(),
      isBestseller: flag(),
      isNew: flag(),
      sizes: json(z.array(label('size', 40)).max(MAX_CHOICES, `At most ${MAX_CHOICES} sizes`)).refine(
        areDifferent,
        'Two sizes have the same name',
      ),
      colors: json(
        z
          .array(
            z.strictObject({
              name: label('color', 60),
              hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'A color is # and six characters from 0-9 and a-f'),
            }),
          )
          .max(MAX_CHOICES, `At most ${MAX_CHOICES} colors`),
      ).refine((colors) => areDifferent(colors.map(({ name }) => name)), 'Two colors have the same name'),
      materials: text('Materials', MAX_TEXT),
      careInstructions: text('Care instructions', MAX_TEXT),
      tags: json(z.array(label('tag', 40)).max(MAX_CHOICES, `At most ${MAX_CHOICES} tags`)),
      seoTitle: text('SEO title', MAX_NAME),
      seoDescription: text('SEO description', 500),
      collectionId: z.string().transform((typed, ctx) => {
        const id = parseId<'collection'>(typed)
        if (typed !== '' && !id) ctx.addIssue('Choose a collection')
        return id
      }),
      /** In their sequence; the first one is featured. */
      images: json(
        z
          .array(
            z.strictObject({
              publicId: z.string().min(1).max(255),
              alt: z.string().trim().max(MAX_ALT, `A description of an image has at most ${MAX_ALT} characters`),
              color: z.string().max(60).nullable(),
            }),
          )
          .max(MAX_IMAGES, `A product has at most ${MAX_IMAGES} images`),
      ).refine(
        (images) => new Set(images.map(({ publicId }) => publicId)).size === images.length,
        'One of these images is there twice',
      ),
      /** 'number': `stock` holds all pieces. 'grid': `cells` hold them by size and color, and `stock` is passed over. */
      stockKind: z.enum(['number', 'grid']),
      stock: typedNumber('Stock quantity').transform((typed, ctx) => {
        if (typed.trim() === '') return refuse(ctx, 'Stock quantity is required')
        return wholeNumber(typed, 0, 'Stock quantity', ctx)
      }),
      /** The product's whole stock when the form was loaded. */
      stockLoaded: z.coerce.number().int().min(0),
      cells: json(
        z
          .array(
            z.strictObject({
              size: z.string().max(40).nullable(),
              color: z.string().max(60).nullable(),
              loaded: z.number().int().min(0).nullable(),
              stock: z.string(),
            }),
          )
          .max(MAX_CHOICES * MAX_CHOICES),
      ),
      /** Which state of the product the form was loaded from; '' for a new one. */
      version: z.string().max(100),
      /** What a new product is to be known by, made with its form: sent again, as its answer was lost, it is no other one. */
      newId: z
        .string()
        .optional()
        .transform((id) => parseId<'product'>(id)),
      /** Sent once somebody confirmed that an active product shall cost nothing. */
      confirmZeroPrice: z.literal('yes').optional(),
      /** How many pieces somebody agreed to lose with the sizes and colors that are removed. */
      writeOff: z.coerce.number().int().min(0).default(0),
      /** Sent where the product was deleted while its form was open. */
      saveAs: z.literal('new').optional(),
    })
    .transform(({ stockKind, stock, stockLoaded, cells, writeOff, ...input }, ctx) => ({
      ...input,
      ...sectionFlags(input),
      images: input.images.map((image) => ({
        ...image,
        color: input.colors.some(({ name }) => name === image.color) ? image.color : null,
      })),
      stock:
        stockKind === 'number'
          ? { kind: 'number' as const, loaded: stockLoaded, stock }
          : { ...grid(cells, stockLoaded, input, ctx), writeOff },
    }))
}

export type ProductInput = z.output<ReturnType<typeof productInput>>
/** The texts of a product's form, as they are typed and sent. */
export type ProductFields = z.input<ReturnType<typeof productInput>>

/** The cells of the grid: every size with every color. None where a product has neither. */
export function gridCells(
  sizes: readonly string[],
  colors: readonly { readonly name: string }[],
): { size: string | null; color: string | null }[] {
  if (sizes.length === 0 && colors.length === 0) return []
  const rows = sizes.length > 0 ? sizes : [null]
  const columns = colors.length > 0 ? colors.map(({ name }) => name) : [null]
  return rows.flatMap((size) => columns.map((color) => ({ size, color })))
}

/** 'PRD-' and the last 8 digits of the time in milliseconds. */
export function generatedSku(now: Date): string {
  return `PRD-${String(now.getTime()).slice(-8)}`
}

/** (price - cost) / price in percent with one decimal, or null where there is no price or no cost. */
export function profitMargin(price: Money | null, cost: Money | null): string | null {
  if (!price || !cost || price.minor === 0) return null
  const perMille = Number(
    (BigInt(price.minor - cost.minor) * 2000n + BigInt(price.minor >= cost.minor ? 1 : -1) * BigInt(price.minor)) /
      (2n * BigInt(price.minor)),
  )
  const sign = perMille < 0 ? '-' : ''
  return `${sign}${Math.trunc(Math.abs(perMille) / 10)}.${Math.abs(perMille) % 10}%`
}

/** Placing a product in one of the three flagged sections sets that flag (docs/rules.md, Homepage). */
function sectionFlags(input: {
  readonly homepageSection: HomepageSection | null
  readonly isBestseller: boolean
  readonly isNew: boolean
  readonly isFeatured: boolean
}) {
  const placed = flagOfSection(input.homepageSection)
  return {
    isBestseller: input.isBestseller || placed === 'isBestseller',
    isNew: input.isNew || placed === 'isNew',
    isFeatured: input.isFeatured || placed === 'isFeatured',
  }
}

type Ctx = z.core.$RefinementCtx<unknown>

function refuse(ctx: Ctx, message: string, path: readonly string[] = []): never {
  ctx.addIssue({ code: 'custom', message, input: undefined, path: [...path] })
  return z.NEVER
}

function text(name: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, `${name} has at most ${formatNumber(max)} characters`)
}

function required(name: string, max: number) {
  return text(name, max).min(1, `${name} is required`)
}

function label(noun: string, max: number) {
  return z
    .string()
    .trim()
    .min(1, `A ${noun} needs a name`)
    .max(max, `A ${noun} has at most ${max} characters`)
    .refine((name) => name !== ONE_SIZE && name !== DEFAULT_COLOR.name, {
      error: ({ input }) => `"${input}" is what a product without any is sold as: leave the list empty instead`,
    })
}

function areDifferent(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length
}

/** A checkbox: sent as 'on' or not at all. */
function flag() {
  return z
    .literal('on')
    .optional()
    .transform((value) => value === 'on')
}

/** A list that the form's script sends as one text. */
function json<Schema extends z.ZodType>(schema: Schema) {
  return jsonField(schema, {
    most: 100_000,
    tooLong: 'This list is too long to be saved',
    unreadable: 'This list could not be read',
  })
}

/** What was typed where a number belongs. */
function typedNumber(name: string) {
  return z.string().max(100, `${name} has at most 100 characters`)
}

/** A text that is no number at all counts as 0, and says so: an active product asks before it is saved like that. */
function price(currency: StoreCurrency) {
  return typedNumber('Price').transform((typed, ctx): { amount: Money<StoreCurrency>; isFallback: boolean } => {
    if (typed.trim() === '') return refuse(ctx, 'Price is required')
    const amount = parseMoney(typed, currency)
    if (amount) return { amount, isFallback: false }
    if (isNumeric(typed)) return refuse(ctx, outOfRange('Price', currency))
    return { amount: money(0, currency), isFallback: true }
  })
}

function optionalPrice(name: string, currency: StoreCurrency) {
  return typedNumber(name).transform((typed, ctx): Money<StoreCurrency> | null => {
    if (typed.trim() === '') return null
    const amount = parseMoney(typed, currency)
    return amount ?? refuse(ctx, isNumeric(typed) ? outOfRange(name, currency) : `${name} is a number, or stays empty`)
  })
}

function outOfRange(name: string, currency: StoreCurrency): string {
  return `${name} lies between 0 and ${formatMoney(money(MAX_PRICE_MINOR, currency))}`
}

/** A whole number from 0 up. `fallback` is for what is empty or no number at all. */
function wholeNumber<Fallback>(typed: string, fallback: Fallback, name: string, ctx: Ctx, path: string[] = []) {
  const number = parseWhole(typed)
  if (number !== null && number <= MAX_STOCK) return number
  if (!isNumeric(typed)) return fallback
  return refuse(ctx, `${name} is a whole number from 0 to ${formatNumber(MAX_STOCK)}`, path)
}

function grid(
  cells: readonly { size: string | null; color: string | null; loaded: number | null; stock: string }[],
  loaded: number,
  { sizes, colors }: { readonly sizes: readonly string[]; readonly colors: readonly { readonly name: string }[] },
  ctx: Ctx,
) {
  const expected = gridCells(sizes, colors)
  if (expected.length === 0) refuse(ctx, 'Stock by size and color needs sizes or colors', ['stock'])
  const read = expected.map(({ size, color }) => {
    const cell = cells.find((sent) => sent.size === size && sent.color === color)
    if (!cell) return refuse(ctx, 'The grid does not fit the sizes and colors', ['stock'])
    const name = `Stock of ${[size, color].filter((part) => part !== null).join(', ')}`
    return { size, color, loaded: cell.loaded, stock: wholeNumber(cell.stock, 0, name, ctx, ['stock']) }
  })
  return { kind: 'grid' as const, loaded, cells: read }
}
