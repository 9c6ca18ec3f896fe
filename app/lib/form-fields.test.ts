import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseInput } from '#app/lib/form.ts'
import { idListField, jsonField } from '#app/lib/form-fields.ts'
import { newId } from '#app/lib/id.ts'
import { UNSAVABLE } from '#app/lib/text.ts'
import { ODD_TEXTS, UNSAVABLE_TEXTS } from '#tests/support/odd-characters.ts'

const color = z.strictObject({ name: z.string(), tags: z.array(z.string()) })
const schema = z.strictObject({
  colors: jsonField(z.array(color), { max: 200, tooLong: 'Too many colors', unreadable: () => 'Unreadable' }),
})

const parse = (colors: unknown) => parseInput(schema, { colors: JSON.stringify(colors) })

test.each(Object.entries(UNSAVABLE_TEXTS))('%s is rejected with the path of the text inside the field', (_, text) => {
  const errors = (path: string) => ({ ok: false, errors: { [path]: UNSAVABLE } })
  expect(parse([{ name: text, tags: [] }])).toEqual(errors('colors.0.name'))
  const second = { name: 'Red', tags: ['warm', text] }
  expect(parse([{ name: 'Red', tags: [] }, second])).toEqual(errors('colors.1.tags.1'))
})

test.each(Object.entries(ODD_TEXTS))('%s is normalized', (_, [sent, stored]) => {
  expect(parse([{ name: sent, tags: [sent] }])).toEqual({
    ok: true,
    value: { colors: [{ name: stored, tags: [stored] }] },
  })
})

test('invalid JSON, JSON that is too long, and items with unknown fields are rejected with their messages', () => {
  const errors = (colors: string) => ({ ok: false, errors: { colors } })
  for (const text of ['', '[', 'undefined']) {
    expect(parseInput(schema, { colors: text })).toEqual(errors('Unreadable'))
  }
  expect(parseInput(schema, { colors: ' '.repeat(201) })).toEqual(errors('Too many colors'))
  expect(parse([{ name: 'Red', tags: [], stock: 1 }])).toMatchObject({ ok: false, errors: { 'colors.0': /./ } })
})

const [first, second, third] = [newId(), newId(), newId()]
const list = z.strictObject({ ids: idListField(() => 'Unknown row', 2) })

test('a list of ids is read in order', () => {
  expect(parseInput(list, { ids: `${second} ${first}` })).toEqual({ ok: true, value: { ids: [second, first] } })
})

test.each(['', 'x', `${first} x`, `${first} ${second} ${third}`])('the list of ids "%s" is rejected', (ids) => {
  expect(parseInput(list, { ids })).toEqual({ ok: false, errors: { ids: 'Unknown row' } })
})
