import { z } from 'zod'
import { type Clip, findClipFormat } from '#app/base/product-video.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { idField, textField } from '#app/lib/form-fields.ts'
import type { Id } from '#app/lib/id.ts'
import { findUnknownPlaceholder } from '#app/store/placeholders.ts'
import { areUnique } from '#app/ui/admin/are-unique.ts'

/** The input of a setting in the editor. */
type FieldInput =
  | 'line'
  | 'text'
  | 'choice'
  | 'link'
  | 'button'
  | 'image'
  | 'images'
  | 'products'
  | 'collections'
  | 'look'
  | 'counters'
  | 'promises'
  | 'video'
  | 'clip'

/**
 * A setting of a section. Its labels are in the messages. `initial` is the value in a new section, and replaces an
 * unreadable value. It can be incomplete: staff then have to complete it before they can save the section.
 */
export type Field<Value = unknown> = {
  readonly input: FieldInput
  readonly isRequired?: boolean
  readonly max?: number
  readonly rows?: number
  /** True if the image is shown in a wide format. */
  readonly isWide?: boolean
  readonly initial: Value
  readonly schema: z.ZodType<Value>
}

type FieldOptions = Pick<Field, 'isRequired' | 'rows' | 'isWide'>

/** Stands for the field's label in the error messages of its schema. section-input.ts replaces it. */
export const FIELD = '{field}'

const missing = { error: () => adminText.fieldErrors.missing(FIELD) }

/** Returns a schema for text that shoppers see. Its placeholders are filled from the shipping rates. */
function shownTextSchema(max: number, isRequired = false) {
  return z
    .string(missing)
    .trim()
    .min(isRequired ? 1 : 0, missing)
    .max(max, { error: () => adminText.fieldErrors.tooLong(FIELD, max) })
    .superRefine((text, ctx) => {
      const unknown = findUnknownPlaceholder(text)
      if (unknown) ctx.addIssue(adminText.fieldErrors.unknownPlaceholder(FIELD, unknown))
    })
}

export function line(max: number, more: FieldOptions = {}): Field<string> {
  return { input: 'line', max, initial: '', schema: shownTextSchema(max, more.isRequired), ...more }
}

export function text(max: number, more: FieldOptions = {}): Field<string> {
  return { input: 'text', max, initial: '', schema: shownTextSchema(max, more.isRequired), rows: 4, ...more }
}

export function choice<const Choice extends string>(
  choices: readonly Choice[],
  initial: NoInfer<Choice>,
): Field<Choice> {
  const schema = z.enum(choices, { error: () => adminText.fieldErrors.unknownChoice(FIELD) })
  return { input: 'choice', initial, schema }
}

export type Link = { readonly label: string; readonly to: string }

const invalidAddress = { error: () => adminText.fieldErrors.address(FIELD) }
export const MAX_TARGET = 300
const target = z
  .string()
  .trim()
  .max(MAX_TARGET, invalidAddress)
  .regex(/^(|\/|\/[^/\\\s][^\\\s]*|https:\/\/[^/\s][^\s]*)$/, invalidAddress)

export const MAX_LINK_LABEL = 40

export function link(): Field<Link> {
  const schema = z
    .strictObject({ label: shownTextSchema(MAX_LINK_LABEL), to: target })
    .superRefine(({ label, to }, ctx) => {
      if (to !== '' && label === '') ctx.addIssue(adminText.fieldErrors.withoutText(FIELD))
      if (to === '' && label !== '') ctx.addIssue(adminText.fieldErrors.withoutAddress(FIELD))
    })
  return { input: 'link', initial: { label: '', to: '' }, schema }
}

export type SectionButton = { readonly phone: string; readonly desktop: string; readonly to: string }

export function button(initial: SectionButton): Field<SectionButton> {
  const schema = z.strictObject({
    phone: shownTextSchema(MAX_LINK_LABEL, true),
    desktop: shownTextSchema(MAX_LINK_LABEL, true),
    to: target.min(1, missing),
  })
  return { input: 'button', initial, schema }
}

const duplicate = { error: () => adminText.fieldErrors.twice(FIELD) }

const MAX_ALT = 300

export { MAX_ALT as MAX_IMAGE_ALT }

const uploadedImage = z.strictObject({
  url: z.string().min(1).max(500),
  publicId: z.string().min(1).max(255),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: textField(MAX_ALT, { tooLong: () => adminText.fieldErrors.altTooLong(FIELD, MAX_ALT) }),
})
/** One of the images that come with the demo store. */
const theme = z.strictObject({ theme: z.enum(['hero', 'story-drape']) })

export type UploadedImage = Readonly<z.output<typeof uploadedImage>>
export type SectionImage = UploadedImage | Readonly<z.output<typeof theme>>

export function image(more: FieldOptions = {}): Field<SectionImage | null> {
  const schema = z
    .union([uploadedImage, theme])
    .nullable()
    .refine((value) => value !== null || !more.isRequired, missing)
  return { input: 'image', initial: null, schema, ...more }
}

export const MAX_IMAGES = 4

export function images(more: FieldOptions = {}): Field<readonly UploadedImage[]> {
  const schema = z
    .array(uploadedImage)
    .min(2, { error: () => adminText.fieldErrors.tooFewImages(FIELD) })
    .max(MAX_IMAGES, { error: () => adminText.fieldErrors.tooMany(FIELD, MAX_IMAGES) })
    .refine((list) => areUnique(list.map(({ publicId }) => publicId)), duplicate)
  return { input: 'images', initial: [], schema, isRequired: true, ...more }
}

