import { unitsArrived } from '#app/inventory/events.ts'
import { fillBackorders } from '#app/orders/backorders/fill-backorders.server.ts'

// The part of wiring.ts that registers the handlers of stock changes. Programs that only change stock load this file,
// so that they do not load the other handlers.

unitsArrived.fill([fillBackorders])
