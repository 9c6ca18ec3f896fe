import { expect, test } from 'vitest'
import { deferScriptsAfterPaint } from '#app/platform/react-router-tuning/scripts-after-paint.ts'

test('scripts are loaded after the first paint; everything else is unchanged', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font"/>'
  const links = '<link rel="modulepreload" href="/a.js"/>₦<link rel="modulepreload" href="/b.js" nonce="n"/>'
  const script = (text: string) => `<body><script nonce="n" type="module" async="">${text}</script>`
  const inlineScript = script('import "/routes.js";\nimport * as route0 from "/a.js";\nimport("/b.js");')
  const deferredHtml = deferScriptsAfterPaint(
    Buffer.from(`${font}${links}${inlineScript}<script>1</script>`),
  ).toString()

  const [before, wait, names, run] = deferredHtml.split(/(?=\(async)|(?=for\(const href of)|(?<=}\)\);\n)/)
  expect(before).toBe(`${font}₦${script('').replace('</script>', '')}`)
  expect(wait).toContain('img[fetchpriority=high]')
  expect(names).toContain('for(const href of ["/a.js","/b.js"])')
  expect(run).toMatch(
    /^await import\("\/routes.js"\);\nconst route0=await import\("\/a.js"\);\nawait import\("\/b.js"\);}\)\(\)\.catch\(.+<\/script><script>1<\/script>$/,
  )
})

test('a page without scripts is unchanged', () => {
  const html = '<body><script type="application/ld+json">{}</script></body>'
  expect(deferScriptsAfterPaint(Buffer.from(html)).toString()).toBe(html)
})
