import { expect, test } from 'vitest'
import {
  buildSkuQuery,
  buildWordQuery,
  findNearestWord,
  getEditDistance,
  isSize,
  splitSearchWords,
} from '#app/catalog/search/search-words.ts'

test.each([
  { text: 'Linen  DRESS', words: ['linen', 'dress'] },
  { text: 'Crêpe Ọlábísí', words: ['crepe', 'olabisi'] },
  { text: 'wide-leg', words: ['wide', 'leg'] },
  { text: 'PRD-12/a_b', words: ['prd', '12', 'a', 'b'] },
  { text: `%_\\'":*&|!<->`, words: [] },
  { text: "Women's d’été skirt ’s", words: ['women', 'd', 'ete', 'skirt', 's'] },
  { text: 'silk silk Silk', words: ['silk'] },
  { text: '1 2 3 4 5 6 7 8 9 10', words: ['1', '2', '3', '4', '5', '6', '7', '8'] },
])('“$text” has the words $words', ({ text, words }) => {
  expect(splitSearchWords(text)).toEqual(words)
})

test('words of two or more letters match as prefixes', () => {
  expect(buildWordQuery(['a', 'lin'])).toBe(`'a' & 'lin':*`)
  expect(buildWordQuery(['a', 'lin'], { exact: true })).toBe(`'a' & 'lin'`)
})

test.each([
  { text: 'prd-1234', query: `'prd1234':*` },
  { text: 'PRD 12/34', query: `'prd1234':*` },
  { text: 'linen', query: null },
  { text: '12', query: null },
  { text: '--', query: null },
])('“$text” as a prefix of a SKU is $query', ({ text, query }) => {
  expect(buildSkuQuery(text)).toBe(query)
})

test.each([
  { typed: 'linen', meant: 'linen', wrong: 0 },
  { typed: 'lnen', meant: 'linen', wrong: 1 },
  { typed: 'blouze', meant: 'blouse', wrong: 1 },
  { typed: 'drress', meant: 'dress', wrong: 1 },
  { typed: 'slik', meant: 'silk', wrong: 1 },
  { typed: 'embriodary', meant: 'embroidery', wrong: 2 },
  { typed: '', meant: 'silk', wrong: 4 },
])('$typed for $meant has $wrong errors', ({ typed, meant, wrong }) => {
  expect(getEditDistance(typed, meant)).toBe(wrong)
})

test.each([
  { word: 'drss', nearest: 'dress' },
  { word: 'drses', nearest: 'dress' },
  { word: 'embriodary', nearest: 'embroidery' },
  { word: 'tpo', nearest: null }, // too short to be sure
  { word: 'f00012', nearest: null },
  { word: 'zzzz', nearest: null },
  { word: 'drxxs', nearest: null }, // two changes in five letters make a different word
])('$word is corrected to $nearest', ({ word, nearest }) => {
  expect(findNearestWord(word, ['dresses', 'dress', 'embroidery', 'top', 'f00013'])).toBe(nearest)
})

test('sizes are recognized', () => {
  const sizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '2xl', '8', '38']
  const others = ['x', 'ml', '7xl', '380', 'xlong', 'sm']
  expect([...sizes, ...others].filter(isSize)).toEqual(sizes)
})
