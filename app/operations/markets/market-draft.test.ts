import { expect, test } from 'vitest'
import { ROW_KEYS, rebase, toDraft } from '#app/operations/markets/market-draft.ts'

const createLocale = (id: string, language: string, isDefault = false) => ({
  id,
  language,
  prefix: language,
  isDefault,
})
const [en, de, fr] = [createLocale('1', 'en', true), createLocale('2', 'de'), createLocale('', 'fr')]
const createDraft = (...locales: (typeof en)[]) => ({ ...toDraft(null, 'EUR'), locales })

test('a rebased draft keeps a language that someone else added', () => {
  expect(rebase(createDraft(en, fr), createDraft(en), createDraft(en, de), ROW_KEYS).locales).toEqual([en, de, fr])
})

test('a rebased draft has one default language: the draft’s choice if it changed the default, otherwise the saved one', () => {
  const [former, german, french] = [
    { ...en, isDefault: false },
    { ...de, isDefault: true },
    { ...fr, isDefault: true },
  ]
  const [old, theirs] = [createDraft(en, de), createDraft(former, german)]
  expect(rebase(createDraft(former, de, french), old, theirs, ROW_KEYS).locales).toEqual([former, de, french])
  expect(rebase(createDraft(en, de, fr), old, theirs, ROW_KEYS).locales).toEqual([former, german, fr])
})
