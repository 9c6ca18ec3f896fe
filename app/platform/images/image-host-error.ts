/** An image host refused an image or did not respond. Its message is shown to the uploader. */
export class ImageHostError extends Error {
  override name = 'PictureHostError'

  constructor(options?: ErrorOptions) {
    super('Upload failed', options)
  }
}
