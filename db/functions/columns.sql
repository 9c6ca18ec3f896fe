-- Functions for columns, constraints and indexes, created before the tables. A change to a function does not change
-- stored results, so a migration must recompute them.

-- Returns a country as a range of numbers, so that a group of countries overlaps with its members
-- (app/base/countries.ts).
CREATE OR REPLACE FUNCTION country_span(country text) RETURNS int4range LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN country = 'EU' THEN int4range(1, 28) ELSE (
    SELECT int4range(number, number + 1) FROM (SELECT coalesce(
      array_position('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[], country),
      1000 * ascii(country) + ascii(substr(country, 2))
    ) AS number) AS n
  ) END;

-- Returns a word and its variants with one letter removed, to match typos.
CREATE OR REPLACE FUNCTION one_letter_less("word" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT left("word", "letter") || substr("word", "letter" + 2)
  FROM generate_series(0, length("word")) "letter" ORDER BY 1
);

-- Returns text as search compares it: in lower case, without accents, with single spaces between words.
CREATE OR REPLACE FUNCTION search_text("text" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(lower(normalize("text", NFKD) COLLATE "und-x-icu"), '[\u0300-\u036f]+', '', 'g'),
  '[^[:alnum:]]+', ' ', 'g'
);

-- Returns text as the order search of staff compares it: in lower case, without accents, strokes through letters or
-- invisible characters, and with the digits 0 to 9.
CREATE OR REPLACE FUNCTION order_text("text" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  regexp_replace(
    lower(normalize("text", NFKD) COLLATE "und-x-icu"),
    '[\u00ad\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+', '', 'g'
  ),
  'łøđıى٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'lodiي01234567890123456789'
);

-- Returns the text in which staff search an order: names, companies, streets, cities, phone, tracking number and postal
-- codes. Phone, tracking number and postal code are also found without separators.
CREATE OR REPLACE FUNCTION order_details(phone text, tracking text, shipping jsonb, billing jsonb) RETURNS text LANGUAGE sql IMMUTABLE
RETURN order_text(concat_ws(' ', regexp_replace(order_text(phone), '[^0-9]', '', 'g'), tracking, regexp_replace(tracking, '[ ./-]', '', 'g'),
  shipping ->> 'first_name', shipping ->> 'last_name', shipping ->> 'company',
  shipping ->> 'address_line1', shipping ->> 'address_line2', shipping ->> 'city',
  shipping ->> 'postal_code', replace(shipping ->> 'postal_code', ' ', ''),
  nullif(billing ->> 'first_name', shipping ->> 'first_name'), nullif(billing ->> 'last_name', shipping ->> 'last_name'),
  nullif(billing ->> 'company', shipping ->> 'company'), nullif(billing ->> 'address_line1', shipping ->> 'address_line1'),
  nullif(billing ->> 'city', shipping ->> 'city'), nullif(billing ->> 'postal_code', shipping ->> 'postal_code')));

-- Returns true if the fibers of each part of a garment add up to 100 percent.
CREATE OR REPLACE FUNCTION fibers_add_up(content jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  select case jsonb_typeof(content) when 'array' then not exists (
    select from jsonb_array_elements(content) as component
    where (select sum((share ->> 'percent')::numeric) from jsonb_array_elements(component -> 'shares') as share)
      is distinct from 100)
  else false end
$$;

-- Derives an id for a translated subject that has only a kind and a name (app/store/translated.server.ts).
CREATE OR REPLACE FUNCTION subject_id("kind" text, "name" text) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN overlay(overlay(md5("kind" || '/' || "name") PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid;
