const ENTITIES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

/** Outside of the characters of XML 1.0, also as entities. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it removes
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text for the content or an attribute of an XML element; characters that no XML may contain are left out. */
export function escapeXml(text: string): string {
  const allowed = text.toWellFormed().replace(FORBIDDEN, '')
  return allowed.replace(/[&<>"']/g, (character) => `&${ENTITIES[character]};`)
}
