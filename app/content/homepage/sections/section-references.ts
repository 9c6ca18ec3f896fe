import type { SectionImage, UploadedImage } from '#app/content/homepage/sections/section-fields.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import type { Id } from '#app/lib/id.ts'
import { readFields } from '#app/lib/json.ts'

/** The rows of other tables and the uploaded files that a section refers to. Both can be deleted. */
type SectionReferences = {
  readonly products: readonly Id<'product'>[]
  readonly collections: readonly Id<'collection'>[]
  readonly categories: readonly string[]
  readonly looks: readonly Id<'look'>[]
  readonly images: readonly UploadedImage[]
  readonly videos: readonly string[]
}

export function getReferences(section: Section): SectionReferences {
  const looks = section.kind === 'look' && section.settings.look ? [section.settings.look] : []
  const [images, videos] = [listImages(section), listVideos(section)]
  const none: SectionReferences = { products: [], collections: [], categories: [], looks, images, videos }
  if (section.kind === 'collections') {
    const { source } = section.settings
    return source.from === 'chosen' ? { ...none, collections: source.ids } : none
  }
  if (section.kind !== 'products') return none
  const { source } = section.settings
  if (source.from === 'collection') return { ...none, collections: [source.id] }
  if (source.from === 'category') return { ...none, categories: [source.slug] }
  return source.from === 'chosen' ? { ...none, products: source.ids } : none
}

function listVideos({ kind, settings }: Section): readonly string[] {
  if (kind === 'video') return settings.video ? [settings.video.url] : []
  if (kind !== 'hero' || !settings.video) return []
  return [settings.video.mp4, settings.video.webm].filter((url) => url !== null)
}

function listImages({ settings }: Section): readonly UploadedImage[] {
  return Object.values(readFields(settings)).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isUploaded),
  )
}

function isUploaded(value: unknown): value is UploadedImage {
  return typeof readFields(value).publicId === 'string'
}

/** Returns the section with each uploaded image replaced. */
export function mapImages(section: Section, replace: (image: UploadedImage) => UploadedImage): Section {
  const settings = Object.entries(readFields(section.settings)).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map((item: unknown) => (isUploaded(item) ? replace(item) : item))]
    return [name, isUploaded(value) ? replace(value) : value]
  })
  // Boundary: images remain images
  return { ...section, settings: Object.fromEntries(settings) } as Section
}

export function isThemeImage(value: unknown): value is Extract<SectionImage, { theme: string }> {
  return typeof readFields(value).theme === 'string'
}
