import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { computeGround } from '#app/platform/images/image-ground.server.ts'
import { IMAGE_GROUNDS } from '#db/demo/image-grounds.ts'
import type { DemoProduct } from '#db/demo/product.ts'
import { products } from '#db/demo/products.ts'

const listFiles = ({ images }: DemoProduct) => images.map(({ file }) => file)

test('each product image of the demo store has the color of its edges', async () => {
  expect(Object.keys(IMAGE_GROUNDS).sort()).toEqual([...new Set(products.flatMap(listFiles))].sort())
  // The colors of all images were computed together, so the first images show whether the colors still match
  const files = products.flatMap((product) => listFiles(product).slice(0, 1))
  const computeFile = async (file: string) => [
    file,
    await computeGround(sharp(readFileSync(`db/demo/images/${file}.jpg`))),
  ]
  expect(IMAGE_GROUNDS).toMatchObject(Object.fromEntries(await Promise.all(files.map(computeFile))))
})

test('a transparent image is placed on white, and only its edges count', async () => {
  const red = { width: 8, height: 40, channels: 3, background: '#ff0000' } as const
  const transparent = { width: 40, height: 40, channels: 4, background: '#00000000' } as const
  const image = await sharp({ create: transparent })
    .composite([{ input: { create: red } }])
    .png()
    .toBuffer()
  expect(await computeGround(sharp(image))).toBe('#ffffff')
})
