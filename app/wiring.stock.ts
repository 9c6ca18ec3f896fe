import { unitsArrived } from '#app/inventory/events.ts'
import { fillBackorders } from '#app/orders/backorders/fill-backorders.server.ts'

// The part of wiring.ts for programs that change stock and need no other list, so that they do not load the rest.

unitsArrived.fill([fillBackorders])
