import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toOutcomeCounts } from '#app/base/imports.ts'
import { ImportProgress } from '#app/exchange/imports/import-progress.tsx'

test.each([
  { count: 0, text: '3 new, 1 rejected. Nothing has changed yet.' },
  { count: 1, text: '3 new, 1 rejected. Nothing has changed yet. 1 has notes to review.' },
  { count: 2, text: '3 new, 1 rejected. Nothing has changed yet. 2 have notes to review.' },
])('the summary of a checked file counts items that have notes: $count', ({ count, text }) => {
  const counts = { ...toOutcomeCounts([]), new: 3, refused: 1 }
  const nouns = { one: 'product', many: 'products' }
  const html = renderToStaticMarkup(
    <ImportProgress nouns={nouns} counts={counts} state="checked" withNotesCount={count} />,
  )
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
})
