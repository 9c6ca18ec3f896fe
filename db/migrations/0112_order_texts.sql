-- A text as staff search it: in lower case, without accents, strokes through letters and invisible characters, in digits 0 to 9.
CREATE FUNCTION "order_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
	regexp_replace(
		lower(normalize("text", NFKD) COLLATE "und-x-icu"),
		'[\u00ad\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+', '', 'g'
	),
	'łøđıى٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'lodiي01234567890123456789'
);--> statement-breakpoint
-- What the admin finds orders by: names, phone, tracking number, street, city and postal code, as typed and without what is
-- between digits.
CREATE OR REPLACE FUNCTION "order_details"(phone text, tracking text, shipping jsonb, billing jsonb) RETURNS text LANGUAGE sql IMMUTABLE
RETURN order_text(concat_ws(' ', regexp_replace(order_text(phone), '[^0-9]', '', 'g'), tracking, regexp_replace(tracking, '[ ./-]', '', 'g'),
	shipping ->> 'first_name', shipping ->> 'last_name', shipping ->> 'company',
	shipping ->> 'address_line1', shipping ->> 'address_line2', shipping ->> 'city',
	shipping ->> 'postal_code', replace(shipping ->> 'postal_code', ' ', ''),
	nullif(billing ->> 'first_name', shipping ->> 'first_name'), nullif(billing ->> 'last_name', shipping ->> 'last_name'),
	nullif(billing ->> 'company', shipping ->> 'company'), nullif(billing ->> 'address_line1', shipping ->> 'address_line1'),
	nullif(billing ->> 'city', shipping ->> 'city'), nullif(billing ->> 'postal_code', shipping ->> 'postal_code')));--> statement-breakpoint
-- Its entries are of the earlier function. The next file builds it again.
DROP INDEX IF EXISTS "orders_details";
