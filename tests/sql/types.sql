-- schema
CREATE TABLE event (
  id UUID PRIMARY KEY, visitor UUID, kind TEXT, at TIMESTAMP, started TIMESTAMP, ended TIMESTAMP, day DATE, clock TIME,
  lasts INTERVAL, address INET, data JSONB, tags TEXT[], numbers INT[], snowflake BIGINT, period INT4RANGE
);
CREATE TABLE seat (hall INT NOT NULL, number INT NOT NULL, price INT, PRIMARY KEY (hall, number));
CREATE TABLE visit (hall INT, age INT CHECK (age BETWEEN 0 AND 150));

-- equivalent: an array that overlaps one element
SELECT id FROM event WHERE tags && ARRAY['red']
-- to
SELECT id FROM event WHERE 'red' = ANY(tags)
-- equivalent: a field of a document as containment
SELECT id FROM event WHERE data->>'status' = 'active' AND jsonb_typeof(data->'status') = 'string' AND jsonb_typeof(data) = 'object'
-- to
SELECT id FROM event WHERE data @> '{"status": "active"}'
-- equivalent: a day of the last week as a range
SELECT id FROM event WHERE at::date = CURRENT_DATE - 7
-- to
SELECT id FROM event WHERE at >= CURRENT_DATE - 7 AND at < CURRENT_DATE - 6
-- different: an array that contains all, or one
SELECT id FROM event WHERE tags @> ARRAY['a','b']
-- to
SELECT id FROM event WHERE tags && ARRAY['a','b']
-- different: an empty array has no length
SELECT id FROM event WHERE cardinality(tags) = 0
-- to
SELECT id FROM event WHERE array_length(tags, 1) = 0
-- different: two elements or more
SELECT id FROM event WHERE array_length(numbers, 1) >= 2
-- to
SELECT id FROM event WHERE array_length(numbers, 1) > 2
-- different: a status that the other statement also accepts
SELECT id FROM event WHERE data->>'status' = 'active'
-- to
SELECT id FROM event WHERE data->>'status' IN ('active', 'pending')
-- different: a number in a document
SELECT id FROM event WHERE (data->'order'->>'amount')::numeric > 100
-- to
SELECT id FROM event WHERE (data->'order'->>'amount')::numeric >= 100
-- different: a key whose value is null
SELECT id FROM event WHERE data ? 'ref'
-- to
SELECT id FROM event WHERE data->>'ref' IS NOT NULL
-- different: seven days or eight before now
SELECT id FROM event WHERE at >= now() - interval '7 days'
-- to
SELECT id FROM event WHERE at >= now() - interval '8 days'
-- different: ninety days ago itself
SELECT id FROM event WHERE day >= CURRENT_DATE - 90
-- to
SELECT id FROM event WHERE day > CURRENT_DATE - 90
-- different: rows of the future
SELECT id FROM event WHERE at >= date_trunc('month', now())
-- to
SELECT id FROM event WHERE at >= date_trunc('month', now()) AND at < now()
-- different: a fraction of the last second
SELECT id FROM event WHERE at >= '2024-03-01' AND at < '2024-03-02'
-- to
SELECT id FROM event WHERE at BETWEEN '2024-03-01 00:00:00' AND '2024-03-01 23:59:59'
-- different: the hour after the last one
SELECT id FROM event WHERE extract(hour FROM at) >= 9 AND extract(hour FROM at) < 17
-- to
SELECT id FROM event WHERE extract(hour FROM at) BETWEEN 9 AND 17
-- different: an hour in seconds
SELECT id FROM event WHERE extract(epoch FROM (ended - started)) > 3600
-- to
SELECT id FROM event WHERE extract(epoch FROM (ended - started)) >= 3600
-- different: a time between two times
SELECT id FROM event WHERE clock BETWEEN '09:00' AND '17:00'
-- to
SELECT id FROM event WHERE clock IN ('09:00', '17:00')
-- different: a duration itself
SELECT id FROM event WHERE lasts > interval '90 minutes'
-- to
SELECT id FROM event WHERE lasts >= interval '90 minutes'
-- different: a constant of type uuid
SELECT id FROM event WHERE visitor = '3f2504e0-4f89-11d3-9a0c-0305e82c3301'
-- to
SELECT id FROM event WHERE visitor = '3f2504e0-4f89-11d3-9a0c-0305e82c3302'
-- different: a network
SELECT id FROM event WHERE address <<= '192.168.1.0/24'
-- to
SELECT id FROM event WHERE address <<= '192.168.0.0/16'
-- different: a number of nineteen digits
SELECT id FROM event WHERE snowflake > 1234567890123456789
-- to
SELECT id FROM event WHERE snowflake >= 1234567890123456789
-- different: the end of a range
SELECT id FROM event WHERE period @> 3
-- to
SELECT id FROM event WHERE lower(period) <= 3 AND upper(period) >= 3
-- different: a text that matches a regular expression
SELECT id FROM event WHERE kind ~ '^[A-Z]{3}-\d{4}$'
-- to
SELECT id FROM event WHERE kind ~ '^[A-Z]{3}-\d{3}$'
-- different: blanks around a text
SELECT id FROM event WHERE trim(kind) = 'click'
-- to
SELECT id FROM event WHERE kind = 'click'
-- different: more than five rows with keys of type uuid
SELECT kind FROM event GROUP BY kind HAVING COUNT(*) > 5
-- to
SELECT kind FROM event GROUP BY kind HAVING COUNT(*) >= 5
-- different: more than twelve rows with composite keys
SELECT hall FROM seat GROUP BY hall HAVING COUNT(*) > 12
-- to
SELECT hall FROM seat GROUP BY hall HAVING COUNT(*) >= 12
-- different: ten different values
SELECT hall FROM seat GROUP BY hall HAVING COUNT(DISTINCT price) > 10
-- to
SELECT hall FROM seat GROUP BY hall HAVING COUNT(DISTINCT price) >= 10
-- equivalent: numbers of another scale in documents and arrays
SELECT jsonb_build_object('x', snowflake), ARRAY[snowflake] FROM event
-- to
SELECT jsonb_build_object('x', snowflake * 1.0), ARRAY[snowflake * 1.0] FROM event
-- equivalent: days as months
SELECT id, interval '30 days' FROM event
-- to
SELECT id, justify_interval('30 days') FROM event
-- different: a range from the statements that overlaps its end
SELECT id FROM event WHERE period && int4range(10, 20)
-- to
SELECT id FROM event WHERE period && int4range(10, 20, '[]')
-- different: a range that contains its first number
SELECT id FROM event WHERE lower(period) >= 50
-- to
SELECT id FROM event WHERE lower(period) > 50
-- different: twenty different ages of a column with a CHECK
SELECT hall FROM visit GROUP BY hall HAVING COUNT(DISTINCT age) >= 20
-- to
SELECT hall FROM visit GROUP BY hall HAVING COUNT(DISTINCT age) > 20
