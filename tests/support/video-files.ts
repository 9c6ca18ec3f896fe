import { Buffer } from 'node:buffer'

// Builds the containers of short videos. They contain no images, so they pass the store's checks but do not play.

type VideoOptions = {
  readonly codec?: string
  readonly seconds?: number
  readonly width?: number
  readonly height?: number
  readonly hasSound?: boolean
  /** How long the frames of a file play that states `seconds`. By default, as long as stated. */
  readonly playedSeconds?: number
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
const TRACK_ID = 1

/** The version 0 header of a movie or a track. */
function lengthHeader(type: string, seconds: number): Buffer {
  return box(type, Buffer.alloc(12), uint(SCALE, 4), uint(seconds * SCALE, 4), Buffer.alloc(8))
}

type Track = { readonly kind: 'vide' | 'soun'; readonly seconds: number; readonly playedSeconds: number }

function track({ kind, seconds, playedSeconds }: Track, sample: Uint8Array): Buffer {
  const samples = box('stsd', Buffer.alloc(4), uint(1, 4), sample)
  const times = box('stts', Buffer.alloc(4), uint(1, 4), uint(1, 4), uint(playedSeconds * SCALE, 4))
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13))
  return box(
    'trak',
    box('tkhd', Buffer.alloc(12), uint(TRACK_ID, 4), Buffer.alloc(68)),
    box('mdia', lengthHeader('mdhd', seconds), handler, box('minf', box('stbl', samples, times))),
  )
}

/**
 * A fragment with two frames. `durations`: where their length is stated; `start`: when the first one is shown, in
 * seconds, null if the fragment does not say it.
 */
export function createFragment(
  seconds: number,
  durations: 'frames' | 'fragment' | 'movie' = 'frames',
  start: number | null = 0,
): Buffer {
  const duration = uint((seconds * SCALE) / 2, 4)
  const header =
    durations === 'fragment'
      ? box('tfhd', uint(0x8, 4), uint(TRACK_ID, 4), duration)
      : box('tfhd', uint(0, 4), uint(TRACK_ID, 4))
  const time = start === null ? [] : [box('tfdt', uint(0, 4), uint(start * SCALE, 4))]
  const run =
    durations === 'frames'
      ? box('trun', uint(0x301, 4), uint(2, 4), uint(0, 4), duration, uint(9, 4), duration, uint(9, 4))
      : box('trun', uint(0, 4), uint(2, 4))
  return Buffer.concat([box('moof', box('traf', header, ...time, run)), box('mdat', Buffer.alloc(64))])
}

/** A part of the movie's header: fragments can omit the duration of their frames. */
export function createFragmentDefaults(seconds: number): Buffer {
  return box('mvex', box('trex', uint(0, 4), uint(TRACK_ID, 4), uint(1, 4), uint((seconds * SCALE) / 2, 4)))
}

/** A fragment with many frames of length 0. */
export function createLongFragment(frames: number): Buffer {
  const run = box('trun', uint(0x100, 4), uint(frames, 4), Buffer.alloc(frames * 4))
  return box('moof', box('traf', box('tfhd', uint(0, 4), uint(TRACK_ID, 4)), run))
}

type Mp4Options = VideoOptions & {
  readonly extension?: Uint8Array
  readonly fragments?: readonly Uint8Array[]
  /** The number of video tracks, which all have the same id. */
  readonly videoTracks?: number
}

export function createMp4(options: Mp4Options = {}): Buffer {
  const { codec = 'avc1', seconds = 5, width = 960, height = 1200, hasSound = false, frame = '' } = options
  const { playedSeconds = seconds, extension = Buffer.alloc(0), fragments = [], videoTracks = 1 } = options
  const shown = box(codec, Buffer.alloc(24), uint(width, 2), uint(height, 2), Buffer.alloc(50))
  const length = { seconds, playedSeconds }
  const video = Array.from({ length: videoTracks }, () => track({ kind: 'vide', ...length }, shown))
  const sound = hasSound ? [track({ kind: 'soun', ...length }, box('mp4a'))] : []
  return Buffer.concat([
    MP4_HEAD,
    box('moov', lengthHeader('mvhd', seconds), ...video, ...sound, extension),
    box('mdat', Buffer.alloc(64), Buffer.from(frame)),
    ...fragments,
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

type WebmOptions = Omit<VideoOptions, 'seconds'> & {
  /** Null for a recording that does not say how long it is. */
  readonly seconds?: number | null
  /** True if the last frame is in a group of blocks. */
  readonly isGrouped?: boolean
  /** True if the size of the cluster is unknown. */
  readonly isOpen?: boolean
}

export function createWebm(options: WebmOptions = {}): Buffer {
  const { codec = 'V_VP9', seconds = 5, width = 960, height = 1200, hasSound = false, frame = '' } = options
  const length = seconds === null ? [] : [element('4489', double(seconds * 1000))]
  const size = element('e0', element('b0', uint(width, 2)), element('ba', uint(height, 2)))
  const shown = element('ae', element('83', uint(1, 1)), element('86', Buffer.from(codec)), size)
  const { playedSeconds = 0, isGrouped = false, isOpen = false } = options
  const block = [Buffer.from([0x81]), uint(playedSeconds * 1000, 2), Buffer.alloc(61), Buffer.from(frame)]
  const last = isGrouped ? element('a0', element('a1', ...block)) : element('a3', ...block)
  const cluster = Buffer.concat([element('e7', uint(0, 1)), last])
  const sound = element('ae', element('83', uint(2, 1)), element('86', Buffer.from('A_OPUS')))
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', uint(1_000_000, 3)), ...length),
      element('1654ae6b', shown, ...(hasSound ? [sound] : [])),
      isOpen ? Buffer.concat([Buffer.from('1f43b675ff', 'hex'), cluster]) : element('1f43b675', cluster),
    ),
  ])
}
