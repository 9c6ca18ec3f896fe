// Above the form

export const brand = 'Brand'
export const lowContrastCount = (count: number) =>
  `${count === 1 ? 'One color has' : `${count} colors have`} too little contrast to publish.`
export const notPublished = 'Shoppers do not see your changes yet.'
export const isPublished = 'No unpublished changes'
export const done = { published: 'Brand published', discarded: 'Draft discarded' }
export const notLoaded = 'The brand could not be loaded'

// The form

export const examples = 'Start from an example'
export const look = 'Look'
export const currentLook = 'Your current look'
export const nameAndLogo = 'Name and logo'
export const storeName = 'Store name'
export const noLogo = 'No logo'
export const ownLogo = 'Own logo'
export const logo = 'Logo'
export const logoHint = 'SVG or PNG, up to 2 MB. Without a logo, pages show the store name.'
export const footerLogo = 'Footer logo'
export const footerLogoHint = 'Used on the footer background, which is often dark.'
export const icon = 'Icon'
export const iconHint = 'Square SVG or PNG, at least 192 pixels, for browser tabs and phones.'
export const uploading = 'Uploading…'
export const addImage = (image: string) => `Add ${image.toLowerCase()}`
export const replaceImage = (image: string) => `Replace ${image.toLowerCase()}`
export const removeImage = (image: string) => `Remove ${image.toLowerCase()}`
export const colors = 'Colors'
export const colorRoles = {
  paper: 'Page background',
  soft: 'Soft background',
  panel: 'Hero and panels',
  panel2: 'Secondary panels',
  stone: 'Image background',
  ink: 'Text',
  ink2: 'Secondary text',
  action: 'Main button',
  actionHover: 'Main button on hover',
  onAction: 'Main button text',
  accent: 'Accent',
  sale: 'Sale price',
  line: 'Dividers',
  edge: 'Field borders',
  announcement: 'Announcement bar',
  onAnnouncement: 'Announcement bar text',
  newsletter: 'Newsletter',
  footer: 'Footer',
  onFooter: 'Footer text',
}
export const baseColorsHint = 'The other colors follow these three.'
export const replacedColors = (count: number) => (count === 1 ? 'Replaced 1 color' : `Replaced ${count} colors`)
export const undo = 'Undo'
export const otherColors = (count: number) => `${count} more colors`
export const chooseColor = (role: string) => `Choose color: ${role}`
export const applyColor = (color: string) => `Use ${color}`
export const type = 'Typography'
export const typefaces = 'Fonts'
export const typePairs = {
  imbue: 'Imbue and Public Sans',
  grotesk: 'Inter Tight only',
  soft: 'Fraunces and Figtree',
  caps: 'Anton and Space Grotesk',
  thin: 'Cormorant Garamond and Jost',
  modern: 'Instrument Serif and Instrument Sans',
}
export const shape = 'Shape'
export const corners = 'Corners'
export const productImages = 'Product images'
export const badges = 'Badges'
export const shapes = {
  square: 'Square',
  slight: 'Slightly round',
  round: 'Round',
  '4:5': '4:5',
  '1:1': '1:1',
  '3:4': '3:4',
  '2:3': '2:3',
  flag: 'Flag',
  outline: 'Outline',
  text: 'Text only',
}
export const windowLight = 'Window-light effect'
export const windowLightHint = 'A beam of light behind the hero and in places without an image.'
export const layout = 'Layout'
export const builtInLayout = 'Standard'
export const layoutAreas = {
  header: 'Header',
  hero: 'Hero',
  grid: 'Product lists',
  rows: 'Product rows',
  card: 'Product cards',
  product: 'Product page',
  footer: 'Footer',
  density: 'Spacing',
  images: 'Image style',
  letters: 'Letter case',
}
export const layoutChoices = {
  header: {
    center: 'Name in the center',
    stacked: 'Name above the menu',
    left: 'Name on the left',
    over: 'Over the hero',
  },
  hero: { image: 'Text on image', split: 'Half and half', full: 'Full screen', framed: 'Framed', type: 'Text only' },
  grid: {
    four: 'Four columns',
    tight: 'Four, no gaps',
    three: 'Three columns',
    two: 'Narrow, centered',
    mosaic: 'Mosaic',
  },
  rows: { grid: 'All visible', carousel: 'Carousel' },
  card: { below: 'Name below', line: 'One line', hover: 'Name on hover', noPrice: 'Without price' },
  product: { mosaic: 'Mosaic', single: 'One image', strip: 'Strip', poster: 'Large name', story: 'Story' },
  footer: { columns: 'Columns', line: 'One line', giant: 'Giant name' },
  density: { normal: 'Standard', compact: 'Compact', airy: 'Airy' },
  images: {
    unchanged: 'Unchanged',
    even: 'Even background',
    contained: 'Never cropped',
    monochrome: 'Scenes in black and white',
  },
  letters: { typed: 'As typed', capitals: 'CAPITALS', lower: 'lowercase' },
}
export const layoutHints = {
  hero: 'A hero with a video plays it in every layout except “Text only”.',
  card: 'Touch screens always show the name.',
  images: '“Even background” suits photos on a light, plain background.',
}
export const earlierVersions = 'Earlier versions'
export const useThisVersion = 'Use this version'
export const historyLabels = {
  type: 'fonts',
  radius: 'corners',
  ratio: 'product images',
  badge: 'badges',
  light: 'window-light effect',
  header: 'header',
  hero: 'hero',
  grid: 'product lists',
  rows: 'product rows',
  card: 'product cards',
  product: 'product page',
  footer: 'footer',
  density: 'spacing',
  images: 'image style',
  letters: 'letter case',
}

