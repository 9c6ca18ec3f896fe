import { expect, test } from 'vitest'
import { type PhotoResults, readPhotoResults, writePhotoResults } from '#app/inventory/photo-drafts/photo-results.ts'

function show(results: Partial<PhotoResults>) {
  const query = writePhotoResults({ created: 0, known: 0, rejected: [], problem: null, ...results })
  const { notes, problems } = readPhotoResults(new URLSearchParams(query.toString()))
  return [...notes, ...problems]
}

test.each<[string, Partial<PhotoResults>, string[]]>([
  ['no photos', {}, []],
  ['a draft', { created: 1 }, ['1 draft created.']],
  [
    'photos that are already on a product',
    { created: 2, known: 1 },
    ['2 drafts created.', '1 photo is already on a product, so no draft was created for it.'],
  ],
  [
    'rejected photos',
    {
      rejected: [
        { name: 'a:b.jpg', rejection: 'other-format' },
        { name: 'c.jpg', rejection: 'no-space' },
        { name: 'd.jpg', rejection: 'failed' },
      ],
    },
    [
      'a:b.jpg: This is not a JPEG, PNG, WebP or AVIF image.',
      'c.jpg: There is no space left for images.',
      'd.jpg: This photo could not be uploaded. Try again.',
    ],
  ],
  [
    'too many photos',
    { problem: 'too-many-files' },
    ['At most 20 photos can be added at once. Add the rest afterwards.'],
  ],
  ['an unknown problem', { problem: 'toString' }, ['The photos could not be uploaded. Try again.']],
])('the messages about %s are restored from the URL', (_, results, shown) => {
  expect(show(results)).toEqual(shown)
})

test('a URL with the maximum number of files and the longest names stays far below 16 KB', () => {
  const rejected = Array.from({ length: 20 }, () => ({ name: '衣'.repeat(255), rejection: 'other-format' as const }))
  expect(writePhotoResults({ created: 20, known: 20, rejected, problem: null }).toString().length).toBeLessThan(9_000)
})
