import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  listReferences,
  MAX_PAGE_LENGTH,
  type RichText,
  readMarkdown,
  readPageMarkdown,
  toPlainLines,
} from '#app/lib/markdown.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

const cases: readonly { what: string; text: string; tree: RichText }[] = [
  {
    what: 'paragraphs',
    text: 'One line\nand its next.\n\n\nAnother.\r\n\r\nA third.',
    tree: [
      ['p', ['One line\nand its next.']],
      ['p', ['Another.']],
      ['p', ['A third.']],
    ],
  },
  { what: 'only blank lines', text: ' \n\n ', tree: [] },
  {
    what: 'headings of two levels',
    text: '# The cut\n## Its *shape*\n### Details\n###### More',
    tree: [
      ['h3', ['The cut']],
      ['h3', ['Its ', ['em', ['shape']]]],
      ['h4', ['Details']],
      ['h4', ['More']],
    ],
  },
  {
    what: 'emphasis and line breaks',
    text: 'A **bold *and* light** word  \nand\\\nmore',
    tree: [
      ['p', ['A ', ['strong', ['bold ', ['em', ['and']], ' light']], ' word', ['br', []], 'and', ['br', []], 'more']],
    ],
  },
  {
    what: 'lists in lists',
    text: '- Silk\n- Wool\n  1. Merino\n  2. Alpaca',
    tree: [
      [
        'ul',
        [
          ['li', ['Silk']],
          [
            'li',
            [
              'Wool',
              [
                'ol',
                [
                  ['li', ['Merino']],
                  ['li', ['Alpaca']],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  },
  {
    what: 'a list with blank lines',
    text: '* Silk\n\n* Wool\n\n  from Peru',
    tree: [
      [
        'ul',
        [
          ['li', ['Silk']],
          ['li', ['Wool', ['p', ['from Peru']]]],
        ],
      ],
    ],
  },
  { what: 'a quote', text: '> Light\n> as air', tree: [['blockquote', [['p', ['Light\nas air']]]]] },
  {
    what: 'links',
    text: '[Tops](/shop?category=tops "x"), <https://lumina.test>, [us][1]\n\n[1]: mailto:care@lumina.test',
    tree: [
      [
        'p',
        [
          ['a', ['Tops'], '/shop?category=tops'],
          ', ',
          ['a', ['https://lumina.test'], 'https://lumina.test'],
          ', ',
          ['a', ['us'], 'mailto:care@lumina.test'],
        ],
      ],
    ],
  },
  { what: 'plain text', text: 'a < b &amp; 5 \\* 3 & "c"', tree: [['p', ['a < b &amp; 5 * 3 & "c"']]] },
  { what: 'a year', text: '1999. A good year.', tree: [['p', ['1999. A good year.']]] },
  {
    what: 'code',
    text: '    indented\n\n`x` and ~~y~~',
    tree: [
      ['p', ['indented']],
      ['p', ['`x` and ~~y~~']],
    ],
  },
  {
    what: 'a rule and a table',
    text: 'a\n\n***\n\n|b|\n|-|',
    tree: [
      ['p', ['a']],
      ['p', ['***']],
      ['p', ['|b|\n|-|']],
    ],
  },
  { what: 'an image', text: '![Its back](https://elsewhere.test/a.png)', tree: [['p', ['Its back']]] },
  {
    what: 'HTML tags, which are removed,',
    text: 'A <b>bold</b> word\n\n<div onclick="x()">One <i>more</i></div>\n\n<script>alert(1)</script>\n\n<!-- - -->',
    tree: [
      ['p', ['A bold word']],
      ['p', ['One  more']],
    ],
  },
]

test.each(cases)('Markdown with $what is parsed', ({ text, tree }) => {
  expect(readMarkdown(text)).toEqual(tree)
})

const IMAGE = { url: '/media/a.jpg', width: 6, height: 4, alt: '' }
const findImage = (url: string, alt: string) => (url === IMAGE.url ? { ...IMAGE, alt } : null)

test.each<{ what: string; text: string; tree: RichText }>([
  {
    what: 'headings with unique ids',
    text: '# The cut\n## The *cut*\n### Inside\n## ✂',
    tree: [
      ['h2', ['The cut'], 'section-the-cut'],
      ['h2', ['The ', ['em', ['cut']]], 'section-the-cut--2'],
      ['h3', ['Inside'], 'section-inside'],
      ['h2', ['✂'], 'section'],
    ],
  },
  {
    what: 'a table',
    text: '|Zone|Days|\n|-|-:|\n|EU|**3**|',
    tree: [
      [
        'table',
        [
          [
            'thead',
            [
              [
                'tr',
                [
                  ['th', ['Zone']],
                  ['th', ['Days']],
                ],
              ],
            ],
          ],
          [
            'tbody',
            [
              [
                'tr',
                [
                  ['td', ['EU']],
                  ['td', [['strong', ['3']]]],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  },
  {
    what: 'only known images',
    text: '![Hem](/media/a.jpg)\n\nA ![cuff](/media/a.jpg), ![other](/media/b.jpg)',
    tree: [
      ['img', [], { ...IMAGE, alt: 'Hem' }],
      ['p', ['A ', ['img', [], { ...IMAGE, alt: 'cuff' }], ', other']],
    ],
  },
])('a page has $what', ({ text, tree }) => {
  expect(readPageMarkdown(text, findImage)).toEqual(tree)
})

test('references include images and links of every kind', () => {
  const text = '![](/a.jpg "decorative") [![Hem](/b.jpg)](javascript:x) <http://c.test> www.bare.test [d]\n\n[d]: /shop'
  expect(listReferences(text)).toEqual({
    images: [
      { url: '/a.jpg', alt: '', isDecorative: true },
      { url: '/b.jpg', alt: 'Hem', isDecorative: false },
    ],
    links: ['javascript:x', 'http://c.test', '/shop'],
  })
})

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
const TAGS = new Set([...BLOCKS, 'strong', 'em', 'a', 'br', 'img'])

/** Expects only known tags and permitted link targets. Returns the depth of the tree. */
function expectSafe(nodes: RichText): number {
  return Math.max(
    0,
    ...nodes.map((node) => {
      if (typeof node === 'string') return 0
      const [tag, children, detail] = node
      expect(TAGS).toContain(tag)
      if (tag === 'img') expect(detail).toMatchObject({ url: IMAGE.url })
      else if (/^h[23]$/.test(tag) && detail !== undefined) expect(detail).toMatch(/^section(-[a-z0-9]+)*(--\d+)?$/)
      else expect(detail !== undefined, tag).toBe(tag === 'a')
      const href = tag === 'a' ? detail : undefined
      if (href !== undefined) expect(href).toMatch(/^(https:\/\/[^/]|mailto:|\/(?![/\\]))[^\s\\]*$/i)
      return 1 + expectSafe(children)
    }),
  )
}

const probes = [
  '<script>alert(1)</script>',
  '</p><script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.test/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import "https://evil.test"</style>',
  '<object data="javascript:alert(1)"></object>',
  '<details open ontoggle=alert(1)>x</details>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<form action="https://evil.test"><input name=a autofocus onfocus=alert(1)></form>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php alert(1) ?>',
  '<<script>alert(1)//<</script>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](  javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A&#x61vascript:alert(1))',
  '[x](\\javascript:alert(1))',
  '[x](java%73cript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.test)',
  '[x](/\\evil.test)',
  '[x](\\\\evil.test)',
  '[x](https:\\\\evil.test)',
  '[x](http://evil.test)',
  '[x](" onmouseover="alert(1))',
  '[x](/a"onmouseover="alert(1))',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '[![x](https://evil.test/a.png)](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[x]\n\n[x]: javascript:alert(1)',
  '[a](https://x.test "\\" onclick=alert(1)")',
  '`</code><script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
]

test('at least forty malicious inputs are tested', () => {
  expect(probes.length).toBeGreaterThanOrEqual(40)
})

test.each(probes)('%j produces no script and no unsafe link', (probe) => {
  for (const text of [probe, `Before ${probe} after`, `# ${probe}`, `- ${probe}`, `> **${probe}**`]) {
    expectSafe(readMarkdown(text))
    expectSafe(readPageMarkdown(text, findImage))
  }
})

const SLOWEST_MS = 2_000

describe('time and depth are limited', () => {
  const fill = (part: string) => part.repeat(Math.floor(20_000 / part.length))
  const indented = (step: string) => Array.from({ length: 150 }, (_, n) => `${step.repeat(n)}- a`).join('\n')
  test.each([
    '[',
    '*',
    '_',
    '>',
    '<',
    '`',
    '\\',
    '&',
    '#',
    '|',
    ' ',
    '\n',
    '![',
    '!',
    '> ',
    '- ',
    '1. ',
    '* ',
    '> - ',
    '- > ',
    '*a ',
    '**a',
    '***a',
    '*a_b',
    '[a](',
    '[a](<b',
    '`a``',
    '<a ',
    '<!--',
    'a\n=',
    '>a\nb\n',
    '- a\n',
    '- a\n\n',
    '```\n',
    '[a]: b\n',
    'a@',
    'www.',
    'http://a)',
    '*_',
    '~~a',
    '<div>\n',
  ])('for repeated %j', (part) => {
    const ms = measureCpuTimeMs(() => expect(expectSafe(readMarkdown(fill(part)))).toBeLessThanOrEqual(20))
    expect(ms).toBeLessThan(SLOWEST_MS)
    const page = part.repeat(Math.floor(MAX_PAGE_LENGTH / part.length))
    const pageMs = measureCpuTimeMs(() => expect(expectSafe(readPageMarkdown(page, findImage))).toBeLessThanOrEqual(24))
    expect(pageMs).toBeLessThan(SLOWEST_MS)
  })

  test.each([
    { what: 'stars around a word', text: `${'*'.repeat(9_000)}a${'*'.repeat(9_000)}` },
    { what: 'underscores before letters', text: '_a'.repeat(9_990) },
    { what: 'a long email address', text: `${'a.'.repeat(9_999)}@` },
    { what: 'nested links', text: `${'['.repeat(4_000)}a${'](/b)'.repeat(3_000)}` },
    { what: 'nested lists', text: indented(' ') },
    { what: 'nested lists, indented by two spaces', text: indented('  ').slice(0, 20_000) },
    { what: 'more text than the limit', text: '**a** '.repeat(200_000) },
  ])('for $what', ({ text }) => {
    const ms = measureCpuTimeMs(() => {
      expect(expectSafe(readMarkdown(text))).toBeLessThanOrEqual(20)
      expect(expectSafe(readPageMarkdown(text, findImage))).toBeLessThanOrEqual(24)
    })
    expect(ms).toBeLessThan(SLOWEST_MS)
  })

  test('for any text', { timeout: 30_000 }, () => {
    const mark = fc.constantFrom(
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '`',
      '\n',
      '- ',
      '1. ',
      '# ',
      'a',
      ' ',
      '\\',
      '/',
      ':',
    )
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 200 }), (marks) => expectSafe(readMarkdown(marks.join(''))) <= 20),
    )
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expectSafe(readMarkdown(text)) <= 20))
  })
})

test('each paragraph, heading, item and row is a line', () => {
  const text =
    '## Returns\n\nWithin *14*\ndays.\n\n- Unworn\n- With [its tag](/tag)\n  - on it\n\n| Size | Fee |\n| - | - |\n| M | 5 |'
  expect(toPlainLines(readPageMarkdown(text, () => null))).toEqual([
    'Returns',
    'Within 14 days.',
    '– Unworn',
    '– With its tag',
    '– on it',
    'Size | Fee',
    'M | 5',
  ])
})