// The preview

export const edit = 'Edit'
export const preview = 'Preview'
export const page = 'Page'
export const previewPages = { home: 'Home', shop: 'Shop', product: 'Product', checkout: 'Checkout', mail: 'Mail' }
export const previewTitle = (page: string) => `Preview of ${page}`
export const notForSaleInPreview = 'This is a preview. You cannot order here.'

// Rejections

export const failedToSave = 'The brand was not saved'
export const notSaved = 'This brand was not saved'
export const conflictSubject = 'The brand was'
export const lookChanged = 'Someone else changed the brand. Reload the page and try again.'
export const lookHasDraft = 'The brand has an unpublished draft. Publish or discard it under Brand first.'
export const lookUnreadable = 'The brand could not be read. Reload the page and try again.'
export const storeNameMissing = 'Store name is required'
export const storeNameTooLong = (maxLength: number) => `Store name can have at most ${maxLength} characters`
export const colorInvalid = 'Enter a color such as #4b1d3f'
export const roleInvalid = (role: string) => `${role}: enter a color such as #4b1d3f`
export const lowContrast = (role: string, ratio: string, ground: string, needed: number) =>
  `${role} has a contrast of ${ratio}:1 on “${ground}” but needs ${needed}:1`
export const backgroundTooDark = (role: string) => `${role} is too dark for error messages`

// Rejected images

export const fileTooLarge = 'This file is larger than 2 MB. Export a smaller one.'
export const imageGone = 'An image is no longer stored. Upload it again.'
export const imageTypeUnknown = 'This is not an SVG or PNG image.'
export const noticeTooNarrow = (width: number) =>
  `This image is less than ${width} pixels wide and would be unreadable. Upload a larger one.`
export const noticeTooHeavy = 'This image takes too much space as a PNG. Upload the official SVG or PNG.'
export const noticeTypeUnknown = 'This is not an SVG, PNG, JPEG or WebP image.'
export const logoTooWide = (max: number) => `This logo is more than ${max} times as wide as it is tall.`
export const logoTooTall = 'This logo is too tall for its width: scaled to fit, it would be unreadable.'
export const logoTooShort = (min: number) => `This logo is less than ${min} pixels tall.`
export const iconNotSquare = 'An icon must be square.'
export const iconTooSmall = (min: number) => `An icon needs at least ${min} × ${min} pixels.`
export const svgRemedy = 'Export it as plain SVG, or use a PNG.'
export const svgRejections = {
  script: 'This SVG contains a script.',
  html: 'This SVG contains HTML.',
  image: 'This SVG contains an image file.',
  text: 'This SVG contains text that needs a font: convert it to outlines.',
  references: 'This SVG reuses parts by reference: expand them.',
  animation: 'This SVG is animated.',
  filters: 'This SVG contains filter effects.',
  mask: 'This SVG contains a mask.',
  pattern: 'This SVG contains a pattern.',
  link: 'This SVG contains a link.',
  alternatives: 'This SVG contains alternative content.',
  entities: 'This SVG defines entities.',
  rawData: 'This SVG contains raw data.',
  otherFile: 'This SVG refers to another file.',
  styles: 'This SVG contains styles that load files or cannot be read.',
  selectors: 'This SVG contains styles that do not select by class.',
  empty: 'This SVG has no drawing.',
  noSize: 'This SVG has no size.',
  depth: 'This SVG is nested too deeply.',
}
export const svgTooLarge = (kilobytes: number) => `This SVG is larger than ${kilobytes} KB.`
export const svgTooManyParts = (max: number) => `This SVG has more than ${max} parts.`

// Import

export const importNouns = { one: 'brand draft', many: 'brand drafts' }
export const reviewBrand = 'Review and publish the brand'
