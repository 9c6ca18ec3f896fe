export const labels = 'Labels'
export const labelsFor = (name: string) => `Labels: ${name}`
export const backTo = (name: string) => `Back to ${name}`
export const paper = 'Paper'
export const sheet = 'A4 sheet'
export const singleLabels = 'Labels, 40 × 60 mm'
export const language = 'Language'
export const noFibers =
  'This product has no fiber content. Textile labels must show it in the EU, the United Kingdom and the United States.'
export const passportCode = 'Digital product passport QR code'
export const productNotFound = 'Product Not Found'
export const labelsNotLoaded = 'The labels could not be loaded'
