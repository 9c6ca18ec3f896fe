/** Another host's refusal or silence when a picture was to be stored there. Its message is what is shown for it. */
export class PictureHostError extends Error {
  override name = 'PictureHostError'

  constructor(options?: ErrorOptions) {
    super('Upload failed', options)
  }
}
