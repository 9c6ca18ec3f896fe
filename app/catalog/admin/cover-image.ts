/** The image of a collection or category in its form. */
export type CoverImage = {
  /** The submitted value: the public id of an upload, or the URL of a saved image. */
  readonly key: string
  readonly url: string
  readonly preview: string | null
}

export function toSavedImage(url: string | null): CoverImage | null {
  return url === null ? null : { key: url, url, preview: null }
}
