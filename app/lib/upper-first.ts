/** 'add 3 redirects' becomes 'Add 3 redirects'. */
export function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
