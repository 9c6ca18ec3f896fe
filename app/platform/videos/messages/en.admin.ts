// Why a video is rejected
export const rejections = {
  'other-format': 'This is not an MP4 or WebM video.',
  damaged: 'This video is incomplete or damaged. Export it again.',
  'no-frames': 'This file contains only sound. Upload a video.',
  'mp4-codec': 'Many browsers cannot play this video. Export it as MP4 with H.264.',
  'webm-codec': 'Many browsers cannot play this video. Export it as WebM with VP9.',
  sound: 'This video has sound. Export it without an audio track.',
  'no-length': 'This file does not contain the video’s length. Export it again with a video editor.',
  'too-long': 'This video is longer than 10 seconds. Shorten it.',
  'too-many-pixels': 'This video is more than 2,160 pixels wide or high. Export it at a lower resolution.',
  'clip-too-large': 'This video is larger than 8 MB. Shorten it, or export it at a lower resolution.',
}

export const videoTooLarge = 'This video is larger than 32 MB. Shorten it, or export it at a lower resolution.'
export const noSpaceForVideos = 'There is no space left for videos.'
