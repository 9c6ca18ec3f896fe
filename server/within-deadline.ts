/** Returns the result of `work`, or calls `onTimeout` and returns null after `ms` milliseconds. */
export async function withinDeadline<T>(work: Promise<T>, ms: number, onTimeout?: () => void): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null)
      onTimeout?.()
    }, ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
