// Why an image is rejected
export const rejections = {
  'too-many-bytes': 'This file is larger than 25 MB.',
  'too-many-pixels': 'This image has more than 60 megapixels.',
  heic: 'HEIC images are not supported. Export this one as JPEG and upload that.',
  'other-format': 'This is not a JPEG, PNG, WebP or AVIF image.',
  animated: 'This image is animated. Upload a still image.',
  empty: 'This image is empty: it is fully transparent.',
  unreadable: 'This image is damaged and cannot be read. Export it again.',
  'too-slow': 'This image takes too long to process. Upload a smaller one.',
}
export const emptyFile = 'This file is empty.'
export const unreadableFile = 'This file cannot be read.'

// Why an upload is rejected
export const tooLargeTogether = (megabytes: number) =>
  `Together, these images are larger than ${megabytes} MB. Upload fewer at once.`
export const tooManyAtOnce = (max: number) => `At most ${max} images can be uploaded at once.`
export const unreadableUpload = 'This upload could not be read.'
export const noImage = 'This upload contains no image.'
export const tooManyUploads = 'Too many uploads from your connection. Please try again in a minute.'
export const noSpaceLeft = 'There is no space left for images.'
export const uploadFailed = 'Upload failed'
export const storeUnreachable = 'Upload failed: the store cannot be reached.'
export const postRequired = 'Upload images with a POST request.'
export const uploadAsMultipart = 'Upload images as multipart/form-data.'
