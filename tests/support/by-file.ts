/** What a check finds in each file, with the file's path before it: empty if nothing is wrong in any. */
export function findByFile(files: readonly string[], check: (file: string) => readonly unknown[]): string[] {
  return files.flatMap((file) => check(file).map((found) => `${file}: ${found}`))
}
