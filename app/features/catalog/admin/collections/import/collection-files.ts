import type { FileFormat } from '#app/features/imports/file-formats.ts'

/** collections.csv and collection-products.csv of an export of everything. Products have a handle, not a slug. */
export const COLLECTION_FORMATS: Readonly<Record<string, FileFormat>> = {
  collections: {
    kind: 'collections',
    columns: {
      slug: ['slug'],
      name: ['name'],
      description: ['description'],
      status: ['status'],
      position: ['position'],
      'hero image': ['hero image'],
      'hero image text': ['hero image text'],
      'tile image': ['tile image'],
      'tile image text': ['tile image text'],
      'seo title': ['seo title'],
      'seo description': ['seo description'],
      'size guide': ['size guide'],
    },
    keys: [['slug'], ['name'], ['description', 'status', 'position', 'hero image']],
  },
  'collection-products': {
    kind: 'collections',
    columns: { slug: ['collection'], handle: ['handle'], position: ['position'] },
    keys: [['slug'], ['handle'], ['position']],
    groupBy: { column: 'slug', details: new Set() },
  },
}
