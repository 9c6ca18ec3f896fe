// Errors in packaging that staff entered
export const invalidPackaging = (example: string) => `Enter materials with grams, such as “${example}”.`
export const unknownMaterial = (name: string, known: string) => `“${name}” is not a known material. Use ${known}.`
export const duplicateMaterial = (material: string) => `${material} is listed twice.`
