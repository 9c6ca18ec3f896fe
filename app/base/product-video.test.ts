import { expect, test } from 'vitest'
import { formatVideoFiles, parseVideoFiles } from '#app/base/product-video.ts'

const hash = (letter: string) => letter.repeat(64)
const mp4 = `/media/clips/${hash('a')}.mp4`
const webm = `/media/clips/${hash('b')}.webm`
const poster = `/media/products-gown/${hash('c')}.jpg`
const elsewhere = 'https://res.cloudinary.com/lumina/image/upload/v1/gown.jpg'

test.each([
  { text: `${mp4} ${webm} ${poster}`, files: { mp4, webm, poster } },
  { text: ` ${poster}\n${mp4} `, files: { mp4, webm: null, poster } },
  { text: [mp4, webm, poster].map((url) => `https://shop.example${url}`).join(' '), files: { mp4, webm, poster } },
  { text: `${mp4} ${elsewhere}`, files: { mp4, webm: null, poster: elsewhere } },
  { text: '', files: null },
  { text: `${webm} ${poster}`, files: null },
  { text: mp4, files: null },
  { text: `${mp4} ${poster} ${elsewhere}`, files: null },
  { text: `/media/homepage/${hash('a')}.mp4 ${poster}`, files: null },
])('the files in “$text” are $files', ({ text, files }) => {
  expect(parseVideoFiles(text)).toEqual(files)
  if (files) expect(parseVideoFiles(formatVideoFiles(files))).toEqual(files)
})
