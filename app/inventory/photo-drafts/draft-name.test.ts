import { expect, test } from 'vitest'
import { toProductName } from '#app/inventory/photo-drafts/draft-name.ts'

test.each([
  ['adire-wrap_dress.jpg', 'Adire wrap dress'],
  ['Amara Slip Dress.PNG', 'Amara Slip Dress'],
  ['IMG_2041.JPG', 'IMG 2041'],
  ['C:\\photos\\kaftan.webp', 'Kaftan'],
  ['Größe 2.5 m.avif', 'Größe 2.5 m'],
  ['no extension', 'No extension'],
  ['.jpg', 'New product'],
  ['---.png', 'New product'],
  ['', 'New product'],
  ['\ud800.jpg', 'New product'],
  [`${'a'.repeat(300)}.jpg`, `A${'a'.repeat(199)}`],
])('the product for the photo %j is named %j', (file, name) => {
  expect(toProductName(file)).toBe(name)
})
