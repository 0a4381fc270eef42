-- Time limits for visitors' calls, which need no longer and must not wait for others. PostgREST takes both settings
-- from the role («Impersonated Role Settings», docs.postgrest.org/en/stable/references/transactions.html).
alter role anon set statement_timeout = '3s';
alter role anon set lock_timeout = '1s';
alter role authenticated set statement_timeout = '3s';
alter role authenticated set lock_timeout = '1s';
notify pgrst, 'reload config';
