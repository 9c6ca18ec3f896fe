import type { Figure, Row } from '#tools/bench/row.ts'
import { percentile } from '#tools/stress/figures.ts'

/** Milliseconds of each run, by task. */
export type Times<Task = string> = ReadonlyMap<Task, readonly number[]>

/** Times the tasks alternately, after an uncounted round. */
export async function timeAll<Task>(
  tasks: readonly Task[],
  times: number,
  work: (task: Task) => Promise<unknown>,
): Promise<Times<Task>> {
  const durations = new Map<Task, number[]>(tasks.map((task) => [task, []]))
  for (let time = -1; time < times; time++) {
    for (const [task, values] of durations) {
      const ms = await timeOnce(() => work(task))
      if (time >= 0) values.push(ms)
    }
  }
  return durations
}

/** Returns the milliseconds that `work` takes. */
export async function timeOnce(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Returns a row with the 99th percentile of all runs and the name of the slowest task. */
export function toPercentileRow(work: string, times: Times, limit: number): Row {
  const ranked = [...times].toSorted(([, a], [, b]) => percentile(b, 0.5) - percentile(a, 0.5))
  const [name, values] = ranked[0] ?? ['', []]
  const all = percentile([...times.values()].flat(), 0.5).toFixed(1)
  return {
    work,
    figures: [{ ...getPercentile99(times), target: { max: limit } }],
    remark: `half of all within ${all} ms; the slowest is ${name}, half of its runs within ${percentile(values, 0.5).toFixed(1)} ms`,
  }
}

/** Returns the 99th percentile of all runs. */
export function getPercentile99(times: Times): Figure {
  return { value: percentile([...times.values()].flat(), 0.99), unit: 'ms', target: null }
}

export function formatSize(count: number): string {
  return count.toLocaleString('en-US')
}
