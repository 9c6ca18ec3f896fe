const ENTITIES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

/** Characters that XML 1.0 does not allow, even as entities. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Escapes text for the content or an attribute of an XML element. Removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  const allowed = text.toWellFormed().replace(FORBIDDEN, '')
  return allowed.replace(/[&<>"']/g, (character) => `&${ENTITIES[character]};`)
}
