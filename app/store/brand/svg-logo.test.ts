import { expect, test } from 'vitest'
import { cleanSvg } from '#app/store/brand/svg-logo.server.ts'

const SHAPE = '<path d="M0 0h10v5z" fill="#123456"/>'
const svg = (inner: string, attributes = 'viewBox="0 0 100 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`

const rejectedFiles: readonly (readonly [content: string, source: string])[] = [
  ['a script', svg(`${SHAPE}<script>alert(1)</script>`)],
  ['a script in mixed case', svg(`${SHAPE}<script>alert(1)</SCRIPT>`)],
  ['a script with a prefix', svg(`${SHAPE}<svg:script>alert(1)</svg:script>`)],
  ['an event attribute', svg('<path d="M0 0h1" onclick="alert(1)"/>')],
  ['an event attribute on the root', svg(SHAPE, 'viewBox="0 0 1 1" onload="alert(1)"')],
  ['HTML', svg(`${SHAPE}<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`)],
  ['an image', svg(`${SHAPE}<image href="https://example.com/x.png"/>`)],
  ['a use element', svg(`<g id="a">${SHAPE}</g><use href="#a"/>`)],
  ['a reference to another file', svg('<path d="M0 0h1" xlink:href="https://example.com/a.svg#b"/>')],
  ['a link', svg(`<a href="javascript:alert(1)">${SHAPE}</a>`)],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(SHAPE)}`],
  ['an entity bomb', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<desc>&b;</desc>')}`],
  ['an import', svg(`<style>@import url(https://example.com/a.css);</style>${SHAPE}`)],
  ['a url in a style', svg('<style>.a{fill:url(https://example.com/a.svg#b)}</style><path class="a" d="M0 0"/>')],
  ['an escape in a style', svg(`<style>.a{fill:u\\72l(x)}</style>${SHAPE}`)],
  ['a url in an attribute', svg('<path d="M0 0" fill="url(https://example.com/a)"/>')],
  ['an animation', svg('<path d="M0 0"><animate attributeName="d" to="M1 1"/></path>')],
  ['a filter', svg(`<filter id="f"/>${SHAPE}`)],
  ['text', svg('<text>Lumina</text>')],
  ['no size', svg(SHAPE, '')],
  ['only a width', svg(SHAPE, 'width="120"')],
  ['a size in percent but no viewBox', svg(SHAPE, 'width="100%" height="100%"')],
  ['a size of 0', svg(SHAPE, 'viewBox="0 0 0 0"')],
  ['no shapes', svg('<title>Empty</title>')],
  ['too many parts', svg('<path d="M0 0"/>'.repeat(3_001))],
  ['elements nested too deeply', svg('<g>'.repeat(40) + SHAPE + '</g>'.repeat(40))],
  ['too many bytes', svg(`<path d="${'M0 0'.repeat(30_000)}"/>`)],
  ['an HTML document as its content', '<!doctype html><html><body>Hello</body></html>'],
  ['content that is not XML', 'GIF89a'],
]

test.each(rejectedFiles)('an SVG file with %s is rejected with a reason', (_what, source) => {
  const result = cleanSvg(source)
  expect(result.ok).toBe(false)
  expect(!result.ok && result.reason).toMatch(/^This SVG .+\. Export it as plain SVG, or use a PNG\.$/)
})

test('a drawing keeps its shapes, and class styles become attributes', () => {
  const source = `<?xml version="1.0"?><!-- Generator -->${svg(`
    <metadata>secret</metadata><sodipodi:namedview/><defs><style>.a,.b{fill:#f00;stroke:none}</style></defs>
    <g data-name="x"><path class="a" d="M0 0h10"/><rect style="fill:blue;font-family:x" width="4" height="4"/></g>`)}`
  expect(cleanSvg(source)).toEqual({
    ok: true,
    width: 100,
    height: 40,
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><defs></defs><g><path d="M0 0h10" fill="#f00" stroke="none"></path><rect width="4" height="4" fill="blue"></rect></g></svg>',
  })
})

// 1 in is 96 px, 72 pt and 25.4 mm: https://www.w3.org/TR/css-values-4/#absolute-lengths
test.each([
  ['width="120px" height="30px"', 120, 30],
  ['width="120" height="30"', 120, 30],
  ['width="25.4mm" height="12.7mm"', 96, 48],
  ['width="2.54cm" height="0.5in"', 96, 48],
  ['width="72pt" height="3pc"', 96, 48],
])('a drawing without a viewBox uses its size: %s', (size, width, height) => {
  expect(cleanSvg(svg(SHAPE, size))).toMatchObject({ ok: true, width, height })
})

test('cleaning a clean drawing changes nothing', () => {
  const cleaned = cleanSvg(svg(SHAPE))
  expect(cleaned.ok && cleanSvg(cleaned.svg)).toEqual(cleaned)
})
