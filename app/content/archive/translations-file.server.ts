import {
  readTextUnits,
  TRANSLATION_HEADING,
  toTranslationRow,
} from '#app/content/translations/translation-files.server.ts'
import { listExportFile } from '#app/store/file-formats.ts'
import { translations } from '#app/store/translations.table.ts'

const TEXTS = {
  Kind: 'the kind of record that is translated',
  ID: 'the id of that record in this store',
  Slug: 'the slug of that record, by which another store finds it',
  Language: 'the language code',
  Field: 'the field that is translated',
  Label: 'the name of that field in the admin',
  Original: 'the current original text',
  Translation: 'the translated text',
  State: '“current”, or “outdated” if the original has changed since it was translated',
} satisfies Record<(typeof TRANSLATION_HEADING)[number], string>

export const translationsFile = listExportFile({
  path: 'translations.csv',
  about:
    'Translations into additional languages, with one row per text. In another Lumina store, import it after the records that it translates.',
  heading: TRANSLATION_HEADING,
  texts: TEXTS,
  count: ({ db }) => db.$count(translations),
  async *rows({ db }) {
    const languages = await db.selectDistinct({ language: translations.language }).from(translations)
    for (const { language } of languages) {
      for await (const units of readTextUnits(db, language)) {
        const translated = units.filter(({ translation }) => translation !== '')
        yield translated.map((unit) => toTranslationRow(language, unit))
      }
    }
  },
})
