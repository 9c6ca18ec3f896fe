import { expect, test } from 'vitest'
import { parseForm } from '#app/lib/form.ts'
import { listTagOptions, splitTags, tagsInput } from '#app/orders/tags/tags.ts'

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ choice: 'ids=1', before: '', after: '', ...fields })) {
    form.set(name, value)
  }
  return parseForm(tagsInput, form)
}

test('tags are separated by commas, and each tag is read once, in its first spelling', () => {
  expect(splitTags(' Photo  shoot, VIP,, vip ,Äpfel')).toEqual(['Photo shoot', 'VIP', 'Äpfel'])
  expect(splitTags(' , ')).toEqual([])
  expect(read({ before: 'a,b', after: 'b, c' })).toMatchObject({
    ok: true,
    value: { before: ['a', 'b'], after: ['b', 'c'] },
  })
})

test.each([
  [{}, /^Enter a tag$/],
  [{ after: `a, ${'b'.repeat(41)}` }, /at most 40/],
  [{ after: '4242 4242 4242 4242' }, /card number/],
  [{ after: Array.from({ length: 21 }, (_, at) => `tag ${at}`).join() }, /At most 20 tags/],
])('%j is rejected', (fields, message) => {
  const result = read(fields)
  expect(result.ok ? [] : Object.values(result.errors)).toEqual([expect.stringMatching(message)])
})

test('the filter lists tags in natural order, with numbers first, and includes the chosen tag', () => {
  expect([...listTagOptions(['10', '9', 'Batch 10', 'Batch 9', 'apple'], null).keys()]).toEqual([
    '',
    '9',
    '10',
    'apple',
    'Batch 9',
    'Batch 10',
  ])
  expect([...listTagOptions(['2025', 'VIP'], 'vip').keys()]).toEqual(['', '2025', 'vip'])
  expect([...listTagOptions(['VIP'], 'gone').keys()]).toEqual(['', 'gone', 'VIP'])
})
