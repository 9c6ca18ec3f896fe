import type { FileFormat } from '#app/base/import-formats.ts'

const COLUMNS = [
  ...['slug', 'name', 'description', 'status', 'position', 'hero image', 'hero image text', 'tile image'],
  ...['tile image text', 'seo title', 'seo description', 'size guide'],
]

/** collections.csv and collection-products.csv of an export of everything. Products have a handle, not a slug. */
export const COLLECTION_FORMATS: Readonly<Record<string, FileFormat>> = {
  collections: {
    kind: 'collections',
    columns: Object.fromEntries(COLUMNS.map((name) => [name, [name]])),
    keys: [['slug'], ['name'], ['description', 'status', 'position', 'hero image']],
    // Products and translations of other systems have a slug, name and status, too
    isForeign: (names) => !names.includes('hero image') && names.some((name) => name !== '' && !COLUMNS.includes(name)),
  },
  'collection-products': {
    kind: 'collections',
    columns: { slug: ['collection'], handle: ['handle'], position: ['position'] },
    keys: [['slug'], ['handle'], ['position']],
    groupBy: { column: 'slug', details: new Set() },
  },
}
