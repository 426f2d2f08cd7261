/** A WebAssembly module is bundled as a separate file; the import is its address. */
declare module "*.wasm" {
  const address: string;
  export default address;
}

/** A file of the engine's weights is copied to a separate file; the import is its address. */
declare module "*.bin" {
  const address: string;
  export default address;
}
