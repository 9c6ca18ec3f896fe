import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CLIP_LIMITS, checkClip, checkVideo, detectVideoType } from '#app/platform/videos/video-file.ts'
import {
  box,
  createFragment,
  createFragmentDefaults,
  createLongFragment,
  createMp4,
  createWebm,
  element,
  uint,
} from '#tests/support/video-files.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  { name: 'MP4', file: bytes('\0\0\0\x18ftypisom\0\0\x02\0'), type: 'mp4' },
  { name: 'MP4 from an iPhone app', file: bytes('\0\0\0\x18ftypmp42\0\0\0\0'), type: 'mp4' },
  { name: 'WebM', file: bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm'), type: 'webm' },
  { name: 'Matroska', file: bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska'), type: null },
  { name: 'QuickTime', file: bytes('\0\0\0\x14ftypqt  \0\0\0\0'), type: null },
  { name: 'AVIF', file: bytes('\0\0\0\x1cftypavif\0\0\0\0'), type: null },
  { name: 'plain text', file: bytes('<html><script>webm ftypisom</script>'), type: null },
  { name: 'nothing', file: bytes(''), type: null },
])('the type of $name is detected', ({ file, type }) => {
  expect(detectVideoType(file)).toBe(type)
})

test.each(['mp4', 'webm'] as const)(
  'the demo store’s %s video is a clip, and is rejected if its end is cut off',
  (type) => {
    const file = readFileSync(`db/demo/videos/imisi-satin-gown-film.${type}`)
    const video = { type, width: 960, height: 1200, seconds: 5, hasSound: false }
    expect(checkClip(file)).toEqual({ ok: true, video })
    for (let end = file.length - 1; end >= 0; end -= end > 4_000 ? 4_999 : 1) {
      expect(checkClip(file.subarray(0, end)), `cut to ${end} bytes`).toMatchObject({ ok: false })
    }
  },
)

test.each([
  { name: 'an MP4 with AV1', file: createMp4({ codec: 'av01' }) },
  { name: 'a WebM with VP8', file: createWebm({ codec: 'V_VP8' }) },
  { name: 'a WebM with AV1', file: createWebm({ codec: 'V_AV1' }) },
  { name: 'a video of exactly ten seconds', file: createMp4({ seconds: CLIP_LIMITS.seconds }) },
  {
    name: 'a video of the maximum width and height',
    file: createWebm({ width: CLIP_LIMITS.side, height: CLIP_LIMITS.side }),
  },
])('$name can be a clip', ({ file }) => {
  expect(checkClip(file)).toMatchObject({ ok: true })
})

test.each([
  { name: 'an MP4 whose frames', file: createMp4({ playedSeconds: 30 }) },
  { name: 'a WebM whose last frame', file: createWebm({ playedSeconds: 30 }) },
  { name: 'a WebM whose last group of frames', file: createWebm({ playedSeconds: 30, isGrouped: true }) },
  {
    name: 'a WebM whose last frame, in a cluster of unknown size,',
    file: createWebm({ playedSeconds: 30, isOpen: true }),
  },
  { name: 'an MP4 whose fragment', file: createMp4({ fragments: [createFragment(30)] }) },
  {
    name: 'an MP4 whose fragment, which states one duration,',
    file: createMp4({ fragments: [createFragment(30, 'fragment')] }),
  },
  {
    name: 'an MP4 whose fragment, for which the movie states the duration,',
    file: createMp4({ extension: createFragmentDefaults(30), fragments: [createFragment(30, 'movie')] }),
  },
  {
    name: 'an MP4 whose second fragment',
    file: createMp4({ fragments: [createFragment(5), createFragment(5, 'frames', 25)] }),
  },
  {
    name: 'an MP4 whose first of two fragments with the same start',
    file: createMp4({ fragments: [createFragment(30), createFragment(5)] }),
  },
  {
    name: 'an MP4 whose last of six fragments without a start',
    file: createMp4({ fragments: Array.from({ length: 6 }, () => createFragment(5, 'frames', null)) }),
  },
])('$name ends after 30 seconds, although the file states 5, is rejected as a clip', ({ file }) => {
  expect(checkVideo(file)).toMatchObject({ video: { seconds: 30 } })
  expect(checkClip(file)).toEqual({ ok: false, rejection: 'too-long' })
})

test('the length of fragments does not include the time before the first one', () => {
  const file = createMp4({ fragments: [createFragment(4, 'frames', 60), createFragment(4, 'frames', 64)] })
  expect(checkVideo(file)).toMatchObject({ video: { seconds: 8 } })
})

