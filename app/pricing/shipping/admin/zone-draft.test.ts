import { expect, test } from 'vitest'
import { rebase } from '#app/lib/draft.ts'
import { NEW_RATE, ROW_KEYS } from '#app/pricing/shipping/admin/zone-draft.ts'

const createPlace = (country: string, postalPattern = '') => ({ country, region: '', postalPattern })
const createRate = (key: string, amount: string) => ({ ...NEW_RATE, key, name: key, amount })
const createDraft = (amounts: readonly [string, string], ...places: ReturnType<typeof createPlace>[]) => ({
  name: 'Europe',
  places,
  rates: [createRate('standard', amounts[0]), createRate('express', amounts[1])],
})

test('my changes to prices and places are merged with those that someone else saved', () => {
  const [de, fr, at] = [createPlace('DE'), createPlace('FR'), createPlace('AT')]
  const mine = createDraft(['12', '33'], de, createPlace('FR', '75*'))
  expect(rebase(mine, createDraft(['12', '20'], de, fr), createDraft(['17', '20'], de, fr, at), ROW_KEYS)).toEqual(
    createDraft(['17', '33'], de, at, createPlace('FR', '75*')),
  )
})
