import { MAX_COLOR_NAME } from '#app/catalog/catalog.ts'
import { MAX_CATEGORY_NAME } from '#app/catalog/category.ts'
import {
  MAX_ALT,
  MAX_COLLECTION_DESCRIPTION,
  MAX_COLLECTION_NAME,
  MAX_GUIDE_NAME,
  MAX_GUIDE_NOTE,
} from '#app/catalog/constants.ts'
import { type FieldName, getField, getFieldLabel } from '#app/catalog/product-fields.ts'
import { SECTION_TEXTS } from '#app/content/homepage/sections/section-texts.ts'
import { MAX_LOOK_NAME } from '#app/content/looks/look.ts'
import { MAX_LABEL } from '#app/content/menus/menu.ts'
import { adminText } from '#app/content/translations/admin-text.ts'
import { MAX_PAGE_LENGTH } from '#app/lib/markdown.ts'
import { MAX_ACCOUNT_NOTE } from '#app/pricing/payment-terms.ts'
import { STORE_TEXT_FIELDS } from '#app/store/settings-fields.ts'
import { type FieldIn, TRANSLATABLE_KINDS, type TranslatableKind } from '#app/store/translations.ts'

export type TranslatableField = {
  readonly label: string
  readonly max: number
  /** A line, a text of several lines, Markdown, or a slug. */
  readonly format: 'line' | 'text' | 'markdown' | 'slug'
  /** The text can contain placeholders such as `{standard_days}`. */
  readonly hasPlaceholders?: boolean
  /** The text tells customers where to send money. A change requires the password, and all staff are emailed. */
  readonly isAboutPayee?: boolean
}

type Label = keyof (typeof adminText)['fields']

function createField(
  name: Label,
  max: number,
  format: TranslatableField['format'],
  options: Pick<TranslatableField, 'isAboutPayee'> = {},
): TranslatableField {
  return {
    get label() {
      return adminText.fields[name]
    },
    max,
    format,
    ...options,
  }
}

const line = (label: Label, max: number) => createField(label, max, 'line')
const text = (label: Label, max: number) => createField(label, max, 'text')
const markdown = (label: Label, max: number) => createField(label, max, 'markdown')

function productField(name: FieldName, format: TranslatableField['format']): TranslatableField {
  const field = getField(name)
  return { label: getFieldLabel(name), max: 'max' in field ? field.max : 0, format }
}

const MAX_SLUG = 200
const MAX_SEO_TITLE = 200
const MAX_SEO_DESCRIPTION = 500
/** The slug defaults to the original slug, so that it is never missing. */
const SLUG = { slug: createField('slug', MAX_SLUG, 'slug') }
const SEO = { seoTitle: line('seoTitle', MAX_SEO_TITLE), seoDescription: text('seoDescription', MAX_SEO_DESCRIPTION) }

const MAX_ORDER_BUTTON = 60
const alt = (label: Label = 'image') => line(label, MAX_ALT)

type Description<Field extends string> = {
  /** The field whose text identifies a subject in lists; '' if there is none. */
  readonly nameField: Field | ''
  /** The fields, keyed by their property in the original's table or their path in stored JSON. */
  readonly fields: Readonly<Record<Field, TranslatableField>>
}

/**
 * The text that can be translated (store/translations.ts). The form, validation, lists, files and detection of outdated
 * text are derived from this table. Triggers on the tables with originals (db/functions/translations.sql)
 * list the columns, and originals.server.ts lists the tables.
 */
const KINDS: { readonly [Kind in TranslatableKind]: Description<FieldIn<Kind>> } = {
  product: {
    nameField: 'name',
    fields: {
      name: productField('name', 'line'),
      description: productField('description', 'text'),
      longDescription: productField('longDescription', 'markdown'),
      materials: productField('materials', 'text'),
      careInstructions: productField('careInstructions', 'text'),
      repairAndDisposal: productField('repairAndDisposal', 'text'),
      safetyWarnings: productField('safetyWarnings', 'text'),
      ...SEO,
    },
  },
  category: {
    nameField: 'name',
    fields: { name: line('name', MAX_CATEGORY_NAME), imageAlt: alt(), ...SLUG, ...SEO },
  },
  collection: {
    nameField: 'name',
    fields: {
      name: line('name', MAX_COLLECTION_NAME),
      ...SLUG,
      description: text('description', MAX_COLLECTION_DESCRIPTION),
      heroImageAlt: alt('largeImage'),
      imageUrlAlt: alt('smallImage'),
      ...SEO,
    },
  },
  color: {
    nameField: 'name',
    fields: { name: line('name', MAX_COLOR_NAME) },
  },
  page: {
    nameField: 'title',
    fields: {
      title: line('title', MAX_COLLECTION_NAME),
      ...SLUG,
      body: markdown('text', MAX_PAGE_LENGTH),
      ...SEO,
    },
  },
  announcement: {
    nameField: 'text',
    fields: { text: line('text', 200) },
  },
  'menu-link': {
    nameField: 'name',
    fields: { name: line('label', MAX_LABEL) },
  },
  'homepage-section': { nameField: '', fields: SECTION_TEXTS },
  'store-texts': { nameField: '', fields: STORE_TEXT_FIELDS },
  'shipping-rate': {
    nameField: 'name',
    fields: { name: line('name', 60) },
  },
  'pickup-point': {
    nameField: 'name',
    fields: { name: line('name', 100), hours: line('hours', 200) },
  },
  'size-guide': {
    nameField: 'name',
    fields: { name: line('name', MAX_GUIDE_NAME), note: text('note', MAX_GUIDE_NOTE) },
  },
  look: {
    nameField: 'name',
    fields: { name: line('name', MAX_LOOK_NAME), imageAlt: alt() },
  },
  market: {
    nameField: '',
    fields: { orderButton: line('orderButton', MAX_ORDER_BUTTON) },
  },
  'payment-offer': {
    nameField: '',
    fields: { note: createField('note', MAX_ACCOUNT_NOTE, 'text', { isAboutPayee: true }) },
  },
  'product-image': {
    nameField: 'alt',
    fields: { alt: alt() },
  },
}

export function findKind(name: string): TranslatableKind | null {
  return TRANSLATABLE_KINDS.find((kind) => kind === name) ?? null
}

export function describeKind(kind: TranslatableKind): Description<string> {
  return KINDS[kind]
}

/** Lists the fields of a kind with their names, in the order of forms and files. */
export function listKindFields(kind: TranslatableKind): readonly (readonly [string, TranslatableField])[] {
  return Object.entries(describeKind(kind).fields)
}

/** Returns true if the kind has a text that tells customers where to send money. */
export function isAboutPayee(kind: TranslatableKind): boolean {
  return listKindFields(kind).some(([, field]) => field.isAboutPayee)
}
