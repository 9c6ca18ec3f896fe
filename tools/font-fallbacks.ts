import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'

// Computes, for app/store/brand/type-faces.ts, the size and metrics that make a system font take up the same space as a
// web font. Chromium measures with this machine's system fonts: CHROMIUM_PATH=… node tools/font-fallbacks.ts

const TEXT =
  'The pieces this season is built around. First to see the light, made slowly and worn often. New arrivals, best sellers, checkout, add to cart, silk blouse, wool coat, linen dress, sizes and colors of everything in this store'

const LOCAL = { sans: ['Liberation Sans', 'DejaVu Sans'], serif: ['Liberation Serif', 'DejaVu Serif'] } as const

const FACES = [
  { file: '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2', weight: 400, kind: 'sans' },
  { file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', weight: 400, kind: 'serif' },
  { file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', weight: 400, kind: 'sans' },
  { file: '@fontsource/anton/files/anton-latin-400-normal.woff2', weight: 400, kind: 'sans', isCaps: true },
  { file: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2', weight: 400, kind: 'sans' },
  {
    file: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-300-normal.woff2',
    weight: 300,
    kind: 'serif',
  },
  { file: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2', weight: 400, kind: 'sans' },
  { file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2', weight: 400, kind: 'serif' },
  {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: 400,
    kind: 'sans',
  },
] as const

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const page = await browser.newPage()
for (const face of FACES) {
  const bytes = readFileSync(resolve('node_modules', face.file))
  const text = 'isCaps' in face ? TEXT.toUpperCase() : TEXT
  const measured = { base64: bytes.toString('base64'), weight: face.weight, text, local: LOCAL[face.kind] }
  const widths = await page.evaluate(async ({ base64, weight, text, local }) => {
    const font = new FontFace('Measured', `url(data:font/woff2;base64,${base64})`, { weight: '100 900' })
    document.fonts.add(await font.load())
    const context = document.createElement('canvas').getContext('2d')
    const width = (family: string) => {
      if (context) context.font = `${weight} 100px "${family}"`
      return context?.measureText(text).width ?? 0
    }
    const webFontWidth = width('Measured')
    const box = context?.measureText(text)
    const [ascent, descent] = [box?.fontBoundingBoxAscent ?? 0, box?.fontBoundingBoxDescent ?? 0]
    const result = { webFontWidth, ascent, descent, local: local.map((family) => [family, width(family)] as const) }
    document.fonts.delete(font)
    return result
  }, measured)
  for (const [family, width] of widths.local) {
    const size = widths.webFontWidth / width
    const percent = (value: number) => `${(value / size).toFixed(1)}%`
    const name = face.file.split('/').at(-1)
    console.log(name, family, `${(100 * size).toFixed(1)}%`, percent(widths.ascent), percent(widths.descent))
  }
}
await browser.close()
