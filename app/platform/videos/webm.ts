import { type CheckedVideo, createElementCounter, UnusableVideoError } from '#app/platform/videos/video-check.ts'

// Reads the container of RFC 8794 and RFC 9559. Elements are read in place, without recursion.

const CODECS: readonly string[] = ['V_VP8', 'V_VP9', 'V_AV1']
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const
const TRACK_TYPES = { video: 1, audio: 2 } as const
const DEFAULT_SCALE = 1_000_000 // in nanoseconds
const MAX_ID_BYTES = 4

/** The position of an element's content. `isOpen`: its size is unknown, as in a live recording. */
type Element = { readonly id: number; readonly from: number; readonly to: number; readonly isOpen: boolean }

/** @throws UnusableVideoError */
export function readWebm(bytes: Uint8Array): Omit<CheckedVideo, 'type'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const countElement = createElementCounter()

  /** Returns how many bytes a number has: the position of the first 1 bit in its first byte. */
  function readWidth(at: number, to: number, max: number): number {
    const width = Math.clz32(bytes[at] ?? 0) - 23
    if (at >= to || width > max || at + width > to) throw new UnusableVideoError('damaged')
    return width
  }

  function readElement(at: number, end: number): Element {
    countElement()
    const idWidth = readWidth(at, end, MAX_ID_BYTES)
    const sizeAt = at + idWidth
    const sizeWidth = readWidth(sizeAt, end, 8)
    const from = sizeAt + sizeWidth
    const first = (bytes[sizeAt] ?? 0) & (0xff >> sizeWidth)
    const size = readNumber(sizeAt + 1, from, first)
    const isOpen = size >= 2 ** (7 * sizeWidth) - 1
    if (!isOpen && size > end - from) throw new UnusableVideoError('damaged')
    return { id: readNumber(at, sizeAt), from, to: isOpen ? end : from + size, isOpen }
  }

  function readNumber(from: number, to: number, start = 0): number {
    if (to - from > 8) throw new UnusableVideoError('damaged')
    return bytes.subarray(from, to).reduce((number, byte) => number * 256 + byte, start)
  }

  function readFloat({ from, to }: Element): number {
    if (to - from === 4) return view.getFloat32(from)
    return to - from === 8 ? view.getFloat64(from) : 0
  }

  const readText = ({ from, to }: Element) => String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 32)))

  function listElements({ from, to }: Pick<Element, 'from' | 'to'>): Element[] {
    const elements: Element[] = []
    for (let at = from; at < to; ) {
      const element = readElement(at, to)
      elements.push(element)
      if (element.isOpen && element.id === ID.cluster) break // its end is unknown
      at = element.to
    }
    return elements
  }

  const find = (elements: readonly Element[], id: number) => elements.find((element) => element.id === id)

  function readUint(elements: readonly Element[], id: number): number {
    const element = find(elements, id)
    return element ? readNumber(element.from, element.to) : 0
  }

  function readTrack(track: Element) {
    const parts = listElements(track)
    const kind = readUint(parts, ID.trackType)
    if (kind !== TRACK_TYPES.video) return { kind }
    const codec = find(parts, ID.codec)
    if (!codec || !CODECS.includes(readText(codec))) throw new UnusableVideoError('webm-codec')
    const video = find(parts, ID.video)
    const settings = video ? listElements(video) : []
    return { kind, width: readUint(settings, ID.width), height: readUint(settings, ID.height) }
  }

  /** Returns the start of a cluster's last frame, in units of the time scale. */
  function readLastTime(cluster: Element): number {
    let start = 0
    let last = 0
    for (let at = cluster.from; at < cluster.to; ) {
      const element = readElement(at, cluster.to)
      if (element.id === ID.timestamp) start = readNumber(element.from, element.to)
      last = Math.max(last, start, ...listBlocks(element).map((block) => start + readOffset(block)))
      at = element.id === ID.cluster ? element.from : element.to // after a cluster of unknown size, the next one begins
    }
    return last
  }

  function listBlocks(element: Element): Element[] {
    if (element.id === ID.simpleBlock) return [element]
    return element.id === ID.blockGroup ? listElements(element).filter(({ id }) => id === ID.block) : []
  }

  /** Returns the time of a block after the start of its cluster. It follows the number of the track. */
  function readOffset({ from, to }: Element): number {
    const at = from + readWidth(from, to, 8)
    if (at + 2 > to) throw new UnusableVideoError('damaged')
    return view.getInt16(at)
  }

  const [header, segment] = listElements({ from: 0, to: bytes.length })
  const docType = header?.id === ID.header ? find(listElements(header), ID.docType) : undefined
  if (!docType || readText(docType) !== 'webm') throw new UnusableVideoError('other-format')
  if (segment?.id !== ID.segment) throw new UnusableVideoError('damaged')
  const parts = listElements(segment)
  const clusters = parts.filter(({ id }) => id === ID.cluster)
  const trackList = find(parts, ID.tracks)
  if (clusters.length === 0 || !trackList) throw new UnusableVideoError('damaged')
  const tracks = listElements(trackList)
    .filter(({ id }) => id === ID.track)
    .map(readTrack)
  const shown = tracks.find((track) => 'width' in track)
  if (!shown?.width || !shown.height) throw new UnusableVideoError('no-frames')
  const info = find(parts, ID.info)
  const details = info ? listElements(info) : []
  const duration = find(details, ID.duration)
  const stated = duration ? readFloat(duration) : 0
  const scale = readUint(details, ID.timestampScale) || DEFAULT_SCALE
  const seconds = stated > 0 ? (Math.max(stated, ...clusters.map(readLastTime)) * scale) / 1e9 : 0
  const hasSound = tracks.some(({ kind }) => kind === TRACK_TYPES.audio)
  return { width: shown.width, height: shown.height, seconds: seconds || null, hasSound }
}
