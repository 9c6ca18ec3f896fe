import { expect, test } from 'vitest'
import { insertImage, listTextImages, removeImage, replaceImage } from '#app/content/pages/admin/page-images.ts'

const BODY = 'First line\nand second.\n\nLast.'

test('an image is inserted as a paragraph after the line that contains the caret', () => {
  expect(insertImage(BODY, 14, '/a.jpg')).toBe('First line\nand second.\n\n![](/a.jpg)\n\nLast.')
  expect(insertImage(BODY, 99, '/a.jpg')).toBe(`${BODY}\n\n![](/a.jpg)`)
  expect(insertImage('', 0, '/a.jpg')).toBe('![](/a.jpg)')
})

test('an image in the text can be described, marked as decorative and removed', () => {
  const body = insertImage(BODY, 99, '/a.jpg')
  const [image] = listTextImages(body)
  if (!image) throw new Error('The text has no image')
  const described = replaceImage(body, image, { alt: 'A [hem]' })
  expect(described).toContain('![A  hem ](/a.jpg)')
  const decorative = replaceImage(body, image, { isDecorative: true })
  expect(listTextImages(decorative)).toMatchObject([{ url: '/a.jpg', alt: '', isDecorative: true }])
  expect(removeImage(body, image)).toBe(BODY)
})
