import { expect, test } from 'vitest'
import { isJson, toJsonScript } from '#app/platform/react-router-tuning/page-data.ts'

test.each([
  ['text', { 'a "b" \'c\'': 'back\\slash, line\nbreak, ₦, \u2028, </script><!--' }],
  ['a prototype', JSON.parse('{"__proto__":{"isAdmin":true}}')],
  ['nested values', { list: [1, null, true, { name: 'x' }], nothing: null }],
])('a page’s data with %s is the same in the browser and cannot end the script', (_, value) => {
  const script = toJsonScript(value)
  expect(script).not.toContain('<')
  expect(JSON.stringify(new Function(`return ${script}`)())).toBe(JSON.stringify(value))
})

test.each([
  [{ a: [1, 'x', true, null], b: undefined, c: Object.create(null) }, true],
  [null, true],
  [undefined, false],
  [[undefined], false],
  [{ at: new Date(0) }, false],
  [{ later: Promise.resolve(1) }, false],
  [{ map: new Map() }, false],
  [{ n: Number.NaN }, false],
])('JSON can represent %j: %s', (value, expected) => {
  expect(isJson(value)).toBe(expected)
})
