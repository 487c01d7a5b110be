-- queries on the database of tracker-schema.sql
SELECT * FROM notes WHERE noteable_type = 'Issue' AND noteable_id = 4711 ORDER BY created_at;
SELECT id, title FROM issues WHERE project_id = 17 AND state_id = 1 ORDER BY updated_at DESC LIMIT 20;
SELECT status, count(*) FROM ci_builds WHERE project_id = 99 AND created_at >= '2023-06-01' GROUP BY status;
SELECT i.id, i.title, u.username FROM issues i JOIN users u ON u.id = i.author_id WHERE i.due_date BETWEEN '2024-11-01' AND '2024-11-02' AND i.closed_at IS NULL AND u.state = 'blocked';
SELECT count(*) FROM notes n JOIN projects p ON p.id = n.project_id WHERE p.namespace_id = 3000 AND NOT n.system AND n.created_at >= '2023-10-01';
SELECT id FROM users WHERE email = 'user4711@example.com';
SELECT id, username FROM users WHERE lower(email) = lower('User4711@Example.com');
