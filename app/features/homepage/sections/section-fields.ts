import { z } from 'zod'
import { unknownPlaceholder } from '#app/features/shipping/placeholders.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { idField } from '#app/lib/id-field.ts'

/** How the editor shows a setting of a section. */
export type FieldInput =
  | 'line'
  | 'text'
  | 'choice'
  | 'link'
  | 'button'
  | 'image'
  | 'images'
  | 'products'
  | 'collections'
  | 'counters'
  | 'promises'
  | 'video'

/** A setting of a section. `initial` is also what an unreadable value becomes; a new section may have to be completed. */
export type Field<Value = unknown> = {
  readonly input: FieldInput
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly max?: number
  readonly rows?: number
  /** Of an image that is shown wide. */
  readonly isWide?: boolean
  readonly choices?: Readonly<Record<string, string>>
  readonly initial: Value
  readonly schema: z.ZodType<Value>
}

type More = Pick<Field, 'hint' | 'isRequired' | 'rows' | 'isWide'>

// Messages follow the label of the field: 'Heading is required' (section-input.ts).
const REQUIRED = 'is required'

/** A text that shoppers read. Placeholders are filled from the shipping rates. */
function shownText(max: number, isRequired = false) {
  return z
    .string(REQUIRED)
    .trim()
    .min(isRequired ? 1 : 0, REQUIRED)
    .max(max, `has at most ${formatNumber(max)} characters`)
    .superRefine((text, ctx) => {
      const unknown = unknownPlaceholder(text)
      if (unknown) ctx.addIssue(`names ${unknown}, which does not exist`)
    })
}

export function line(label: string, max: number, more: More = {}): Field<string> {
  return { input: 'line', label, max, initial: '', schema: shownText(max, more.isRequired), ...more }
}

export function text(label: string, max: number, more: More = {}): Field<string> {
  return { input: 'text', label, max, initial: '', schema: shownText(max, more.isRequired), rows: 4, ...more }
}

export function choice<Choice extends string>(
  label: string,
  choices: Readonly<Record<Choice, string>>,
  initial: NoInfer<Choice>,
  more: More = {},
): Field<Choice> {
  // Boundary: `keys` loses the names
  const names = Object.keys(choices) as Choice[]
  return { input: 'choice', label, choices, initial, schema: z.enum(names, 'must be one of the list'), ...more }
}

export type Link = { readonly label: string; readonly to: string }

const TARGET = 'must lead to a path of the store, such as /shop, or to an address that begins with https://'
export const MAX_TARGET = 300
const target = z
  .string()
  .trim()
  .max(MAX_TARGET, TARGET)
  .regex(/^(|\/|\/[^/\\\s][^\\\s]*|https:\/\/[^/\s][^\s]*)$/, TARGET)

export const MAX_LINK_LABEL = 40

export function link(label = 'Link'): Field<Link> {
  const schema = z.strictObject({ label: shownText(MAX_LINK_LABEL), to: target }).superRefine(({ label, to }, ctx) => {
    if (to !== '' && label === '') ctx.addIssue('needs a text')
    if (to === '' && label !== '') ctx.addIssue('needs an address')
  })
  return { input: 'link', label, hint: 'Not shown if empty.', initial: { label: '', to: '' }, schema }
}

export type SectionButton = { readonly phone: string; readonly desktop: string; readonly to: string }

export function button(label: string, initial: SectionButton): Field<SectionButton> {
  const schema = z.strictObject({
    phone: shownText(MAX_LINK_LABEL, true),
    desktop: shownText(MAX_LINK_LABEL, true),
    to: target.min(1, REQUIRED),
  })
  return { input: 'button', label, initial, schema }
}

const MAX_ALT = 300

export { MAX_ALT as MAX_IMAGE_ALT }

const uploaded = z.strictObject({
  url: z.string().min(1).max(500),
  publicId: z.string().min(1).max(255),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string().trim().max(MAX_ALT, `needs a description of at most ${MAX_ALT} characters`),
})
/** One of the images that come with the demo store. */
const theme = z.strictObject({ theme: z.enum(['hero', 'story-drape']) })

export type UploadedImage = Readonly<z.output<typeof uploaded>>
export type SectionImage = UploadedImage | Readonly<z.output<typeof theme>>

export function image(label: string, more: More = {}): Field<SectionImage | null> {
  const schema = z
    .union([uploaded, theme])
    .nullable()
    .refine((value) => value !== null || !more.isRequired, REQUIRED)
  return { input: 'image', label, initial: null, schema, ...more }
}

