import {
  MAX_NAME as MAX_COLLECTION_NAME,
  MAX_DESCRIPTION,
} from '#app/features/catalog/admin/collections/collection-input.ts'
import { MAX_ALT } from '#app/features/catalog/admin/shared-input.ts'
import { MAX_CATEGORY_NAME } from '#app/features/catalog/categories/category.ts'
import { type FieldName, fieldOf } from '#app/features/catalog/product-fields.ts'
import { SECTION_TEXTS } from '#app/features/homepage/sections/section-texts.ts'
import { MAX_LABEL } from '#app/features/menus/menu.ts'
import { MAX_ACCOUNT_NOTE } from '#app/features/payments/payment-terms.ts'
import { STORE_TEXT_FIELDS } from '#app/features/settings/store-texts.ts'
import { MAX_GUIDE_NAME, MAX_GUIDE_NOTE } from '#app/features/size-guides/size-guide.ts'
import { MAX_PAGE_LENGTH } from '#app/lib/markdown.ts'

export type TranslatableField = {
  readonly label: string
  readonly max: number
  /** A line, a text of several lines, Markdown, or the name in an address. */
  readonly form: 'line' | 'text' | 'markdown' | 'slug'
  /** Whether it can name placeholders such as `{standard_days}`. */
  readonly hasPlaceholders?: boolean
}

const line = (label: string, max: number): TranslatableField => ({ label, max, form: 'line' })
const text = (label: string, max: number): TranslatableField => ({ label, max, form: 'text' })
const markdown = (label: string, max: number): TranslatableField => ({ label, max, form: 'markdown' })

function productField(name: FieldName, form: TranslatableField['form']): TranslatableField {
  const field = fieldOf(name)
  return { label: field.label, max: 'max' in field ? field.max : 0, form }
}

const MAX_SLUG = 200
const MAX_SEO_TITLE = 200
const MAX_SEO_DESCRIPTION = 500
/** Without one, the address has the original's, so that it is never missing. */
const SLUG = { slug: { label: 'Slug', max: MAX_SLUG, form: 'slug' } } as const
const SEO = { seoTitle: line('SEO title', MAX_SEO_TITLE), seoDescription: text('SEO description', MAX_SEO_DESCRIPTION) }

const MAX_ORDER_BUTTON = 60
const alt = (label = 'Image description'): TranslatableField => line(label, MAX_ALT)

type Kind = {
  readonly label: string
  readonly plural: string
  /** The field that names a subject in lists; '' if none does. */
  readonly nameField: string
  /** By property of the original's table, or by its path in what is stored as JSON. */
  readonly fields: Readonly<Record<string, TranslatableField>>
}

/**
 * The texts that can be written in further languages. Form, validation, lists, files and the marking of outdated texts
 * follow from it; a trigger of the original's table (db/migrations) names its columns. Where the originals are:
 * originals.server.ts.
 */
const KINDS = {
  product: {
    label: 'Product',
    plural: 'Products',
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
    label: 'Category',
    plural: 'Categories',
    nameField: 'name',
    fields: { name: line('Name', MAX_CATEGORY_NAME), imageAlt: alt(), ...SLUG, ...SEO },
  },
  collection: {
    label: 'Collection',
    plural: 'Collections',
    nameField: 'name',
    fields: {
      name: line('Name', MAX_COLLECTION_NAME),
      ...SLUG,
      description: text('Description', MAX_DESCRIPTION),
      heroImageAlt: alt('Description of the large image'),
      imageUrlAlt: alt('Description of the small image'),
      ...SEO,
    },
  },
  page: {
    label: 'Page',
    plural: 'Pages',
    nameField: 'title',
    fields: {
      title: line('Title', MAX_COLLECTION_NAME),
      ...SLUG,
      body: markdown('Text', MAX_PAGE_LENGTH),
      ...SEO,
    },
  },
  announcement: {
    label: 'Announcement',
    plural: 'Announcements',
    nameField: 'text',
    fields: { text: line('Text', 200) },
  },
  'menu-link': {
    label: 'Menu link',
    plural: 'Menu links',
    nameField: 'name',
    fields: { name: line('Label', MAX_LABEL) },
  },
  'homepage-section': { label: 'Homepage section', plural: 'Homepage', nameField: '', fields: SECTION_TEXTS },
  'store-texts': { label: 'Store texts', plural: 'Store texts', nameField: '', fields: STORE_TEXT_FIELDS },
  'shipping-rate': {
    label: 'Shipping rate',
    plural: 'Shipping rates',
    nameField: 'name',
    fields: { name: line('Name', 60) },
  },
  'pickup-point': {
    label: 'Pickup point',
    plural: 'Pickup points',
    nameField: 'name',
    fields: { name: line('Name', 100), hours: line('Hours', 200) },
  },
  'size-guide': {
    label: 'Size guide',
    plural: 'Size guides',
    nameField: 'name',
    fields: { name: line('Name', MAX_GUIDE_NAME), note: text('Note', MAX_GUIDE_NOTE) },
  },
  market: {
    label: 'Order button',
    plural: 'Order buttons',
    nameField: '',
    fields: { orderButton: line('Order button', MAX_ORDER_BUTTON) },
  },
  'payment-offer': {
    label: 'Bank transfer',
    plural: 'Bank transfers',
    nameField: '',
    fields: { note: text('Note', MAX_ACCOUNT_NOTE) },
  },
  'product-image': {
    label: 'Product image',
    plural: 'Product images',
    nameField: 'alt',
    fields: { alt: alt() },
  },
} as const satisfies Record<string, Kind>

export type TranslatableKind = keyof typeof KINDS
/** The fields of a kind. */
export type FieldIn<Of extends TranslatableKind> = keyof (typeof KINDS)[Of]['fields'] & string

export const TRANSLATABLE_KINDS = [
  'product',
  'category',
  'collection',
  'page',
  'announcement',
  'menu-link',
  'homepage-section',
  'store-texts',
  'shipping-rate',
  'pickup-point',
  'size-guide',
  'market',
  'payment-offer',
  'product-image',
] as const satisfies readonly TranslatableKind[]

export function findKind(name: string): TranslatableKind | null {
  return TRANSLATABLE_KINDS.find((kind) => kind === name) ?? null
}

export function kindOf(kind: TranslatableKind): Kind {
  return KINDS[kind]
}

/** The fields of a kind with their names, in the order of forms and files. */
export function fieldsOfKind(kind: TranslatableKind): readonly (readonly [string, TranslatableField])[] {
  return Object.entries(kindOf(kind).fields)
}
