/** An error of the image host. Its message is shown to the uploader. */
export class ImageHostError extends Error {
  override name = 'ImageHostError'

  constructor(options?: ErrorOptions) {
    super('Upload failed', options)
  }
}
