import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import { WORK_LINKS, type WorkList } from '#app/operations/dashboard/work-list.ts'

/** Shows each kind of pending work as a large link to its list. */
export function DashboardWork({ work }: { readonly work: WorkList }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-md font-semibold">
        {adminText.workList}
      </h2>
      {work.length === 0 ? (
        <p className="rounded-field border border-line bg-paper p-4 text-base md:p-5">
          <span aria-hidden="true" className="mr-2 text-moss">
            ✓
          </span>
          {adminText.allDone}
        </p>
      ) : (
        <ul className="work-tiles">
          {work.map(({ item, count }) => (
            <li key={item}>
              <Link
                to={WORK_LINKS[item]}
                className="flex h-full items-center justify-between gap-3 rounded-field border border-line bg-paper p-4 hover:border-ink"
              >
                <span className="grid gap-1">
                  <span className="text-[2rem] leading-none font-semibold tabular-nums">
                    {adminText.workCount(count)}
                  </span>{' '}
                  <span className="text-base">{adminText.work[item](count)}</span>
                </span>
                <ChevronRight className="size-5 flex-none text-ink-2" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
