/** A WebAssembly module is bundled as a separate file; the import is its address. */
declare module "*.wasm" {
  const address: string;
  export default address;
}
