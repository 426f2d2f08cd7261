/**
 * Fetches and compiles a WebAssembly module. Each bridge could fetch its own; it brings fallbacks for servers and
 * browsers that are not ours. The bundler gives the address, whatever the file's own types say.
 */
export async function compiled(address: unknown): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(address as string));
}
