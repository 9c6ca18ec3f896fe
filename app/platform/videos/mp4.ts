import { type CheckedVideo, createElementCounter, UnusableVideoError } from '#app/platform/videos/video-check.ts'

// Reads the container of ISO/IEC 14496-12. Boxes are read in place, without recursion: only known boxes are entered.

/** H.264 and AV1. Most browsers cannot play HEVC, which phones record. */
const CODECS: readonly string[] = ['avc1', 'avc3', 'av01']
/** Flags of the optional fields in the headers of fragments and of their runs of frames. */
const TFHD = { offset: 0x1, description: 0x2, duration: 0x8 } as const
const TRUN = { duration: 0x100, header: [0x1, 0x4], fields: [0x100, 0x200, 0x400, 0x800] } as const
const UNKNOWN_LENGTHS: readonly number[] = [2 ** 32 - 1, 2 ** 64] // all bits are 1

/** The position of a box's content. */
type Box = { readonly type: string; readonly from: number; readonly to: number }

/** @throws UnusableVideoError */
export function readMp4(bytes: Uint8Array): Omit<CheckedVideo, 'type'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const countElement = createElementCounter()

  const readType = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  const readUint64 = (at: number) => view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4)

  function listBoxes({ from, to }: Pick<Box, 'from' | 'to'>): Box[] {
    const boxes: Box[] = []
    for (let at = from; at < to; ) {
      countElement()
      if (to - at < 8) throw new UnusableVideoError('damaged')
      const isLong = view.getUint32(at) === 1
      const header = isLong ? 16 : 8
      if (to - at < header) throw new UnusableVideoError('damaged')
      const stated = isLong ? readUint64(at + 8) : view.getUint32(at)
      const size = stated === 0 ? to - at : stated // the last box can extend to the end
      if (size < header || size > to - at) throw new UnusableVideoError('damaged')
      boxes.push({ type: readType(at + 4), from: at + header, to: at + size })
      at += size
    }
    return boxes
  }

  const find = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type)

  function requireBox(boxes: readonly Box[], type: string, minBytes = 0): Box {
    const box = find(boxes, type)
    if (!box || box.to - box.from < minBytes) throw new UnusableVideoError('damaged')
    return box
  }

  /** Returns a header's length in seconds, or 0 if it has none. */
  function readLength({ from, to }: Box): number {
    const isLong = view.getUint8(from) === 1
    if (to - from < (isLong ? 32 : 20)) throw new UnusableVideoError('damaged')
    const scale = view.getUint32(from + (isLong ? 20 : 12))
    const length = isLong ? readUint64(from + 24) : view.getUint32(from + 16)
    return scale === 0 || UNKNOWN_LENGTHS.includes(length) ? 0 : length / scale
  }

  function readUint32({ from, to }: Box, offset: number): number {
    if (from + offset + 4 > to) throw new UnusableVideoError('damaged')
    return view.getUint32(from + offset)
  }

  const isVersion1 = (box: Box) => readUint32(box, 0) >>> 24 === 1
  /** Returns the number after the two dates of a header: a time scale, or the id of a track. */
  const readAfterDates = (header: Box) => readUint32(header, isVersion1(header) ? 20 : 12)

  /** Returns the time in a box that contains only a time. */
  function readTime(box: Box): number {
    const first = readUint32(box, 4)
    return isVersion1(box) ? first * 2 ** 32 + readUint32(box, 8) : first
  }

  const hasFlag = (box: Box, flag: number) => (readUint32(box, 0) & flag) !== 0

  /** Returns the sum of the durations of a track's frames outside of fragments, in units of its time scale. */
  function readFramesLength(times: Box): number {
    const count = readUint32(times, 4)
    let length = 0
    for (let at = 8; at < 8 + count * 8; at += 8) length += readUint32(times, at) * readUint32(times, at + 4)
    return length
  }

  /** Returns the length of a track's fragments, in units of its time scale. */
  function readFragmentsLength(fragments: readonly Box[], trackId: number, movieDefault: number): number {
    let first = Infinity
    let last = 0
    let end = 0
    for (const parts of fragments.map(listBoxes)) {
      const header = requireBox(parts, 'tfhd')
      if (readUint32(header, 4) !== trackId) continue
      const time = find(parts, 'tfdt')
      if (time) end = readTime(time)
      first = Math.min(first, end)
      const frameLength = readDefaultLength(header) ?? movieDefault
      for (const run of parts.filter(({ type }) => type === 'trun')) end += readRunLength(run, frameLength)
      last = Math.max(last, end)
    }
    return Math.max(0, last - first)
  }

  /** Returns the duration of a fragment's frames, or null if the fragment omits it. */
  function readDefaultLength(header: Box): number | null {
    if (!hasFlag(header, TFHD.duration)) return null
    return readUint32(header, 8 + (hasFlag(header, TFHD.offset) ? 8 : 0) + (hasFlag(header, TFHD.description) ? 4 : 0))
  }

  function readRunLength(run: Box, frameLength: number): number {
    const count = readUint32(run, 4)
    if (!hasFlag(run, TRUN.duration)) return count * frameLength
    const frameBytes = 4 * TRUN.fields.filter((flag) => hasFlag(run, flag)).length
    const first = 8 + 4 * TRUN.header.filter((flag) => hasFlag(run, flag)).length
    let length = 0
    for (let at = first; at < first + count * frameBytes; at += frameBytes) length += readUint32(run, at)
    return length
  }

  /** Returns the stated length of a fragmented video in seconds. The movie header contains the time scale. */
  function readStatedFragmentsLength(defaults: readonly Box[], header: Box): number {
    const box = find(defaults, 'mehd')
    const scale = readAfterDates(header)
    return !box || scale === 0 ? 0 : readTime(box) / scale
  }

  function readTrack(track: Box) {
    const parts = listBoxes(track)
    const media = listBoxes(requireBox(parts, 'mdia'))
    const kind = readType(requireBox(media, 'hdlr', 12).from + 8)
    if (kind !== 'vide') return { kind }
    const header = requireBox(media, 'mdhd', 20)
    const table = listBoxes(requireBox(listBoxes(requireBox(media, 'minf')), 'stbl'))
    const samples = requireBox(table, 'stsd', 8)
    const [sample] = listBoxes({ from: samples.from + 8, to: samples.to })
    if (!sample || sample.to - sample.from < 28) throw new UnusableVideoError('damaged')
    if (!CODECS.includes(sample.type)) throw new UnusableVideoError('mp4-codec')
    const id = readAfterDates(requireBox(parts, 'tkhd'))
    const times = requireBox(table, 'stts')
    const size = { width: view.getUint16(sample.from + 24), height: view.getUint16(sample.from + 26) }
    return { kind, video: { id, header, times, ...size } }
  }

  /** Returns the length of a video track in seconds. Reads all its frames, so call it for one track only. */
  function readTrackLength(
    { id, header, times }: { readonly id: number; readonly header: Box; readonly times: Box },
    fragments: readonly Box[],
    defaults: readonly Box[],
  ): number {
    const frameDefaults = defaults.find((box) => box.type === 'trex' && readUint32(box, 4) === id)
    const length = Math.max(
      readFramesLength(times),
      readFragmentsLength(fragments, id, frameDefaults ? readUint32(frameDefaults, 12) : 0),
    )
    const scale = readAfterDates(header)
    return Math.max(readLength(header), scale === 0 ? 0 : length / scale)
  }

  const file = listBoxes({ from: 0, to: bytes.length })
  const movie = listBoxes(requireBox(file, 'moov'))
  if (!find(file, 'mdat')) throw new UnusableVideoError('damaged')
  const header = requireBox(movie, 'mvhd', 20)
  const listInside = (boxes: readonly Box[], type: string) =>
    boxes.filter((box) => box.type === type).flatMap(listBoxes)
  const fragments = listInside(file, 'moof').filter(({ type }) => type === 'traf')
  const defaults = listInside(movie, 'mvex')
  const tracks = movie.filter(({ type }) => type === 'trak').map(readTrack)
  const shown = tracks.find(({ video }) => video)?.video
  if (!shown?.width || !shown.height) throw new UnusableVideoError('no-frames')
  const length = readTrackLength(shown, fragments, defaults)
  const seconds = Math.max(readLength(header), length, readStatedFragmentsLength(defaults, header))
  const hasSound = tracks.some(({ kind }) => kind === 'soun')
  return { width: shown.width, height: shown.height, seconds: seconds || null, hasSound }
}
