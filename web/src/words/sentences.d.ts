declare module "sentences:*" {
  /** Where the sentences of a language are. */
  const address: string;
  export default address;
}
