const ROWS = [...'abcdefgh']

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="mb-4 h-[37px] border-b border-line max-md:h-[45px]" />
      <div className="h-9 border border-line bg-paper max-md:h-11 md:max-w-70" />
      <div className="mt-4 rounded-field border border-line bg-paper">
        <div className="h-9 border-b border-line max-md:hidden" />
        {ROWS.map((key) => (
          <div key={key} className="flex h-[59px] items-center gap-6 border-b border-line px-3 last:border-b-0">
            <div className="h-3 w-2/5 bg-mist" />
            <div className="ml-auto h-3 w-20 bg-mist max-md:hidden" />
            <div className="h-3 w-16 bg-mist max-md:hidden" />
            <div className="h-3 w-24 bg-mist max-md:ml-auto" />
          </div>
        ))}
      </div>
    </div>
  )
}
