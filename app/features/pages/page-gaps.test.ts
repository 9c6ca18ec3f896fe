import { expect, test } from 'vitest'
import { gapsIn } from '#app/features/pages/page-gaps.ts'

test.each([
  ['We are [name of your company] in [city].', ['[name of your company]', '[city]']],
  ['[city] and once more [city]', ['[city]']],
  ['A [link](/shop), an ![image](/media/a.jpg), [by name][1] and [itself].\n\n[1]: /faq\n[itself]: /about', []],
  ['- [ ] open\n- [x] done', []],
  ['Escaped \\[as typed\\]', []],
  ['An empty [] and [\n\n]', []],
  ['**[number]** and ([number 2])', ['[number]', '[number 2]']],
])('%j has the gaps %j', (text, gaps) => {
  expect(gapsIn(text)).toEqual(gaps)
})
