import type { FileFormat } from '#app/base/import-formats.ts'
import { getFileColumnName, MEASUREMENT_COLUMNS } from '#app/catalog/size-guides/file-columns.ts'
import { SIZE_SYSTEMS } from '#app/catalog/size-guides/measures.ts'

/** categories.csv from a full export. */
export const CATEGORY_FORMATS: Readonly<Record<string, FileFormat>> = {
  categories: {
    kind: 'categories',
    columns: {
      slug: ['slug'],
      name: ['name'],
      image: ['image'],
      'image text': ['image text'],
      'seo title': ['seo title'],
      'seo description': ['seo description'],
      'size guide': ['size guide'],
    },
    keys: [['slug'], ['name'], ['image'], ['image text']],
  },
}

const COLLECTION_COLUMNS = [
  'slug',
  'name',
  'description',
  'status',
  'position',
  'hero image',
  'hero image text',
  'tile image',
  'tile image text',
  'seo title',
  'seo description',
  'size guide',
]

/**
 * collections.csv and collection-products.csv from a full export. The latter identifies products by their handle, not
 * their slug.
 */
export const COLLECTION_FORMATS: Readonly<Record<string, FileFormat>> = {
  collections: {
    kind: 'collections',
    columns: Object.fromEntries(COLLECTION_COLUMNS.map((name) => [name, [name]])),
    keys: [['slug'], ['name'], ['description', 'status', 'position', 'hero image']],
    // Product and translation files from other systems also have a slug, name and status
    isForeign: (names) =>
      !names.includes('hero image') && names.some((name) => name !== '' && !COLLECTION_COLUMNS.includes(name)),
  },
  'collection-products': {
    kind: 'collections',
    columns: { slug: ['collection'], handle: ['handle'], position: ['position'] },
    keys: [['slug'], ['handle'], ['position']],
    groupBy: { column: 'slug', details: new Set() },
  },
}

const GUIDE_COLUMNS = [
  'guide',
  'note',
  'unit',
  'size',
  ...SIZE_SYSTEMS,
  ...MEASUREMENT_COLUMNS.map(getFileColumnName),
].map((name) => name.toLowerCase())

/** size-guides.csv from a full export. */
export const SIZE_GUIDE_FORMATS: Readonly<Record<string, FileFormat>> = {
  'size-guides': {
    kind: 'size-guides',
    columns: Object.fromEntries(GUIDE_COLUMNS.map((name) => [name, [name]])),
    keys: [['guide'], ['size'], ['unit']],
    groupBy: { column: 'guide', details: new Set() },
  },
}
