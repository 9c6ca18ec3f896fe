/** Another host's refusal or silence when an image was to be stored there. Its message is what is shown for it. */
export class ImageHostError extends Error {
  override name = 'PictureHostError'

  constructor(options?: ErrorOptions) {
    super('Upload failed', options)
  }
}
