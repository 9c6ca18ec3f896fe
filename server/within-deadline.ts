/** Returns the result of `work`, or null after `ms` milliseconds; `onTimeout` is called then. */
export async function withinDeadline<T>(work: Promise<T>, ms: number, giveUp?: () => void): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null)
      giveUp?.()
    }, ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
