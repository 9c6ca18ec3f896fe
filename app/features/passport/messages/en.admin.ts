export const productNotFound = 'Product Not Found'
export const labels = 'Labels'
export const backTo = (name: string) => `Back to ${name}`
export const paper = 'Paper'
export const a4Sheet = 'A4 sheet'
export const labelsOf4060Mm = 'Labels of 40 × 60 mm'
export const language = 'Language'
export const thisProductHasNoFiberContentLabels =
  'This product has no fiber content. Labels of textiles must show it in the EU, the United Kingdom and the United States.'
export const theLabelsCouldNotBeLoaded = 'The labels could not be loaded'
export const qrCodeOfTheGarmentPassport = 'QR code of the garment passport'
