-- queries on Pagila with the rows of pagila-rows.sql; the first is the example of Pagila's README
SELECT concat(customer.last_name, ', ', customer.first_name) AS customer, address.phone, film.title FROM rental INNER JOIN customer ON rental.customer_id = customer.customer_id INNER JOIN address ON customer.address_id = address.address_id INNER JOIN inventory ON rental.inventory_id = inventory.inventory_id INNER JOIN film ON inventory.film_id = film.film_id WHERE rental.return_date IS NULL AND rental_date < CURRENT_DATE ORDER BY title LIMIT 5;
SELECT f.title, r.rental_date, r.return_date FROM rental r JOIN inventory i USING (inventory_id) JOIN film f USING (film_id) WHERE r.customer_id = 45900 ORDER BY r.rental_date DESC LIMIT 20;
SELECT sum(amount) FROM payment WHERE rental_id = 1234567;
SELECT f.title, count(*) FROM film f JOIN inventory i ON i.film_id = f.film_id JOIN rental r ON r.inventory_id = i.inventory_id WHERE f.title LIKE 'FILM 00a%' GROUP BY f.title;
SELECT customer_id, sum(amount) FROM payment WHERE staff_id = 17 AND payment_date >= '2022-05-01' AND payment_date < '2022-05-03' GROUP BY customer_id ORDER BY 2 DESC LIMIT 10;
SELECT customer_id, first_name, last_name FROM customer WHERE email = 'FIRST4711.LAST4711@sakilacustomer.org';
SELECT s.store_id, count(*) FROM store s JOIN staff USING (store_id) JOIN rental r USING (staff_id) WHERE r.rental_date >= '2022-07-01' AND r.return_date IS NULL GROUP BY s.store_id;
SELECT title, length FROM film WHERE rating = 'PG-13' AND length < 50 ORDER BY replacement_cost DESC LIMIT 10;
SELECT c.customer_id, c.last_name FROM customer c WHERE c.activebool AND NOT EXISTS (SELECT 1 FROM rental r WHERE r.customer_id = c.customer_id AND r.rental_date >= '2022-07-15');
