import type { FileFormat } from '#app/base/import-formats.ts'

/** What the export of translations writes, and translations.csv of an export of everything. */
export const TRANSLATION_FORMATS: Readonly<Record<string, FileFormat>> = {
  translations: {
    kind: 'translations',
    columns: {
      kind: ['kind'],
      id: ['id'],
      slug: ['slug'],
      language: ['language'],
      field: ['field'],
      original: ['original'],
      translation: ['translation'],
      // For those who read the file
      label: ['label'],
      state: ['state'],
    },
    keys: [['kind'], ['id', 'slug'], ['language'], ['field'], ['translation']],
  },
}
