import { expect, test } from 'vitest'
import { MAX_PAGE_FILE_BYTES, readPageFile } from '#app/content/page-file.ts'
import { listChanges, parseContent } from '#app/content/pages/import/plan-page.ts'
import { UNSAVABLE } from '#app/lib/text.ts'

const read = (name: string, text: string | Uint8Array) =>
  readPageFile({ name, bytes: typeof text === 'string' ? Buffer.from(text) : text }, 1)

test.each([
  [
    'from an export',
    'terms.md',
    '---\ntitle: "Terms: \\"ours\\""\nslug: "terms"\naddress: "https://a.example/terms"\npolicy: "terms"\nstatus: "published"\nupdatedAt: "2026-11-20T12:00:00.000Z"\n---\n\nPay first.\n',
    { file: 'terms', title: 'Terms: "ours"', slug: 'terms', policy: 'terms', status: 'published', text: 'Pay first.' },
  ],
  [
    'with an unpublished edit',
    'terms.draft.md',
    '---\ntitle: Terms\n---\nPay later.',
    { file: 'terms', draft: 'yes', title: 'Terms', text: 'Pay later.' },
  ],
  [
    'written by hand, with Windows line breaks',
    'C:\\pages\\About us.markdown',
    "---\r\nTitle: 'It''s us'\r\nseo_title: Us # for now\r\nlayout: wide\r\n---\r\n\r\n## Who\r\n",
    { file: 'About us', title: "It's us", seoTitle: 'Us', ignored: 'layout', text: '## Who' },
  ],
  [
    'without front matter',
    'plain.md',
    'Only a text.\n\n---\n\nMore.',
    { file: 'plain', text: 'Only a text.\n\n---\n\nMore.' },
  ],
  ['without text', 'empty.md', '---\ntitle: Empty\n---', { file: 'empty', title: 'Empty' }],
])('a file %s is read', (_, name, text, cells) => {
  expect(read(name, text)).toEqual({ row: { line: 1, cells }, errors: [] })
})

test.each([
  ['that is too large', Buffer.alloc(MAX_PAGE_FILE_BYTES + 1, 'a'), /^This file is larger than 1 MB/],
  ['in a different encoding', Buffer.from('É', 'latin1'), /^This file is not UTF-8 text$/],
  ['with a character that cannot be saved', 'a\0b', new RegExp(UNSAVABLE)],
  ['with a list as its title', '---\ntitle: [a, b]\n---\n', /^“title” must be a single line of text$/],
  ['with an open quote', '---\ntitle: "a\n---\n', /^“title” must be a single line of text$/],
])('a file %s is rejected, and the error contains its name', (_, text, message) => {
  expect(read('a.md', text).errors).toEqual([{ line: 1, column: 'a.md', message: expect.stringMatching(message) }])
})

test('the slug defaults to the file name; a title and a known policy are required', () => {
  expect(parseContent(read('About us.md', '---\ntitle: Us\n---\nText').row)).toMatchObject({
    content: { title: 'Us', slug: 'about-us', policy: null, body: 'Text' },
  })
  expect(parseContent(read('about.md', 'Text').row)).toEqual({
    ok: false,
    errors: [{ line: 1, column: 'about', message: 'Title is required' }],
  })
  expect(parseContent(read('a.md', '---\ntitle: A\npolicy: cookies\n---\n').row)).toMatchObject({
    errors: [{ message: 'Choose a policy or none' }],
  })
})

const PAGE = { title: 'A', slug: 'a', policy: null, body: 'One\n\nTwo', seoTitle: '', seoDescription: '' }

test('the list of changes contains the changed fields and the lines of text that differ', () => {
  expect(listChanges(PAGE, PAGE)).toEqual([])
  expect(listChanges(PAGE, { ...PAGE, policy: 'returns', body: 'One\n\nThree' })).toEqual([
    { field: 'Policy', from: '', to: 'Returns' },
    { field: 'Text', from: 'Two', to: 'Three' },
  ])
  expect(listChanges(null, { ...PAGE, body: 'x'.repeat(700) })).toEqual([
    { field: 'Title', from: '', to: 'A' },
    { field: 'Slug', from: '', to: 'a' },
    { field: 'Text', from: '', to: `${'x'.repeat(600)}…` },
  ])
})
