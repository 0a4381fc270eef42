-- Functions for the function `newsletter` and for the export, and the scheduled jobs. Only servers with the secret key
-- may call the functions in `public`.

-- Adds a consent text unless it is the current one already, and returns its version. A text that comes back after
-- another one gets a new version.
create function private.publish_consent_text(consent_text text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_text private.consent_texts;
  new_version constant text :=
    to_char(now() at time zone 'UTC', 'YYYY-MM-DD') || '-' || left(encode(sha256(convert_to(consent_text, 'UTF8')), 'hex'), 8);
begin
  select * into current_text from private.consent_texts
  where published_at > '-infinity' order by published_at desc limit 1;
  if current_text.text = consent_text then
    return current_text.version;
  end if;
  insert into private.consent_texts (version, text) values (new_version, consent_text)
  -- Only where two texts take turns within a day, or two calls within a moment.
  on conflict (version) do update set published_at = clock_timestamp();
  return new_version;
end;
$$;
revoke all on function private.publish_consent_text(text) from public, anon, authenticated;

-- The number of mails in the current hour, which begins with its first mail. One row, so that callers take turns.
create table private.mail_hour (
  only_row boolean primary key default true check (only_row),
  began_at timestamptz not null default '-infinity',
  mails integer not null default 0
);
alter table private.mail_hour enable row level security;
revoke all on table private.mail_hour from public, anon, authenticated, service_role;
insert into private.mail_hour default values;

-- Returns the mails to send now, at most `max_mails`, as a list of `{ id, email, token, mail }`, where `mail` is the
-- same for every try of one mail. They are marked as tried before they are sent, so that the next try follows after a
-- pause even if the caller fails, and none follows the last. Two callers never get the same mail.
create function public.claim_newsletter_mails(consent_text text, max_mails integer)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- After each try but the last.
  pauses constant interval[] := array['5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours'];
  -- Of all mails, so that no flood of sign-ups ruins the sender's name. Those beyond wait.
  max_mails_an_hour constant integer := 200;
  -- Of one mailbox. Counted apart from the rows, so that no deletion makes it forgotten.
  max_mails_of_mailbox constant integer := 3;
  seconds_of_mailbox constant integer := 86400;
  current_version constant text := private.publish_consent_text(consent_text);
  this_hour private.mail_hour;
  due record;
  mail json;
  claimed json[] := '{}';
begin
  select * into this_hour from private.mail_hour for update;
  -- `now()` would be before the beginning where another caller has just been waited for. One in the future is over: the
  -- clock has been set back.
  if clock_timestamp() < this_hour.began_at or clock_timestamp() >= this_hour.began_at + interval '1 hour' then
    this_hour.began_at := clock_timestamp();
    this_hour.mails := 0;
  end if;

  for due in
    select id, email, mail_attempts from private.subscribers
    where confirmed_at is null and expires_at > now()
      -- Beyond the longest pause: the clock has been set back.
      and (mail_due_at <= now() or mail_due_at > now() + interval '13 hours')
    order by mail_due_at, id
    for update skip locked
  loop
    exit when cardinality(claimed) >= least(max_mails, max_mails_an_hour - this_hour.mails);
    if due.mail_attempts = 0 and public.hit_rate_limit(
      'mail', private.mailbox(due.email), max_mails_of_mailbox, seconds_of_mailbox
    ) > 0 then
      -- Does not wait: mails to many names of one mailbox would fill it for days. Another sign-up asks again.
      update private.subscribers set mail_due_at = null where id = due.id;
      continue;
    end if;
    update private.subscribers set
      mail_attempts = mail_attempts + 1,
      mail_due_at = now() + pauses[mail_attempts + 1],
      mails = mails + case when mail_attempts = 0 then 1 else 0 end,
      mailed_at = case when mail_attempts = 0 then now() else mailed_at end,
      consent_version = coalesce(consent_version, current_version)
    where id = due.id
    returning json_build_object(
      'id', id, 'email', email, 'token', token, 'mail', id || '-' || extract(epoch from mailed_at)::bigint
    ) into mail;
    claimed := claimed || mail;
  end loop;

  -- Hosted projects refuse an update without a condition in requests of the API (pg-safeupdate).
  update private.mail_hour set began_at = this_hour.began_at, mails = this_hour.mails + cardinality(claimed)
  where only_row;
  return array_to_json(claimed);
end;
$$;

-- Notes that a mail has been sent. Returns whether there was one to note.
create function public.finish_newsletter_mail(subscriber_id bigint)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.subscribers set mail_due_at = null, mail_attempts = 0
  where id = subscriber_id and mail_attempts > 0;
  return found;
end;
$$;

-- Confirms the subscriber whose link has been used. Returns whether there is one, also for a second call.
create function public.confirm_subscriber(link_token text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.subscribers set confirmed_at = coalesce(confirmed_at, now()), mail_due_at = null, mail_attempts = 0
  where token = link_token and (confirmed_at is not null or expires_at > now());
  return found;
end;
$$;

-- Deletes the subscriber whose link has been used: nothing of a person is kept who does not want it. Returns whether
-- there was one.
create function public.delete_subscriber(link_token text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.subscribers where token = link_token;
  return found;
end;
$$;

revoke all on function
  public.claim_newsletter_mails(text, integer), public.finish_newsletter_mail(bigint),
  public.confirm_subscriber(text), public.delete_subscriber(text)
  from public, anon, authenticated;
grant execute on function
  public.claim_newsletter_mails(text, integer), public.finish_newsletter_mail(bigint),
  public.confirm_subscriber(text), public.delete_subscriber(text)
  to service_role;

-- Deletes subscribers who have not confirmed within thirty days. Returns how many.
create function private.delete_unconfirmed_subscribers()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.subscribers where confirmed_at is null and expires_at <= now();
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;
revoke all on function private.delete_unconfirmed_subscribers() from public, anon, authenticated;

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
revoke all on function private.call_newsletter_function(boolean) from public, anon, authenticated;

-- An existing job of the same name is replaced.
create function private.schedule_newsletter_jobs()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform cron.schedule(
    'newsletter-delete-unconfirmed', '17 3 * * *', 'select private.delete_unconfirmed_subscribers()'
  );
  perform cron.schedule('newsletter-send-mails', '* * * * *', 'select private.call_newsletter_function()');
  -- So that a consent text that has just been deployed is known before somebody agrees to it.
  perform cron.schedule('newsletter-publish-consent', '7 * * * *', 'select private.call_newsletter_function(true)');
end;
$$;
revoke all on function private.schedule_newsletter_jobs() from public, anon, authenticated;

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
