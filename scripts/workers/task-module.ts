/**
 * What a file for worker threads exports as `taskModule`: work of which every thread does a part. Data, tasks and
 * results pass between threads, so they consist of what structured cloning copies: no functions, no class instances.
 */
export interface TaskModule<Data, Task, Result> {
  /** `import.meta.url` of the file itself. */
  readonly url: string;
  /** Prepares a thread, once: opens the site, loads a bundle. Returns what does one task after the other. */
  start(data: Data): TaskRunner<Task, Result> | Promise<TaskRunner<Task, Result>>;
  /** Returns what a task is called in the message of its error, such as a path. */
  describe(task: Task): string;
}

type TaskRunner<Task, Result> = (task: Task) => Result | Promise<Result>;

/** A task's result. Tasks end in any order. */
export interface TaskResult<Task, Result> {
  readonly task: Task;
  readonly result: Result;
}
