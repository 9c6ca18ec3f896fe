import { expect, test } from 'vitest'
import { lowerScriptPriority } from '#app/platform/react-router-tuning/scripts-last.ts'

test('scripts get low priority; everything else is unchanged', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font"/>'
  const script = '<link rel="modulepreload" href="/a.js" nonce="n"/>'
  expect(lowerScriptPriority(Buffer.from(`${font}₦${script}${script}.`)).toString()).toBe(
    `${font}₦${'<link rel="modulepreload" href="/a.js" fetchpriority="low" nonce="n"/>'.repeat(2)}.`,
  )
})
