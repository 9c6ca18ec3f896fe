import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { computeGround } from '#app/platform/images/image-ground.server.ts'
import { IMAGE_GROUNDS } from '#db/demo/image-grounds.ts'
import type { DemoProduct } from '#db/demo/product.ts'
import { products } from '#db/demo/products.ts'

const listFiles = ({ images }: DemoProduct) => images.map(({ file }) => file)

test('IMAGE_GROUNDS has the color of the left and right edges of every product image', async () => {
  expect(Object.keys(IMAGE_GROUNDS).sort()).toEqual([...new Set(products.flatMap(listFiles))].sort())
  // All colors were computed together, so it is enough to compute the first image of each product again
  const files = products.flatMap((product) => listFiles(product).slice(0, 1))
  const computeFile = async (file: string) => [
    file,
    await computeGround(sharp(readFileSync(`db/demo/images/${file}.jpg`))),
  ]
  expect(IMAGE_GROUNDS).toMatchObject(Object.fromEntries(await Promise.all(files.map(computeFile))))
})

test('transparent edges count as white, and the color in the middle of the image does not count', async () => {
  const red = { width: 8, height: 40, channels: 3, background: '#ff0000' } as const
  const transparent = { width: 40, height: 40, channels: 4, background: '#00000000' } as const
  const image = await sharp({ create: transparent })
    .composite([{ input: { create: red } }])
    .png()
    .toBuffer()
  expect(await computeGround(sharp(image))).toBe('#ffffff')
})
