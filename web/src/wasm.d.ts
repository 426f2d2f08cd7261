/** A WebAssembly file is bundled as a file of its own; importing it gives its address. */
declare module "*.wasm" {
  const address: string;
  export default address;
}
