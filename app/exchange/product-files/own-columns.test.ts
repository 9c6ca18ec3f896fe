import { expect, test } from 'vitest'
import { getImageName, parseImageUrl } from '#app/exchange/product-files/own-columns.ts'

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
  expect(getImageName(address)).toBe(name)
})

test.each([
  ['https://shop.example/Über.jpg?v=2', 'https://shop.example/%C3%9Cber.jpg?v=2'],
  ['HTTP://shop.example/a.jpg', 'http://shop.example/a.jpg'],
  ['front.jpg', null],
  ['//shop.example/a.jpg', null],
  ['https://', null],
  [`https://shop.example/${'ü'.repeat(400)}.jpg`, null], // 2,400 characters once encoded
])('the URL of the image %s is %s', (address, url) => {
  expect(parseImageUrl(address)).toBe(url)
})
