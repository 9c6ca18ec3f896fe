import { expect, test } from 'vitest'
import { addImage, type DraftImage, moveImage, proposeAlt } from '#app/catalog/admin/image-list.ts'

const createSavedImage = (publicId: string, change: Partial<DraftImage> = {}): DraftImage => ({
  publicId,
  url: `/media/${publicId}.jpg`,
  alt: publicId,
  color: null,
  focus: null,
  uploadOrder: null,
  preview: null,
  ...change,
})
const createUpload = (uploadOrder: number) => ({ publicId: `${uploadOrder}`, url: '', uploadOrder, preview: '' })
const joinIds = (images: readonly DraftImage[]) => images.map(({ publicId }) => publicId).join(' ')

test('uploads keep the order in which files were chosen', () => {
  const uploads = [3, 1, 4, 2].map(createUpload)
  expect(joinIds(uploads.reduce(addImage, []))).toBe('1 2 3 4')
  expect(joinIds(uploads.reduce(addImage, [createSavedImage('a'), createSavedImage('b')]))).toBe('a b 1 2 3 4')
  expect(joinIds(addImage([createSavedImage('1')], createUpload(1)))).toBe('1')
})

test('images with a fixed position keep that position while uploads arrive', () => {
  const images = [2, 3].map(createUpload).reduce(addImage, [])
  const movedImages = moveImage(images, 1, 0)
  expect(joinIds(movedImages)).toBe('3 2')
  expect(joinIds(addImage(movedImages, createUpload(1)))).toBe('3 2 1')
  expect(moveImage(images, 7, 0)).toBe(images)
})

const OLIVE = { name: 'Olive', hex: '#5b5a3c' }
const RED = { name: 'Red', hex: '#aa0000' }
test.each([
  { index: 0, color: 'Red', colors: [OLIVE, RED], says: 'Amara Dress in Red, front' },
  { index: 1, color: null, colors: [OLIVE], says: 'Amara Dress in Olive, back view' },
  { index: 2, color: null, colors: [OLIVE, RED], says: 'Amara Dress, detail' },
  { index: 0, color: null, colors: [], says: 'Amara Dress, front' },
])(
  'with color $color and $colors.length product colors, the proposed alt text of image $index is “$says”',
  ({ index, color, colors, says }) => {
    expect(proposeAlt(createSavedImage('a', { color }), index, { name: ' Amara Dress ', colors })).toBe(says)
  },
)

test('without a product name, no alt text is proposed', () => {
  expect(proposeAlt(createSavedImage('a'), 0, { name: ' ', colors: [OLIVE] })).toBe('')
})
