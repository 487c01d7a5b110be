-- a hundred times the rows of Pagila, for an empty database with its schema:
--   https://github.com/devrimgunduz/pagila/blob/pagila-v3.0.0/pagila-schema.sql
--   psql -f pagila-schema.sql && psql -f scripts/bench/advise/pagila-rows.sql && psql -c 'VACUUM ANALYZE'
SET search_path = public;
SET timezone = 'UTC';
SET session_replication_role = replica;
SELECT setseed(0.42);
INSERT INTO language (name) SELECT unnest(ARRAY['English', 'Italian', 'Japanese', 'Mandarin', 'French', 'German']);
INSERT INTO category (name) SELECT unnest(ARRAY['Action', 'Animation', 'Children', 'Classics', 'Comedy', 'Documentary', 'Drama', 'Family', 'Foreign', 'Games', 'Horror', 'Music', 'New', 'Sci-Fi', 'Sports', 'Travel']);
INSERT INTO country (country) SELECT 'Country ' || n FROM generate_series(1, 109) n;
INSERT INTO city (city, country_id) SELECT 'City ' || n, 1 + floor(109 * random() ^ 2) FROM generate_series(1, 600) n;
INSERT INTO address (address, district, city_id, postal_code, phone) SELECT n || ' Road', 'District ' || n % 378, 1 + floor(600 * random()), lpad((n * 7 % 99999)::text, 5, '0'), lpad((n * 7919)::text, 12, '0') FROM generate_series(1, 60300) n;
INSERT INTO store (manager_staff_id, address_id) SELECT n, n FROM generate_series(1, 200) n;
INSERT INTO staff (first_name, last_name, address_id, email, store_id, username) SELECT 'First' || n, 'Last' || n, n, 'staff' || n || '@sakilastaff.com', n, 'user' || n FROM generate_series(1, 200) n;
INSERT INTO customer (store_id, first_name, last_name, email, address_id, activebool, create_date, active) SELECT 1 + floor(200 * random()), 'FIRST' || n % 591, 'LAST' || n % 599, 'FIRST' || n || '.LAST' || n || '@sakilacustomer.org', 300 + n, random() < 0.975, date '2022-02-14', (random() < 0.975)::int FROM generate_series(1, 59900) n;
INSERT INTO actor (first_name, last_name) SELECT 'FIRST' || n % 128, 'LAST' || n % 121 FROM generate_series(1, 20000) n;
INSERT INTO film (title, description, release_year, language_id, rental_duration, rental_rate, length, replacement_cost, rating, special_features, fulltext) SELECT t, d, 2006, 1, 3 + floor(5 * random()), (ARRAY[0.99, 2.99, 4.99])[1 + floor(3 * random())], 46 + floor(140 * random()), 9.99 + floor(21 * random()), (enum_range(NULL::mpaa_rating))[1 + floor(5 * random())], ARRAY['Trailers', 'Deleted Scenes'], to_tsvector('english', t || ' ' || d) FROM (SELECT 'FILM ' || md5(n::text) AS t, 'A story of a person ' || n % 997 || ' and a thing ' || n % 991 AS d FROM generate_series(1, 100000) n) x;
INSERT INTO film_actor (actor_id, film_id) SELECT DISTINCT 1 + floor(20000 * random())::int, n FROM generate_series(1, 100000) n, generate_series(1, 1 + n % 10);
INSERT INTO film_category (film_id, category_id) SELECT n, 1 + floor(16 * random()) FROM generate_series(1, 100000) n;
INSERT INTO inventory (film_id, store_id) SELECT 1 + floor(100000 * random() ^ 1.3), 1 + floor(200 * random()) FROM generate_series(1, 458100);
INSERT INTO rental (rental_date, inventory_id, customer_id, return_date, staff_id) SELECT d, 1 + floor(458100 * random()), 1 + floor(59900 * random() ^ 1.5), CASE WHEN random() > 0.011 THEN d + interval '1 day' + random() * interval '9 days' END, 1 + floor(200 * random()) FROM (SELECT timestamptz '2022-02-14' + n * interval '10 seconds' AS d FROM generate_series(1, 1604400) n OFFSET 0) x;
INSERT INTO payment (customer_id, staff_id, rental_id, amount, payment_date) SELECT customer_id, staff_id, rental_id, (ARRAY[0.99, 2.99, 2.99, 4.99, 4.99, 5.99, 8.99])[1 + floor(7 * random())], least(rental_date + random() * interval '1 minute', timestamptz '2022-07-31') FROM rental;
