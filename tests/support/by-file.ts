/**
 * Lists a check's findings in each file, each preceded by the file's path. The list is empty if there are no findings.
 * @throws if there are no files
 */
export function findByFile(files: readonly string[], check: (file: string) => readonly unknown[]): string[] {
  if (files.length === 0) throw new Error('There are no files')
  return files.flatMap((file) => check(file).map((found) => `${file}: ${found}`))
}
