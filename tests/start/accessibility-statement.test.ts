import { expect, test } from 'vitest'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'

test('the built-in accessibility statement is complete, and the footer does not link to it', async () => {
  const { html, text } = await readPage(getSharedStore().url, '/accessibility')
  expect(text).toMatch(/^Accessibility/)
  for (const heading of ['How we tested this store', 'Report a barrier', 'Supervisory authority']) {
    expect(html).toMatch(new RegExp(`<h[23][^>]*>${heading}</h`))
  }
  expect(text).toContain('types of pages checked, no violations found.')
  const [footer] = /<footer.*<\/footer>/s.exec(html) ?? []
  expect(html.split('<main')[1]).toContain('href="mailto:hello@lumina.example"')
  expect(footer).not.toContain('/accessibility')
})
