import { expect, test } from 'vitest'
import { addPicture, type DraftPicture, movePicture, proposedAlt } from '#app/features/catalog/admin/picture-list.ts'

const saved = (publicId: string, change: Partial<DraftPicture> = {}): DraftPicture => ({
  publicId,
  url: `/media/${publicId}.jpg`,
  alt: publicId,
  color: null,
  arrival: null,
  preview: null,
  ...change,
})
const upload = (arrival: number) => ({ publicId: `${arrival}`, url: '', arrival, preview: '' })
const ids = (pictures: readonly DraftPicture[]) => pictures.map(({ publicId }) => publicId).join(' ')

test('uploads stand as the files were chosen, in whatever order they end', () => {
  const ended = [3, 1, 4, 2].map(upload)
  expect(ids(ended.reduce(addPicture, []))).toBe('1 2 3 4')
  expect(ids(ended.reduce(addPicture, [saved('a'), saved('b')]))).toBe('a b 1 2 3 4')
  expect(ids(addPicture([saved('1')], upload(1)))).toBe('1')
})

test('what was given its place keeps it, whatever still arrives', () => {
  const arrived = [2, 3].map(upload).reduce(addPicture, [])
  const moved = movePicture(arrived, 1, 0)
  expect(ids(moved)).toBe('3 2')
  expect(ids(addPicture(moved, upload(1)))).toBe('3 2 1')
  expect(movePicture(arrived, 7, 0)).toBe(arrived)
})

const OLIVE = { name: 'Olive', hex: '#5b5a3c' }
const RED = { name: 'Red', hex: '#aa0000' }
test.each([
  { index: 0, color: 'Red', colors: [OLIVE, RED], says: 'Amara Dress in Red, front' },
  { index: 1, color: null, colors: [OLIVE], says: 'Amara Dress in Olive, back view' },
  { index: 2, color: null, colors: [OLIVE, RED], says: 'Amara Dress, detail' },
  { index: 0, color: null, colors: [], says: 'Amara Dress, front' },
])('picture $index in $color of $colors.length colours is proposed as $says', ({ index, color, colors, says }) => {
  expect(proposedAlt(saved('a', { color }), index, { name: ' Amara Dress ', colors })).toBe(says)
})

test('without a name nothing is proposed', () => {
  expect(proposedAlt(saved('a'), 0, { name: ' ', colors: [OLIVE] })).toBe('')
})
