import type { LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import type { Measure, MeasureKind } from '#app/catalog/size-guides/measures.ts'

// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `Model is ${height} and wears ${size}`
  return height ? `Model is ${height}` : `Model wears ${size}`
}

// The guide
export const guideTitle = (product: string) => `Size guide of ${product}`
export const guideFor = (product: string) => `Measurements of ${product} by size, and how to measure.`
export const notLoaded = 'The size guide could not be loaded.'
export const close = 'Close size guide'
export const unit = 'Unit'
export const units: Readonly<Record<LengthUnit, string>> = { cm: 'cm', in: 'in' }
export const size = 'Size'
export const table = 'Measurements by size'
export const kinds: Readonly<Record<MeasureKind, string>> = { body: 'Body', garment: 'Garment' }
export const about: Readonly<Record<MeasureKind, string>> = {
  body: 'Body measures: whom each size is made for.',
  garment: 'Garment measures: of the garment itself, lying flat.',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth = 'Body measures say whom a size is made for, garment measures are of the garment itself.'
export const empty = 'none'
export const howToMeasure = 'How to measure'

export const measures: Readonly<Record<Measure, string>> = {
  neck: 'Neck',
  shoulder: 'Shoulder',
  bust: 'Bust',
  underBust: 'Under-bust',
  waist: 'Waist',
  hips: 'Hips',
  sleeve: 'Sleeve',
  length: 'Length',
  inseam: 'Inseam',
  thigh: 'Thigh',
  wrist: 'Wrist',
  head: 'Head',
  foot: 'Foot length',
}

export const howTo: Readonly<Record<MeasureKind, Readonly<Record<Measure, string>>>> = {
  body: {
    neck: 'Around the base of the neck, with a finger under the tape.',
    shoulder: 'From the base of the neck to the point where the arm begins.',
    bust: 'Around the fullest part, with the tape level at the back.',
    underBust: 'Around the ribs, directly below the bust.',
    waist: 'Around the narrowest part, where you bend to the side.',
    hips: 'Around the fullest part, with the feet together.',
    sleeve: 'From the point of the shoulder to the wrist, over a slightly bent elbow.',
    length: 'From the point of the shoulder straight down.',
    inseam: 'From the crotch to the ankle, along the inside of the leg.',
    thigh: 'Around the fullest part, just below the crotch.',
    wrist: 'Around the wrist bone.',
    head: 'Around the head, above the eyebrows and the ears.',
    foot: 'Stand on paper, and measure from the heel to the longest toe.',
  },
  garment: {
    neck: 'Along the inner edge of the neckline.',
    shoulder: 'From the neckline to the seam of the sleeve.',
    bust: 'From armpit to armpit, twice.',
    underBust: 'From side to side below the bust, twice.',
    waist: 'From side to side at the narrowest part, twice.',
    hips: 'From side to side at the widest part, twice.',
    sleeve: 'From the seam of the shoulder to the cuff.',
    length: 'From the highest point of the shoulder, or the waistband, to the hem.',
    inseam: 'From the crotch to the hem, along the inner seam.',
    thigh: 'From side to side below the crotch, twice.',
    wrist: 'Along the inner edge.',
    head: 'Along the inner band.',
    foot: 'Along the insole, from heel to toe.',
  },
}

// The finder
export const staysHere = 'Enter what you know. It stays in this browser and is sent to nobody.'
export const compare = 'These are measures of the garment: compare them with something that fits you well.'
export const showSize = 'Show my size'
export const enterOne = 'Enter at least one measure.'
export const noMeasure: Readonly<Record<LengthUnit, string>> = {
  cm: 'Enter a number of centimeters, such as 88 or 88.5.',
  in: 'Enter a number of inches, such as 34 or 34½.',
}
export const checkMeasure = 'Please check this number and the unit.'
export const fits = (size: string) => `${size} fits`
export const between = (smaller: string, larger: string) => `Between ${smaller} and ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Take ${larger} for a looser fit, ${smaller} for a closer one.`
export const outside = (measure: string) =>
  `Your measure for ${measure.toLowerCase()} lies outside of this table. Write to us, and we help you choose.`
export const nearest = (size: string) => `${size} comes nearest`
export const decidedBy = (measure: string) => `Decided by: ${measure.toLowerCase()}.`
export const inBetween = (smaller: string, larger: string) => `between ${smaller} and ${larger}`
export const below = (size: string) => `smaller than ${size}`
export const above = (size: string) => `larger than ${size}`
export const choose = (size: string) => `Choose ${size}`
