const WINDOWS_1252 = new TextDecoder('windows-1252')

/**
 * Replaces the control characters from U+0080 to U+009F with Windows-1252 characters, such as ™ for U+0099. Files that
 * contain these codes mean the Windows-1252 characters, and HTML interprets numeric references in the same way.
 */
export function withWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252.decode(Uint8Array.of(character.charCodeAt(0))))
}
