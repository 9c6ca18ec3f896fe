import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchPreview } from '#app/ui/admin/search-preview.tsx'

const renderPreview = (title: string, description: string) =>
  renderToStaticMarkup(
    <SearchPreview title={title} address="https://lumina.test/collection/linen" description={description} />,
  ).replace(/<[^>]*>/g, ' ')

test('a search result shows the URL with “›” between its parts, the title and the description', () => {
  const html = renderPreview('Linen · Lumina', 'Light and worn.')
  expect(html).toContain('lumina.test › collection › linen')
  expect(html).toContain('Linen · Lumina')
  expect(html).toContain('Light and worn.')
  expect(html).not.toContain('the end will be cut off')
})

test('long text is cut between words if possible, and the length of the text is shown', () => {
  const html = renderPreview('Title', `${'word '.repeat(40)}`)
  expect(html).toContain(`${'word '.repeat(31)}word …`)
  expect(html).toMatch(/200 characters \(about 160 recommended\)\s+– the end will be cut off/)
  expect(renderPreview('Title', 'x'.repeat(200)), 'a single word').toContain(`${'x'.repeat(160)} …`)
})
