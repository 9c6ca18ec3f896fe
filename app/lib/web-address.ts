/** Characters that nobody sees, which mail programs skip in an address. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** Whether a mail program would turn a part of the text into a link to a web page. */
export function holdsWebAddress(text: string): boolean {
  return /:\/\/|(?<![\p{L}\p{N}])www\./iu.test(text.normalize('NFKC').replace(UNSEEN, ''))
}
