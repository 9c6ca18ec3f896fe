import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToMarkdown, listDroppedMedia } from '#app/exchange/product-files/html-to-markdown.ts'
import { readMarkdown } from '#app/lib/markdown.ts'

const cases: readonly { html: string; text: string }[] = [
  { html: '', text: '' },
  { html: 'Plain words', text: 'Plain words' },
  { html: '<p>One\n line.</p><p>Two&nbsp;&amp; three.</p>', text: 'One line.\n\nTwo & three.' },
  { html: '<div><p>One</p>Two<p>Three</p></div>', text: 'One\n\nTwo\n\nThree' },
  { html: '<h1>Cut</h1><h3>Shape</h3>Words', text: '## Cut\n\n### Shape\n\nWords' },
  { html: '<b>Fabric:</b>Silk (<i>100%</i>)', text: '**Fabric:** Silk (*100%*)' },
  { html: 'a <strong> bold <em>both</em></strong> word', text: 'a **bold** ***both*** word' },
  { html: 'One<br>Two<br/><br>', text: 'One\\\nTwo' },
  { html: '<ul><li>Silk<li>Wool<ul><li>Merino</ul></ul>', text: '- Silk\n- Wool\n  - Merino' },
  { html: '<ol><li><p>First</p></li><li>Second</li></ol>', text: '1. First\n2. Second' },
  { html: '<blockquote>Said</blockquote>', text: '> Said' },
  {
    html: '<a href="https://example.org/a?b=1&amp;c">Size <b>chart</b></a>',
    text: '[Size](<https://example.org/a?b=1&c>) [**chart**](<https://example.org/a?b=1&c>)',
  },
  { html: '<a href="javascript:alert(1)">x</a><a href=http://a.example>y</a>', text: 'xy' },
  { html: '<script>alert("<p>")</script>a<style>p{}</style><!-- <b> -->b<iframe src=x>c</iframe>', text: 'ab' },
  { html: '<img src=x onerror="alert(1)">Text<svg><text>no</text></svg>', text: 'Text' },
  {
    html: '<table><tr><td>Size</td><td>S</td></tr><tr><td>Chest</td><td>80</td></tr></table>',
    text: 'Size | S\\\nChest | 80',
  },
  {
    html: '<p>Sizes</p><table><thead><tr><th>Size<th>Bust</tr></thead><tbody><tr><td>S<td>84<br>cm</tbody></table><p>End',
    text: 'Sizes\n\nSize | Bust\\\nS | 84 cm\n\nEnd',
  },
  { html: '<table><tr><td colspan=2>cm</tr><tr><td>S</td><td>84</td></tr></table>', text: 'cm\\\nS | 84' },
  { html: '<table><tr><td><p>One</p><ul><li>Two</li></ul></td></tr></table>', text: 'One\n\n- Two' },
  { html: '5 < 6 & 7 > 2 &lt;script&gt;', text: '5 \\< 6 & 7 \\> 2 \\<script\\>' },
  {
    html: '<p>1. Not a list</p><p>- nor this</p><p># nor that</p>',
    text: '1\\. Not a list\n\n\\- nor this\n\n\\# nor that',
  },
  { html: '<p title="a > b">Text', text: 'Text' },
  { html: '&valueOf; &unknown;', text: '&valueOf; &unknown;' },
  { html: 'hyphen&shy;ation', text: 'hyphenation' },
]
test.each(cases)('$html becomes $text', ({ html, text }) => {
  expect(htmlToMarkdown(html)).toBe(text)
})

test('converting nested lists makes the text only a few times longer', () => {
  const html = '<ul>'.repeat(199) + '<li>a'.repeat(1_000)
  expect(htmlToMarkdown(html).length).toBeLessThan(5 * html.length)
  expect(htmlToMarkdown(html)).toContain('- a')
})

const marks = fc.stringMatching(/^[a-z0-9 *_#`[\]()<>\\!|~=+.:>-]{0,40}$/)

test('a paragraph of any text is read back unchanged, even if it contains Markdown', () => {
  fc.assert(
    fc.property(fc.oneof(marks, fc.string({ unit: 'grapheme' })), (text) => {
      const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      const shown = text.replace(/\s+/g, ' ').trim()
      expect(readMarkdown(htmlToMarkdown(`<p>${html}</p>`))).toEqual(shown ? [['p', [shown]]] : [])
    }),
    { numRuns: 2_000 },
  )
})

test('text after a script is preserved, even after letters that are longer in lower case', () => {
  expect(htmlToMarkdown(`${'İ'.repeat(10)}<SCRIPT>x</Script> after`)).toBe(`${'İ'.repeat(10)} after`)
})

test('any HTML yields links to https URLs only', () => {
  const parts = fc.constantFrom(
    '<',
    '>',
    '</',
    '<p',
    '<b>',
    '</b>',
    '<script>',
    '</script>',
    '<a href="',
    'javascript:x',
    '"',
    "'",
    '<!--',
    '-->',
    '<ul>',
    '<li>',
    '</ul>',
    '&lt;',
    '&#60;',
    '&#x3c;',
    'img onerror=',
    'https://a.example/',
    ' ',
    'word',
    '\n',
    '<h2>',
  )
  const links = (node: unknown): unknown[] =>
    Array.isArray(node) ? [...(node[0] === 'a' ? [node[2]] : []), ...node.flatMap(links)] : []
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (texts) => {
      const tree = readMarkdown(htmlToMarkdown(texts.join('')))
      for (const href of links(tree)) expect(href).toMatch(/^https:\/\//)
    }),
    { numRuns: 2_000 },
  )
})

test.each(['<', '<!--', '<a href="', '<ul><li>', '<div>', '&', '<script>', '<p title="', '"<b '])(
  'a long text that consists only of %s is read',
  (part) => {
    expect(htmlToMarkdown(part.repeat(5_000))).toBeTypeOf('string')
  },
)

test.each([
  ['<iframe src=a></iframe>', { images: [], videos: 1 }],
  ['<video src=a></video><object data=b></object>', { images: [], videos: 2 }],
  ['<img src=" a.jpg "><img src="a.jpg"><img>', { images: ['a.jpg'], videos: 0 }],
])('the images and videos omitted from %s are listed', (html, dropped) => {
  expect(listDroppedMedia(html)).toEqual(dropped)
})
