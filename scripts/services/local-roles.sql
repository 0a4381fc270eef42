-- The roles of a hosted Supabase project before the first migration runs. Applied once to a new local database; the
-- migrations themselves never create roles.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

grant usage on schema public to anon, authenticated, service_role;

-- The defaults of older projects, under which every new table is open to the public key. The worst case is the right
-- one to develop against: a migration that forgets to take rights away shows at once.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

-- The migration history, in the table of the Supabase CLI.
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
