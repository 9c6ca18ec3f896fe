// Refusals of what is typed
export const invalidPackaging = (example: string) =>
  `Packaging is a list of materials with grams, such as “${example}”.`
export const unknownMaterial = (name: string, known: string) => `“${name}” is not one of: ${known}.`
export const materialTwice = (material: string) => `${material} is there twice.`
