import { Buffer } from 'node:buffer'

// Builds the containers of short videos. They contain no images, so they pass the store's checks but do not play.

type VideoOptions = {
  readonly codec?: string
  readonly seconds?: number
  readonly width?: number
  readonly height?: number
  readonly hasSound?: boolean
  /** The bytes of the only frame, so that tests can create files that differ. */
  readonly frame?: string
}

export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(content)
  return Buffer.concat([uint(bytes.length + 8, 4), Buffer.from(type, 'latin1'), bytes])
}

export function uint(number: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(number, 0, bytes)
  return buffer
}

const MP4_HEAD = box('ftyp', Buffer.from('isom\0\0\x02\0isomavc1mp41', 'latin1'))
const SCALE = 1000

/** The version 0 header of a movie or a track. */
function lengthHeader(type: string, seconds: number): Buffer {
  return box(type, Buffer.alloc(12), uint(SCALE, 4), uint(seconds * SCALE, 4), Buffer.alloc(8))
}

function track(kind: 'vide' | 'soun', seconds: number, sample: Uint8Array): Buffer {
  const samples = box('stsd', Buffer.alloc(4), uint(1, 4), sample)
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13))
  return box('trak', box('mdia', lengthHeader('mdhd', seconds), handler, box('minf', box('stbl', samples))))
}

export function createMp4(options: VideoOptions = {}): Buffer {
  const { codec = 'avc1', seconds = 5, width = 960, height = 1200, hasSound = false, frame = '' } = options
  const shown = box(codec, Buffer.alloc(24), uint(width, 2), uint(height, 2), Buffer.alloc(50))
  const tracks = [track('vide', seconds, shown), ...(hasSound ? [track('soun', seconds, box('mp4a'))] : [])]
  return Buffer.concat([
    MP4_HEAD,
    box('moov', lengthHeader('mvhd', seconds), ...tracks),
    box('mdat', Buffer.alloc(64), Buffer.from(frame)),
  ])
}

/** `id` is in hexadecimal. */
export function element(id: string, ...content: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x08]), uint(bytes.length, 4), bytes])
}

function double(number: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleBE(number)
  return buffer
}

/** `seconds` is null for a recording that does not say how long it is. */
export function createWebm(options: Omit<VideoOptions, 'seconds'> & { readonly seconds?: number | null } = {}): Buffer {
  const { codec = 'V_VP9', seconds = 5, width = 960, height = 1200, hasSound = false, frame = '' } = options
  const length = seconds === null ? [] : [element('4489', double(seconds * 1000))]
  const size = element('e0', element('b0', uint(width, 2)), element('ba', uint(height, 2)))
  const shown = element('ae', element('83', uint(1, 1)), element('86', Buffer.from(codec)), size)
  const sound = element('ae', element('83', uint(2, 1)), element('86', Buffer.from('A_OPUS')))
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', uint(1_000_000, 3)), ...length),
      element('1654ae6b', shown, ...(hasSound ? [sound] : [])),
      element('1f43b675', element('e7', uint(0, 1)), element('a3', Buffer.alloc(64), Buffer.from(frame))),
    ),
  ])
}
