import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import process from 'node:process'
import sharp, { type Sharp } from 'sharp'
import { getErrorCode } from '#app/lib/errors.ts'
import { computeGround } from '#app/platform/images/image-ground.server.ts'
import type {
  ImageJob,
  ImageResult,
  JobPriority,
  NumberedMessage,
  SizeFormat,
} from '#app/platform/images/image-jobs.ts'
import { detectImageType, type ImageRejection, isAnimated, MAX_IMAGE_PIXELS } from '#app/platform/images/image-type.ts'
import { drawShare } from '#app/platform/images/share-image.server.ts'

// This is a separate process: decoding untrusted images needs no secrets, and its memory (480 MB) is freed on exit.

const MAX_SIDE = 4_000
const TIME_LIMIT = { seconds: 10 }
const SYNCED_WRITE = { flag: 'wx', flush: true }

setPriority(constants.priority.PRIORITY_BELOW_NORMAL) // pages take precedence; threads that start later inherit the priority
if (process.argv[2] === ('background' satisfies JobPriority)) lowerPriority()
sharp.cache(false)
sharp.concurrency(1) // one thread per job, because two jobs run at once
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer', // AVIF; other HEIF brands are rejected earlier
    'VipsForeignLoadSvgBuffer', // logos, written by store/brand/svg-logo.server.ts; SVG product images are rejected earlier
  ],
})

/**
 * The demo store's images take 5 KB as AVIF at width 400, and 110 KB at 1200. This effort
 * setting takes 0.1 s instead of 2 s.
 */
const encoders: Readonly<Record<SizeFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 1 }),
  webp: (image) => image.webp({ quality: 72, effort: 4 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
}

/** Uses a Linux scheduling policy under which a requested page never waits for the end of this process's time slice. */
function lowerPriority(): void {
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)])
}

async function runJob(job: ImageJob): Promise<ImageResult> {
  if (job.kind === 'share') {
    const [image, logo] = await Promise.all(
      [job.input, job.logo].map((file) => (file === null ? null : readFile(file))),
    )
    const drawn = await drawShare(job.card, { image: image ?? null, logo: logo ?? null })
    await writeFile(job.output, await drawn.timeout(TIME_LIMIT).toBuffer(), SYNCED_WRITE)
    return { kind: 'share' }
  }
  const bytes = await readFile(job.input)
  if (job.kind === 'size') {
    const { width, height } = job.box
    const image = sharp(bytes).resize({ width, height, fit: 'cover', withoutEnlargement: true })
    await writeFile(job.output, await encoders[job.format](image).timeout(TIME_LIMIT).toBuffer(), SYNCED_WRITE)
    return { kind: 'size' }
  }
  if (job.kind === 'png') return await writePng(bytes, job)
  const type = detectImageType(bytes)
  if (type === 'heic') return { kind: 'rejected', rejection: 'heic' }
  if (type === null) return { kind: 'rejected', rejection: 'other-format' }
  if (isAnimated(bytes)) return { kind: 'rejected', rejection: 'animated' }
  const cleaned = await clean(bytes)
  if (typeof cleaned === 'string') return { kind: 'rejected', rejection: cleaned }
  await writeFile(job.output, cleaned.data, SYNCED_WRITE)
  const { data, type: stored, width, height } = cleaned
  const ground = await computeGround(sharp(data).timeout(TIME_LIMIT))
  const hash = createHash('sha256').update(data).digest('hex')
  return { kind: 'original', image: { type: stored, width, height, bytes: data.length, hash, ground } }
}

async function writePng(bytes: Buffer, job: Extract<ImageJob, { kind: 'png' }>): Promise<ImageResult> {
  try {
    const { width, height = width } = job.box
    const [left, top] = [Math.round(width * job.margin), Math.round(height * job.margin)]
    const options = { limitInputPixels: MAX_IMAGE_PIXELS, limitInputChannels: 4, failOn: 'warning' } as const
    const { width: inputWidth = 1, height: inputHeight = 1, format } = await sharp(bytes, options).metadata()
    const size = { width: width - 2 * left, height: height - 2 * top }
    // An SVG is rendered at its display size
    const density = 72 * Math.min(30, Math.max(0.1, size.width / inputWidth, size.height / inputHeight))
    const image = sharp(bytes, format === 'svg' ? { ...options, density: Math.ceil(density) } : options)
    const background = job.background ?? { r: 0, g: 0, b: 0, alpha: 0 }
    const fitted = job.background
      ? image
          .resize({ ...size, fit: 'contain', background })
          .extend({ left, right: left, top, bottom: top, background })
          .flatten({ background })
      : image.resize({ ...size, fit: 'inside', withoutEnlargement: format !== 'svg' })
    const png = fitted.toColourspace('srgb').png({ compressionLevel: 9, effort: 7 }).timeout(TIME_LIMIT)
    const { data, info } = await png.toBuffer({ resolveWithObject: true })
    const [, , , alpha] = (await sharp(data).stats()).channels
    if (alpha?.max === 0) return { kind: 'rejected', rejection: 'empty' }
    await writeFile(job.output, data, SYNCED_WRITE)
    return { kind: 'png', width: info.width, height: info.height }
  } catch (error) {
    return { kind: 'rejected', rejection: getRejection(error) }
  }
}

/** Converts to upright sRGB, at most 4,000 pixels per side, without metadata such as location, camera and scripts. */
async function clean(bytes: Buffer) {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, limitInputChannels: 4, failOn: 'warning' })
    const { hasAlpha } = await image.metadata()
    const isTransparent = hasAlpha && !(await image.clone().timeout(TIME_LIMIT).stats()).isOpaque
    const upright = image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout(TIME_LIMIT)
    const encoded = isTransparent
      ? upright.webp({ quality: 92, alphaQuality: 100 })
      : upright.removeAlpha().jpeg({ quality: 90, progressive: true, chromaSubsampling: '4:4:4' })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { data, type: isTransparent ? 'webp' : 'jpg', width: info.width, height: info.height } as const
  } catch (error) {
    return getRejection(error)
  }
}

/** sharp's errors differ only in their messages. */
function getRejection(error: unknown): ImageRejection {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('exceeds pixel limit')) return 'too-many-pixels'
  return /\btimeout\b/.test(message) ? 'too-slow' : 'unreadable'
}

process.on('SIGINT', () => {}) // Ctrl+C also reaches this process while the store handles its last requests
process.on('disconnect', () => process.exit(0))
process.on('message', (received) => {
  const { number, message } = received as NumberedMessage<ImageJob> // only the parent process can send messages
  runJob(message)
    .catch(
      (error: unknown): ImageResult => ({
        kind: 'failed',
        code: getErrorCode(error) ?? '',
        message: error instanceof Error ? error.message : 'unknown',
      }),
    )
    .then((result) => process.send?.({ number, message: result } satisfies NumberedMessage<ImageResult>))
})
