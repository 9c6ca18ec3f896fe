import { unitsArrived } from '#app/inventory/events.ts'
import { fillBackorders } from '#app/orders/backorders/fill-backorders.server.ts'

// The subset of wiring.ts for programs that only change stock. It keeps them from loading the other handlers.

unitsArrived.fill([fillBackorders])
