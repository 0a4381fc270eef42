-- The scheduled jobs.

-- Calls the function `newsletter` if a mail is due. URL and secret are in the Vault, as in Supabase's guide «Scheduling
-- Edge Functions» (supabase.com/docs/guides/functions/schedule-functions).
create function private.call_newsletter_function(even_without_mails boolean default false)
returns void
language plpgsql
set search_path = ''
as $$
declare
  project_url text;
  run_secret text;
begin
  if not even_without_mails and not exists (
    select from private.subscribers where mail_due_at <= now() and confirmed_at is null and expires_at > now()
  ) then
    return;
  end if;
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into run_secret from vault.decrypted_secrets where name = 'newsletter_run_secret';
  if project_url is null or run_secret is null then
    raise exception 'The Vault lacks «project_url» or «newsletter_run_secret», so the newsletter sends no mail.'
      using hint = 'Add them with vault.create_secret, as docs/deployment.md says.';
  end if;
  perform net.http_post(
    url := project_url || '/functions/v1/newsletter',
    headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || run_secret),
    body := '{"action": "send"}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;

-- An existing job of the same name is replaced.
create function private.schedule_newsletter_jobs()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform cron.schedule(
    'newsletter-delete-unconfirmed', '17 3 * * *',
    'delete from private.subscribers where confirmed_at is null and expires_at <= now()'
  );
  perform cron.schedule('newsletter-send-mails', '* * * * *', 'select private.call_newsletter_function()');
  -- So that a consent text that has just been deployed is known before somebody agrees to it.
  perform cron.schedule('newsletter-publish-consent', '7 * * * *', 'select private.call_newsletter_function(true)');
  -- No row that a call holds: two that wait for each other's rows would end in an error for a visitor.
  perform cron.schedule(
    'delete-expired-limits', '*/10 * * * *',
    'delete from private.rate_limits where ctid = any (array(
       select ctid from private.rate_limits where expires_at <= now() for update skip locked
     ))'
  );
end;
$$;

-- The local database has no extensions; the local backend does the work of the jobs.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    create extension if not exists supabase_vault with schema vault;
    perform private.schedule_newsletter_jobs();
  else
    raise warning 'The newsletter has no jobs: no mail is sent and no unconfirmed sign-up deleted.'
      using hint = 'On a hosted project, enable pg_cron, pg_net and supabase_vault and run private.schedule_newsletter_jobs().';
  end if;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
