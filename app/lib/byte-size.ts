/** '12.3 MB', of a gigabyte and more '1.2 GB'. */
export function byteSize(bytes: number): string {
  const inMegabytes = bytes / 2 ** 20
  return inMegabytes < 1_024 ? `${inMegabytes.toFixed(1)} MB` : `${(inMegabytes / 1_024).toFixed(1)} GB`
}
