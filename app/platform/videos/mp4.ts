import { type CheckedVideo, createElementCounter, UnusableVideoError } from '#app/platform/videos/video-check.ts'

// Reads the container of ISO/IEC 14496-12. Boxes are read in place, without recursion: only known boxes are entered.

/** H.264 and AV1. Most browsers cannot play HEVC, which phones record. */
const CODECS: readonly string[] = ['avc1', 'avc3', 'av01']
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

  /** Returns the length of a fragmented video in seconds. The movie header contains the time scale. */
  function readFragmentsLength(movie: readonly Box[], header: Box): number {
    const extension = find(movie, 'mvex')
    const box = extension && find(listBoxes(extension), 'mehd')
    if (!box || box.to - box.from < 12) return 0
    const scale = view.getUint32(header.from + (view.getUint8(header.from) === 1 ? 20 : 12))
    const length = view.getUint8(box.from) === 1 ? readUint64(box.from + 4) : view.getUint32(box.from + 4)
    return scale === 0 ? 0 : length / scale
  }

  function readTrack(track: Box) {
    const media = listBoxes(requireBox(listBoxes(track), 'mdia'))
    const kind = readType(requireBox(media, 'hdlr', 12).from + 8)
    if (kind !== 'vide') return { kind }
    const seconds = readLength(requireBox(media, 'mdhd', 20))
    const table = listBoxes(requireBox(listBoxes(requireBox(media, 'minf')), 'stbl'))
    const samples = requireBox(table, 'stsd', 8)
    const [sample] = listBoxes({ from: samples.from + 8, to: samples.to })
    if (!sample || sample.to - sample.from < 28) throw new UnusableVideoError('damaged')
    if (!CODECS.includes(sample.type)) throw new UnusableVideoError('mp4-codec')
    return { kind, seconds, width: view.getUint16(sample.from + 24), height: view.getUint16(sample.from + 26) }
  }

  const file = listBoxes({ from: 0, to: bytes.length })
  const movie = listBoxes(requireBox(file, 'moov'))
  if (!find(file, 'mdat')) throw new UnusableVideoError('damaged')
  const header = requireBox(movie, 'mvhd', 20)
  const tracks = movie.filter(({ type }) => type === 'trak').map(readTrack)
  const shown = tracks.find((track) => 'width' in track)
  if (!shown?.width || !shown.height) throw new UnusableVideoError('no-frames')
  const seconds = Math.max(readLength(header), shown.seconds, readFragmentsLength(movie, header))
  const hasSound = tracks.some(({ kind }) => kind === 'soun')
  return { width: shown.width, height: shown.height, seconds: seconds || null, hasSound }
}