test.each([
  { name: 'an MP4 with HEVC', file: createMp4({ codec: 'hvc1' }), rejection: 'mp4-codec' },
  { name: 'an encrypted MP4', file: createMp4({ codec: 'encv' }), rejection: 'mp4-codec' },
  { name: 'a WebM with H.264', file: createWebm({ codec: 'V_MPEG4/ISO/AVC' }), rejection: 'webm-codec' },
  { name: 'an MP4 with sound', file: createMp4({ hasSound: true }), rejection: 'sound' },
  { name: 'a WebM with sound', file: createWebm({ hasSound: true }), rejection: 'sound' },
  { name: 'a long MP4', file: createMp4({ seconds: 11 }), rejection: 'too-long' },
  { name: 'a long WebM', file: createWebm({ seconds: 11 }), rejection: 'too-long' },
  { name: 'an MP4 of unknown length', file: createMp4({ seconds: 0 }), rejection: 'no-length' },
  { name: 'a WebM of unknown length', file: createWebm({ seconds: null }), rejection: 'no-length' },
  { name: 'a wide MP4', file: createMp4({ width: 3840 }), rejection: 'too-many-pixels' },
  { name: 'a tall WebM', file: createWebm({ height: 2161 }), rejection: 'too-many-pixels' },
  { name: 'an MP4 without a size', file: createMp4({ width: 0 }), rejection: 'no-frames' },
  {
    name: 'a file over 8 MB',
    file: createMp4({ frame: 'x'.repeat(CLIP_LIMITS.bytes) }),
    rejection: 'clip-too-large',
  },
  { name: 'an image named like a video', file: bytes('\xff\xd8\xff\xe0 film.mp4'), rejection: 'other-format' },
])('$name is rejected as a clip', ({ file, rejection }) => {
  expect(checkClip(file)).toEqual({ ok: false, rejection })
})

test('a longer video with sound is not a clip, but browsers can play it', () => {
  const video = { type: 'mp4', width: 3840, height: 1200, seconds: 60, hasSound: true }
  expect(checkVideo(createMp4({ seconds: 60, width: 3840, hasSound: true }))).toEqual({ ok: true, video })
})

describe('hostile files', () => {
  const mp4Head = createMp4().subarray(0, 28)
  const webmHead = element('1a45dfa3', element('4282', bytes('webm')))
  const nest = (depth: number): Buffer => (depth === 0 ? box('moov') : box('moov', nest(depth - 1)))
  const withSize = (size: Buffer, type: string) => Buffer.concat([mp4Head, size, bytes(type), Buffer.alloc(64)])
  const files = {
    'a box larger than the file': withSize(uint(0xffff_ffff, 4), 'moov'),
    'a box smaller than its header': withSize(uint(7, 4), 'moov'),
    'a 64-bit size beyond all files': Buffer.concat([mp4Head, uint(1, 4), bytes('moov'), Buffer.alloc(8, 0xff)]),
    'a 64-bit size that is cut off': Buffer.concat([mp4Head, uint(1, 4), bytes('moov')]),
    'a box that extends to the end, without content': withSize(uint(0, 4), 'moov'),
    'deeply nested boxes': Buffer.concat([mp4Head, nest(2_000)]),
    'many empty boxes': Buffer.concat([mp4Head, ...Array.from({ length: 110_000 }, () => box('free'))]),
    'tracks without content': Buffer.concat([mp4Head, box('moov', box('mvhd', Buffer.alloc(100)), box('trak'))]),
    'an element larger than the file': Buffer.concat([
      webmHead,
      bytes('\x18\x53\x80\x67\x01\0\xff\xff\xff\xff\xff\xff'),
    ]),
    'an invalid element id': Buffer.concat([webmHead, Buffer.alloc(64)]),
    'elements of unknown size without content': Buffer.concat([
      webmHead,
      bytes('\x18\x53\x80\x67\xff\x1f\x43\xb6\x75\xff'),
    ]),
    'many empty elements': Buffer.concat([webmHead, element('18538067', Buffer.alloc(220_000, bytes('\xec\x80')))]),
    'a number longer than eight bytes': Buffer.concat([
      webmHead,
      element('18538067', element('1654ae6b', element('ae', element('83', Buffer.alloc(9)))), element('1f43b675')),
    ]),
  }

  test.each(Object.entries(files))('with %s are rejected', (_name, file) => {
    expect(checkVideo(file)).toEqual({ ok: false, rejection: 'damaged' })
  })

  test('with thousands of tracks that share many frames are read once', () => {
    const file = createMp4({ videoTracks: 4_000, fragments: [createLongFragment(2_000_000)] })
    // Reading the frames for each track would exceed the test's time limit
    expect(checkVideo(file)).toMatchObject({ ok: true, video: { seconds: 5 } })
  })

  test.each([
    ['MP4', createMp4()],
    ['WebM', createWebm()],
  ])('that differ from a valid %s in one byte cause no other error than a rejection', (_type, original) => {
    for (let at = 0; at < original.length; at++) {
      for (const byte of [0, 1, 0x7f, 0x80, 0xff]) {
        const file = Buffer.from(original)
        file[at] = byte
        const { rejection } = { rejection: null, ...checkVideo(file) }
        expect([null, 'other-format', 'damaged', 'no-frames', 'mp4-codec', 'webm-codec']).toContain(rejection)
      }
    }
  })
})
