import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'
import type { Upload } from '#app/ui/admin/uploads/upload-queue.ts'

const noop = () => {}
const image = (publicId: string) => ({ publicId, url: `/media/${publicId}.jpg`, alt: publicId, preview: null })

function render(publicIds: readonly string[], max: number, list: readonly Upload[] = []): string {
  return renderToString(
    <ImageUploader
      id="field-images"
      images={publicIds.map(image)}
      uploads={{ list, left: list.length, add: noop, retry: noop, cancel: noop, clear: noop }}
      getInsertIndex={() => 0}
      max={max}
      disabled={false}
      guidance="Wide, 21:9."
      onMove={noop}
      onRemove={noop}
    >
      {({ alt }) => <p>{alt}</p>}
    </ImageUploader>,
  ).replaceAll('<!-- -->', '')
}

test('a single image can be replaced and removed, but neither featured nor moved', () => {
  expect(render([], 1)).toContain('Add image')
  const html = render(['hero'], 1)
  expect(html).toContain('Replace image')
  expect(html).toMatch(/aria-label="Actions for image 1".*>Remove</)
  expect(html).not.toMatch(/Featured|>Move|multiple|col-span/)
})

test('the first of several images is featured and twice as large, each image can be moved, and none has a style attribute', () => {
  const html = render(['a', 'b'], 20)
  expect(html.match(/>Featured</g)).toHaveLength(1)
  expect(html.match(/col-span-2/g)).toHaveLength(1)
  expect(html).toMatch(/aria-label="Actions for image 2".*>Move earlier.*>Make featured</)
  expect(html).toContain('accept="image/*" multiple=""')
  expect(html).not.toContain('style=')
})

test('an upload appears at the position of its image, with its progress', () => {
  const name = 'IMG_1.jpg'
  const upload = { id: 1, name, preview: 'blob:1', state: 'sending', share: 0.25, reason: '', canRetry: false } as const
  const html = render(['a'], 20, [upload])
  expect(html).toContain('1 upload left')
  expect(html).toContain('<progress max="1" value="0.25" aria-label="Upload progress: IMG_1.jpg"')
  expect(html.indexOf(name)).toBeLessThan(html.indexOf('Actions for image 1'))
})
