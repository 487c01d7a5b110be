/** The SQL that removes the objects of all schemas, and leaves an empty schema `public`. */
export const emptyDatabase = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT nspname FROM pg_namespace WHERE nspname <> 'information_schema' AND nspname !~ '^pg_' LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', name);
  END LOOP;
END $$; CREATE SCHEMA public;`