export const MAX_IMAGES = 4

export function images(label: string, more: More = {}): Field<readonly UploadedImage[]> {
  const schema = z
    .array(uploaded)
    .min(2, 'need at least two')
    .max(MAX_IMAGES, `are at most ${MAX_IMAGES}`)
    .refine((list) => new Set(list.map(({ publicId }) => publicId)).size === list.length, 'contain one twice')
  return { input: 'images', label, initial: [], schema, isRequired: true, ...more }
}

/** Where products are placed, or what flags them (docs/rules.md, Homepage). */
export const PLACED_SOURCES = ['best_sellers', 'new_arrivals', 'featured', 'what_we_see'] as const
export const MAX_CHOSEN = 4

const chosen = <Noun extends string>(noun: string) =>
  z
    .array(idField<Noun>('are unreadable'))
    .min(1, `need at least one ${noun}`)
    .max(MAX_CHOSEN, `are at most ${MAX_CHOSEN}`)
    .refine((ids) => new Set(ids).size === ids.length, 'contain one twice')

const productSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.enum(PLACED_SOURCES) }),
  z.strictObject({ from: z.literal('collection'), id: idField<'collection'>('need a collection') }),
  z.strictObject({ from: z.literal('category'), slug: z.string().min(1, 'need a category').max(100) }),
  z.strictObject({ from: z.literal('chosen'), ids: chosen<'product'>('product') }),
])

export type ProductSource =
  | { readonly from: (typeof PLACED_SOURCES)[number] }
  | { readonly from: 'collection'; readonly id: Id<'collection'> }
  | { readonly from: 'category'; readonly slug: string }
  | { readonly from: 'chosen'; readonly ids: readonly Id<'product'>[] }

export function products(label: string): Field<ProductSource> {
  return { input: 'products', label, initial: { from: 'best_sellers' }, schema: productSource }
}

const collectionSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('latest') }),
  z.strictObject({ from: z.literal('chosen'), ids: chosen<'collection'>('collection') }),
])

export type CollectionSource =
  | { readonly from: 'latest' }
  | { readonly from: 'chosen'; readonly ids: readonly Id<'collection'>[] }

export function collections(label: string): Field<CollectionSource> {
  return { input: 'collections', label, initial: { from: 'latest' }, schema: collectionSource }
}

export const MAX_ENTRIES = 4
export const MAX_COUNTER = { figure: 8, label: 30 } as const

const counter = z.strictObject({
  figure: shownText(MAX_COUNTER.figure, true),
  label: shownText(MAX_COUNTER.label, true),
})

export type Counter = Readonly<z.output<typeof counter>>

export function counters(label: string, more: More = {}): Field<readonly Counter[]> {
  return { input: 'counters', label, initial: [], schema: z.array(counter).max(MAX_ENTRIES, TOO_MANY), ...more }
}

const TOO_MANY = `are at most ${MAX_ENTRIES}`

/** What the store can promise by itself, from its rates and payment methods; 'text' is a promise of its own. */
export const PROMISE_SOURCES = {
  shipping: 'Shipping rates',
  payment: 'Payment methods',
  delivery: 'Delivery times',
  text: 'Own text',
} as const
export const MAX_PROMISE = { title: 40, text: 160 } as const

const promise = z
  .strictObject({
    from: z.enum(['shipping', 'payment', 'delivery', 'text']),
    title: shownText(MAX_PROMISE.title),
    text: shownText(MAX_PROMISE.text),
  })
  .superRefine(({ from, title, text }, ctx) => {
    if (title === '' && (from === 'text' || text !== '')) ctx.addIssue('need a title each')
  })

export type PromiseEntry = Readonly<z.output<typeof promise>>

export function promises(
  label: string,
  initial: readonly PromiseEntry[],
  more: More = {},
): Field<readonly PromiseEntry[]> {
  const schema = z.array(promise).min(1, 'need at least one').max(MAX_ENTRIES, TOO_MANY)
  return { input: 'promises', label, initial, schema, ...more }
}

const video = z.strictObject({
  url: z.string().regex(/^\/media\/[a-z0-9-]{1,80}\/[0-9a-f]{64}\.(mp4|webm)$/),
  bytes: z.int().min(1),
})

export type SectionVideo = Readonly<z.output<typeof video>>

export function videoFile(label: string, more: More = {}): Field<SectionVideo | null> {
  const schema = video.nullable().refine((value) => value !== null, REQUIRED)
  return { input: 'video', label, initial: null, schema, isRequired: true, ...more }
}
