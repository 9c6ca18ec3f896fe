import {
  MAX_NAME as MAX_COLLECTION_NAME,
  MAX_DESCRIPTION,
} from '#app/features/catalog/admin/collections/collection-input.ts'
import { MAX_CATEGORY_NAME } from '#app/features/catalog/categories/category.ts'
import { type FieldName, fieldOf } from '#app/features/catalog/product-fields.ts'
import { MAX_PAGE_LENGTH } from '#app/lib/markdown.ts'

export type TranslatableField = {
  readonly label: string
  readonly max: number
  /** A line, a text of several lines, or Markdown. */
  readonly form: 'line' | 'text' | 'markdown'
}

const line = (label: string, max: number): TranslatableField => ({ label, max, form: 'line' })
const text = (label: string, max: number): TranslatableField => ({ label, max, form: 'text' })
const markdown = (label: string, max: number): TranslatableField => ({ label, max, form: 'markdown' })

function productField(name: FieldName, form: TranslatableField['form']): TranslatableField {
  const field = fieldOf(name)
  return { label: field.label, max: 'max' in field ? field.max : 0, form }
}

const MAX_SEO_TITLE = 200
const MAX_SEO_DESCRIPTION = 500
const SEO = { seoTitle: line('SEO title', MAX_SEO_TITLE), seoDescription: text('SEO description', MAX_SEO_DESCRIPTION) }

type Kind = {
  readonly label: string
  readonly plural: string
  /** The field that names a subject in lists. */
  readonly nameField: string
  /** By property of the original's table. */
  readonly fields: Readonly<Record<string, TranslatableField>>
}

/**
 * The texts that can be written in further languages. Form, validation, lists, files and the marking of outdated texts
 * follow from it; a trigger of the original's table (db/migrations) names its columns.
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
      ...SEO,
    },
  },
  category: {
    label: 'Category',
    plural: 'Categories',
    nameField: 'name',
    fields: { name: line('Name', MAX_CATEGORY_NAME), ...SEO },
  },
  collection: {
    label: 'Collection',
    plural: 'Collections',
    nameField: 'name',
    fields: { name: line('Name', MAX_COLLECTION_NAME), description: text('Description', MAX_DESCRIPTION), ...SEO },
  },
  page: {
    label: 'Page',
    plural: 'Pages',
    nameField: 'title',
    fields: { title: line('Title', MAX_COLLECTION_NAME), body: markdown('Text', MAX_PAGE_LENGTH), ...SEO },
  },
  announcement: {
    label: 'Announcement',
    plural: 'Announcements',
    nameField: 'text',
    fields: { text: line('Text', 200) },
  },
} as const satisfies Record<string, Kind>

export type TranslatableKind = keyof typeof KINDS
/** The fields of a kind. */
export type FieldIn<Of extends TranslatableKind> = keyof (typeof KINDS)[Of]['fields'] & string

export const TRANSLATABLE_KINDS: readonly TranslatableKind[] = [
  'product',
  'category',
  'collection',
  'page',
  'announcement',
]

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
