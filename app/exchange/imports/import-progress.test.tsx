import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toOutcomeCounts } from '#app/base/imports.ts'
import { ImportProgress } from '#app/exchange/imports/import-progress.tsx'

test.each([
  { withNotes: 0, text: '3 new, 1 rejected. Nothing has changed yet.' },
  { withNotes: 1, text: '3 new, 1 rejected. Nothing has changed yet. 1 has notes to review.' },
  { withNotes: 2, text: '3 new, 1 rejected. Nothing has changed yet. 2 have notes to review.' },
])('a checked file is summarized with $withNotes items that have notes', ({ withNotes, text }) => {
  const counts = { ...toOutcomeCounts([]), new: 3, refused: 1 }
  const nouns = { one: 'product', many: 'products' }
  const html = renderToStaticMarkup(
    <ImportProgress nouns={nouns} counts={counts} state="checked" withNotes={withNotes} />,
  )
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
})
