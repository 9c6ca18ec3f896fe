import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listInlineScriptSources } from '#server/inline-scripts.ts'

function computeHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test('each inline script is listed once, by the hash of its content', () => {
  const html = `<html><body><script>one()</script><script type="module" nonce="">
import "/a.js"</script><SCRIPT type="speculationrules">{}</SCRIPT><script>one()</script><script></script></body></html>`
  expect(listInlineScriptSources(Buffer.from(html))).toEqual(['one()', '\nimport "/a.js"', '{}', ''].map(computeHash))
})

test('data and files need no hash', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script><p>script</p>'
  expect(listInlineScriptSources(Buffer.from(html))).toEqual([])
})

test('non-ASCII characters are hashed as sent', () => {
  expect(listInlineScriptSources(Buffer.from('<script>say("Ọ̀ṣun 🧵")</script>'))).toEqual([
    computeHash('say("Ọ̀ṣun 🧵")'),
  ])
})
