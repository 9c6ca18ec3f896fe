import {
  readTextUnits,
  TRANSLATION_HEADING,
  toTranslationRow,
} from '#app/content/translations/translation-files.server.ts'
import { knownFile } from '#app/store/file-formats.ts'
import { translations } from '#app/store/translations.table.ts'

const TEXTS = {
  Kind: 'of what is translated',
  ID: 'of what is translated, in this store',
  Slug: 'the same by its slug, which another store knows',
  Language: 'its code',
  Field: 'which text it is',
  Label: 'the same as the admin names it',
  Original: 'the text as it is now',
  Translation: 'the text in the language',
  State: 'current, or outdated if the original changed since',
} satisfies Record<(typeof TRANSLATION_HEADING)[number], string>

export const translationsFile = knownFile({
  path: 'translations.csv',
  about:
    'The texts in further languages, a row for each. Another store of this kind reads it after what it translates.',
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