/** Sources that consist of placed and flagged products. */
export const PLACED_SOURCES = ['best_sellers', 'new_arrivals', 'featured', 'what_we_see'] as const
export const MAX_CHOSEN = 4

const createIdsSchema = <Noun extends string>(none: () => string) =>
  z
    .array(idField<Noun>(() => adminText.fieldErrors.unreadable(FIELD)))
    .min(1, { error: none })
    .max(MAX_CHOSEN, { error: () => adminText.fieldErrors.tooMany(FIELD, MAX_CHOSEN) })
    .refine(areUnique, duplicate)

const productSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.enum(PLACED_SOURCES) }),
  z.strictObject({
    from: z.literal('collection'),
    id: idField<'collection'>(() => adminText.fieldErrors.withoutCollection(FIELD)),
  }),
  z.strictObject({
    from: z.literal('category'),
    slug: z
      .string()
      .min(1, { error: () => adminText.fieldErrors.withoutCategory(FIELD) })
      .max(100),
  }),
  z.strictObject({
    from: z.literal('chosen'),
    ids: createIdsSchema<'product'>(() => adminText.fieldErrors.withoutProduct(FIELD)),
  }),
])

export type ProductSource =
  | { readonly from: (typeof PLACED_SOURCES)[number] }
  | { readonly from: 'collection'; readonly id: Id<'collection'> }
  | { readonly from: 'category'; readonly slug: string }
  | { readonly from: 'chosen'; readonly ids: readonly Id<'product'>[] }

export function products(): Field<ProductSource> {
  return { input: 'products', initial: { from: 'best_sellers' }, schema: productSource }
}

const collectionSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('latest') }),
  z.strictObject({
    from: z.literal('chosen'),
    ids: createIdsSchema<'collection'>(() => adminText.fieldErrors.withoutCollections(FIELD)),
  }),
])

export type CollectionSource =
  | { readonly from: 'latest' }
  | { readonly from: 'chosen'; readonly ids: readonly Id<'collection'>[] }

export function collections(): Field<CollectionSource> {
  return { input: 'collections', initial: { from: 'latest' }, schema: collectionSource }
}

export function look(): Field<Id<'look'> | null> {
  const withoutLook = () => adminText.fieldErrors.withoutLook(FIELD)
  const schema = idField<'look'>(withoutLook)
    .nullable()
    .refine((id) => id !== null, { error: withoutLook })
  return { input: 'look', initial: null, schema, isRequired: true }
}

export const MAX_ENTRIES = 4
const tooManyEntries = { error: () => adminText.fieldErrors.tooMany(FIELD, MAX_ENTRIES) }
export const MAX_COUNTER = { figure: 8, label: 30 } as const

const counter = z.strictObject({
  figure: shownTextSchema(MAX_COUNTER.figure, true),
  label: shownTextSchema(MAX_COUNTER.label, true),
})

export type Counter = Readonly<z.output<typeof counter>>

export function counters(): Field<readonly Counter[]> {
  return { input: 'counters', initial: [], schema: z.array(counter).max(MAX_ENTRIES, tooManyEntries) }
}

/** Promises that are derived from shipping rates and payment methods; 'text' is a promise that the owner writes. */
export const PROMISE_SOURCES = ['shipping', 'payment', 'delivery', 'text'] as const
export const MAX_PROMISE = { title: 40, text: 160 } as const

const promise = z
  .strictObject({
    from: z.enum(PROMISE_SOURCES),
    title: shownTextSchema(MAX_PROMISE.title),
    text: shownTextSchema(MAX_PROMISE.text),
  })
  .superRefine(({ from, title, text }, ctx) => {
    if (title === '' && (from === 'text' || text !== '')) ctx.addIssue(adminText.fieldErrors.withoutTitle(FIELD))
  })

type PromiseEntry = Readonly<z.output<typeof promise>>

export function promises(initial: readonly PromiseEntry[]): Field<readonly PromiseEntry[]> {
  const schema = z
    .array(promise)
    .min(1, { error: () => adminText.fieldErrors.withoutPromise(FIELD) })
    .max(MAX_ENTRIES, tooManyEntries)
  return { input: 'promises', initial, schema }
}

const video = z.strictObject({
  url: z.string().regex(/^\/media\/[a-z0-9-]{1,80}\/[0-9a-f]{64}\.(mp4|webm)$/),
  bytes: z.int().min(1),
})

export type SectionVideo = Readonly<z.output<typeof video>>

export function videoFile(): Field<SectionVideo | null> {
  const schema = video.nullable().refine((value) => value !== null, missing)
  return { input: 'video', initial: null, schema, isRequired: true }
}

function clipFile(format: keyof Clip) {
  const withoutFile = { error: () => adminText.fieldErrors.withoutMp4(FIELD) }
  return z.string(withoutFile).refine((url) => findClipFormat(url) === format, withoutFile)
}

/** A silent video that plays over an image. Homepages saved before this setting existed lack it. */
export function clip(): Field<Clip | null> {
  const schema = z
    .strictObject({ mp4: clipFile('mp4'), webm: clipFile('webm').nullable() })
    .nullable()
    .default(null)
  return { input: 'clip', initial: null, schema }
}
