/** How an engine runs, in a browser and in Node. */
export interface EngineOptions {
  /** The memory that it may use, in mebibytes; 64 if left out. */
  memory?: number;
  /** The address of `engine_worker.js`; without it the file is looked for beside this module. Node needs none. */
  worker?: string | URL;
}

/** The memory of an engine for which nothing else is said, in mebibytes. */
export const MEMORY = 64;
/** The words of an error when the worker is gone. */
export const FAILURE = "the engine could not be loaded, or broke down";
