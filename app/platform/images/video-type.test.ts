import { expect, test } from 'vitest'
import { detectVideoType } from '#app/platform/images/video-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  { name: 'MP4', file: bytes('\0\0\0\x18ftypisom\0\0\x02\0'), type: 'mp4' },
  { name: 'MP4 from an iPhone app', file: bytes('\0\0\0\x18ftypmp42\0\0\0\0'), type: 'mp4' },
  { name: 'WebM', file: bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm'), type: 'webm' },
  { name: 'Matroska', file: bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska'), type: null },
  { name: 'QuickTime', file: bytes('\0\0\0\x14ftypqt  \0\0\0\0'), type: null },
  { name: 'AVIF', file: bytes('\0\0\0\x1cftypavif\0\0\0\0'), type: null },
  { name: 'plain text', file: bytes('<html><script>webm ftypisom</script>'), type: null },
  { name: 'nothing', file: bytes(''), type: null },
])('$name', ({ file, type }) => {
  expect(detectVideoType(file)).toBe(type)
})
