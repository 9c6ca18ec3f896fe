import type { FileFormat } from '#app/base/import-formats.ts'

/** categories.csv of an export of everything. */
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
