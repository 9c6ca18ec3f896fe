-- Orders that were given back before refunds were listed (0008) get the refund that their sums speak of.
INSERT INTO "refunds" ("id", "order_id", "idempotency_key", "amount", "store_amount", "payment_provider", "payment_reference", "status", "created_at", "updated_at")
SELECT gen_random_uuid(), o.id, gen_random_uuid(), o.refunded, o.refunded_amount, o.payment_provider, o.payment_reference, 'done', o.updated_at, o.updated_at
FROM "orders" AS o
WHERE o.refunded > 0 AND NOT EXISTS (SELECT FROM "refunds" AS r WHERE r.order_id = o.id AND r.status <> 'failed');
