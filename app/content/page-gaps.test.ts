import { expect, test } from 'vitest'
import { fillGap, findGaps, listGaps } from '#app/content/page-gaps.ts'

test.each([
  ['We are [name of your company] in [city].', ['[name of your company]', '[city]']],
  ['[city] and once more [city]', ['[city]']],
  ['A [link](/shop), an ![image](/media/a.jpg), [by name][1] and [itself].\n\n[1]: /faq\n[itself]: /about', []],
  ['- [ ] open\n- [x] done', []],
  ['Escaped \\[as typed\\]', []],
  ['An empty [] and [\n\n]', []],
  ['**[number]** and ([number 2])', ['[number]', '[number 2]']],
])('%j has the gaps %j', (text, gaps) => {
  expect(listGaps(text)).toEqual(gaps)
})

const TWICE = 'Refunded within [number] days.\n\nWrite within [number] days to [email].'

test('each gap is found with its line, and equal gaps are filled one by one', () => {
  expect(findGaps(TWICE).map(({ gap, line }) => [gap, line])).toEqual([
    ['[number]', 'Refunded within [number] days.'],
    ['[number]', 'Write within [number] days to [email].'],
    ['[email]', 'Write within [number] days to [email].'],
  ])
  const filled = fillGap(TWICE, '[number]', 1, '$& 14')
  expect(filled).toBe('Refunded within [number] days.\n\nWrite within $& 14 days to [email].')
  expect(fillGap(filled, '[number]', 1, '3'), 'only one is left').toBe(filled)
})
