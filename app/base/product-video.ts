/**
 * A silent video that plays over its poster. Every clip has an MP4, which all browsers play, and can have a smaller
 * WebM.
 */
export type Clip = { readonly mp4: string; readonly webm: string | null }

/** The URLs of a product's video and its poster. */
export type VideoFiles = Clip & { readonly poster: string }

export type ProductVideo = Clip & {
  readonly poster: { readonly url: string; readonly width: number; readonly height: number }
  /** When it was added to the product, in ISO 8601. */
  readonly addedAt: string
}

export const MAX_VIDEO_TEXT = 2_000

const CLIP = /^(?:https?:\/\/[^/\s]+)?(\/media\/clips\/[0-9a-f]{64}\.(mp4|webm))$/
const OWN_IMAGE = /^https?:\/\/[^/\s]+(\/media\/[a-z0-9-]+\/[0-9a-f]{64}\.(?:jpg|webp))$/

/** The files that staff have chosen so far. */
export type VideoUrls = { readonly [Name in keyof VideoFiles]: string | null }

/** Returns the format of the URL of an uploaded clip, or null for any other URL. */
export function findClipFormat(url: string): keyof Clip | null {
  const format = CLIP.exec(url)?.[2]
  return format === 'mp4' || format === 'webm' ? format : null
}

/** Reads the URLs of a video in any order, separated by spaces. */
export function readVideoUrls(text: string): VideoUrls {
  const urls = listUrls(text)
  const find = (format: keyof Clip | null) => urls.find((url) => findClipFormat(url) === format) ?? null
  return { mp4: find('mp4'), webm: find('webm'), poster: find(null) }
}

/** Like `readVideoUrls`, but returns null for anything but an MP4, a poster and possibly a WebM. */
export function parseVideoFiles(text: string): VideoFiles | null {
  const { mp4, webm, poster } = readVideoUrls(text)
  if (!mp4 || !poster || listUrls(text).length > (webm ? 3 : 2)) return null
  return { mp4: toPath(mp4), webm: webm && toPath(webm), poster: OWN_IMAGE.exec(poster)?.[1] ?? poster }
}

/** Joins the URLs to a text for a product form or file. */
export function formatVideoFiles(files: VideoUrls | null): string {
  return files ? [files.mp4, files.webm, files.poster].filter((url) => url !== null).join(' ') : ''
}

export function toVideoFiles({ mp4, webm, poster }: ProductVideo): VideoFiles {
  return { mp4, webm, poster: poster.url }
}

function listUrls(text: string): readonly string[] {
  return text.split(/\s+/).filter((url) => url !== '')
}

function toPath(url: string): string {
  return CLIP.exec(url)?.[1] ?? url
}
