import { formatNumber } from '#app/lib/format/number.ts'

/** Returns text such as '12.3 MB', or '1.2 GB' for a gigabyte or more. */
export function formatByteSize(bytes: number): string {
  const inMegabytes = bytes / 2 ** 20
  return inMegabytes < 1_024 ? `${formatNumber(inMegabytes, 1)} MB` : `${formatNumber(inMegabytes / 1_024, 1)} GB`
}
