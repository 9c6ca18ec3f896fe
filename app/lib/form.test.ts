import process from 'node:process'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findError, isTooLarge, MAX_FORM_BYTES, parseForm, parseInput } from '#app/lib/form.ts'

const schema = z.strictObject({
  name: z.string().trim().min(1, 'Name is required'),
  sizes: z.array(z.string()).optional(),
})

function form(entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('a valid form returns a value', () => {
  expect(parseForm(schema, form([['name', ' Ada ']]))).toEqual({ ok: true, value: { name: 'Ada' } })
})

test('an invalid form returns one message per field, and the typed texts', () => {
  expect(parseForm(schema, form([['name', ' ']]))).toEqual({
    ok: false,
    errors: { name: 'Name is required' },
    typed: { name: ' ' },
  })
})

test('an invalid form does not return fields that can be secrets', () => {
  const sent = form([
    ['name', ''],
    ['password', 'jua-kali'],
  ])
  expect(parseForm(schema, sent, { asTyped: ['password'] })).toMatchObject({ typed: { name: '' } })
  expect(JSON.stringify(parseForm(schema, sent, { asTyped: ['password'] }))).not.toContain('jua-kali')
})

test('the last value of a repeated field wins, unless it is a list', () => {
  const sent = form([
    ['name', 'first'],
    ['name', 'last'],
    ['sizes', 'S'],
    ['sizes', 'M'],
  ])
  expect(parseForm(schema, sent, { lists: ['sizes'] })).toEqual({
    ok: true,
    value: { name: 'last', sizes: ['S', 'M'] },
  })
})

test('a list that was not sent is empty', () => {
  expect(parseForm(schema, form([['name', 'Ada']]), { lists: ['sizes'] })).toEqual({
    ok: true,
    value: { name: 'Ada', sizes: [] },
  })
})

test('an unknown field is rejected', () => {
  const result = parseForm(
    schema,
    form([
      ['name', 'Ada'],
      ['status', 'active'],
    ]),
  )
  expect(result.ok).toBe(false)
})

test('text is normalized to one Unicode form', () => {
  expect(parseInput(schema, { name: 'Zoe\u0308' })).toEqual({ ok: true, value: { name: 'Zo\u00eb' } })
})

test('very deeply nested input is rejected', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`)
  expect(parseInput(z.strictObject({ list: z.unknown() }), { list: deep }).ok).toBe(false)
})

test('U+0000 is rejected, even inside a list, because PostgreSQL cannot store it', () => {
  expect(parseInput(schema, { name: 'a\0b' })).toEqual({
    ok: false,
    errors: { name: 'This text contains a character that cannot be saved' },
  })
  const deep = parseInput(schema, { name: 'Ada', sizes: ['S', 'M\0'] })
  expect(deep).toMatchObject({ ok: false, errors: { 'sizes.1': expect.any(String) } })
})

test('a form is too large if its encoded request is', () => {
  expect(isTooLarge(form([['name', 'x'.repeat(MAX_FORM_BYTES - 'name='.length)]]))).toBe(false)
  expect(isTooLarge(form([['name', 'x'.repeat(MAX_FORM_BYTES)]]))).toBe(true)
  expect(isTooLarge(form([['name', '裙'.repeat(MAX_FORM_BYTES / 6)]]))).toBe(true)
})

test('the error of a list is its own error, or else the error of an item', () => {
  expect(findError({ sizes: 'Two sizes have the same name', 'sizes.0': 'too long' }, 'sizes')).toMatch(/^Two/)
  expect(findError({ 'sizes.3': 'too long' }, 'sizes')).toBe('too long')
  expect(findError({ sizesOfIt: 'no' }, 'sizes')).toBeUndefined()
})

test('a form with 50,000 field names is parsed quickly', () => {
  const many = new FormData()
  for (let n = 0; n < 50_000; n++) many.append(n.toString(36), '')
  const before = process.cpuUsage()
  expect(parseForm(schema, many).ok).toBe(false)
  const { user } = process.cpuUsage(before) // in microseconds; it would be 13 s if each name were looked up in all fields
  expect(user).toBeLessThan(5_000_000)
})

test.each(['__proto__', 'constructor', 'toString'])('a field or file named %s is like any other field', (name) => {
  const file = new File(['x'], 'a.txt')
  const sent = form([['name', 'Ada']])
  sent.set(name, file)
  expect(parseForm(schema, sent)).toMatchObject({ ok: false, errors: { '': expect.any(String) } })
  const record = z.strictObject({ texts: z.record(z.string(), z.number('No number')) })
  const { texts } = JSON.parse(`{ "texts": { "${name}": "x" } }`)
  const parsed = parseInput(record, { texts })
  expect(parsed.ok ? {} : Object.entries(parsed.errors)).toEqual(
    name === '__proto__' ? {} : [[`texts.${name}`, 'No number']],
  )
})
