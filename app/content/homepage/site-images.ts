import type { Image } from '#app/catalog/catalog.ts'
import { homepageText } from '#app/content/homepage/homepage-text.ts'

function image(hash: string, width: number, height: number, name: keyof typeof homepageText.siteImages): Image {
  const url = `/media/site/${hash}.jpg`
  return {
    url,
    width,
    height,
    get alt() {
      return homepageText.siteImages[name]
    },
  }
}

/** The images of the theme, from files with these names in app/assets/site. Their URLs contain the files' SHA-256. */
export const siteImages = {
  /** For tablets and wider screens. Dark text has a contrast ratio of 5.3:1 on the left 56% of the image. */
  'hero-wide': image('8988d9df0a09919f3e80f43357b1d626b99b82cb5c556bc423824b70882e73c6', 2400, 1200, 'hero-wide'),
  'hero-tall': image('ae1515daedcab4fb6d0889348f6edf606e88093beb40a6cd9a3cbe797c0f7692', 1560, 1440, 'hero-tall'),
  'story-drape': image('b07bfa15cfc99ece35731751cddf00c329ba48da5fd416be1fab29b74785b230', 1600, 2000, 'story-drape'),
  'story-bolts': image('ee5089becc3de5663a0199adf98ad489c5cdce739e011c4a88c42a93a71b6b95', 1920, 1080, 'story-bolts'),
} as const
