import { beforeEach, expect, test, vi } from 'vitest'
import { buildQueryInMySize, listFits, setInMySize } from '#app/catalog/my-size/in-my-size.ts'
import { IN_MY_SIZE, MY_SIZES, parseMySizes, saveMySize } from '#app/catalog/my-size/my-size.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

beforeEach(() => {
  writeStored(MY_SIZES, null)
  writeStored(IN_MY_SIZE, null)
})

const M = { key: 'm', name: 'M' }
const getChangedQuery = (query: string) => buildQueryInMySize(new URLSearchParams(query))?.toString() ?? null

test.each([
  null,
  '',
  'null',
  '[]',
  '"m"',
  '{"dresses":"m"}',
  '{"dresses":null}',
  '{"dresses":{"name":"M"}}',
  '{"dresses":{"key":"a b","name":"M"}}',
  '{"dresses":{"key":"m"}}',
  '{"../x":{"key":"m","name":"M"}}',
])('%s contains no size', (json) => {
  expect(parseMySizes(json)).toEqual(new Map())
})

test('a size is stored for its category, replaced and deleted', () => {
  saveMySize('dresses', M)
  saveMySize('tops', { key: '黒', name: '黒' })
  saveMySize('dresses', { key: 'l', name: 'L' })
  expect(parseMySizes(readStored(MY_SIZES))).toEqual(
    new Map([
      ['dresses', { key: 'l', name: 'L' }],
      ['tops', { key: '黒', name: '黒' }],
    ]),
  )
  saveMySize('dresses', null)
  saveMySize('tops', null)
  expect(readStored(MY_SIZES)).toBeNull()
})

test('the list of a category filters by the size for that category, and the full list filters by all sizes', () => {
  const sizes = new Map([
    ['tops', M],
    ['dresses', M],
  ])
  expect(listFits(sizes, null).map(({ category }) => category)).toEqual(['dresses', 'tops'])
  expect(listFits(sizes, 'tops')).toEqual([{ category: 'tops', size: 'm' }])
  expect(listFits(sizes, 'bottoms')).toEqual([])
})

test.each([
  { query: '', own: 'fits=dresses.m&fits=tops.s' },
  { query: 'category=dresses', own: 'category=dresses&fits=dresses.m' },
  { query: 'category=tops&fits=dresses.m&sort=name&page=3', own: 'category=tops&sort=name&fits=tops.s' },
  { query: 'fits=tops.s', own: 'fits=dresses.m&fits=tops.s' },
  { query: 'fits=dresses.m&fits=tops.s', own: null },
  { query: 'category=bottoms', own: null },
  { query: 'fits=tops.xl', own: null }, // someone else's size
  { query: 'fits=tops.s&fits=dresses.xl', own: null },
])('with “In my size” on, the query “$query” of /shop changes to $own', ({ query, own }) => {
  saveMySize('tops', { key: 's', name: 'S' })
  saveMySize('dresses', M)
  expect(getChangedQuery(query)).toBeNull()
  setInMySize(true)
  expect(getChangedQuery(query)).toBe(own)
})

test('without storage, sizes are kept as long as the page is open', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {},
  })
  saveMySize('dresses', M)
  expect(parseMySizes(readStored(MY_SIZES))).toEqual(new Map([['dresses', M]]))
  vi.unstubAllGlobals()
})
