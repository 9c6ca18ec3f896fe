import { expect, test } from 'vitest'
import { imageName, imageUrl } from '#app/exchange/product-files/own-columns.ts'

const names = [
  { address: 'https://cdn.example/s/files/1/Amara%20Front.JPG?v=17', name: 'amara front.jpg' },
  { address: '/media/products/amara/0f3c.jpg', name: '0f3c.jpg' },
  { address: 'C:\\images\\Front.png', name: 'front.png' },
  { address: 'front.png', name: 'front.png' },
  { address: 'https://cdn.example/50%.jpg', name: '50%.jpg' },
  { address: 'https://cdn.example/a%00b.jpg', name: 'ab.jpg' },
  { address: '', name: '' },
]
test.each(names)('the image name of $address is $name', ({ address, name }) => {
  expect(imageName(address)).toBe(name)
})

test.each([
  ['https://shop.example/Über.jpg?v=2', 'https://shop.example/%C3%9Cber.jpg?v=2'],
  ['HTTP://shop.example/a.jpg', 'http://shop.example/a.jpg'],
  ['front.jpg', null],
  ['//shop.example/a.jpg', null],
  ['https://', null],
  [`https://shop.example/${'ü'.repeat(400)}.jpg`, null], // 2,400 characters once encoded
])('an image at %s can be fetched from %s', (address, url) => {
  expect(imageUrl(address)).toBe(url)
})
