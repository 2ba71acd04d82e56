import ModelcDigest
import Testing

/// SHA-512 against the examples that NIST publishes with FIPS 180, and around the ends of blocks.
@Suite struct SHA512Tests {
    @Test(arguments: [
        (
            "",
            "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
                + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
        ),
        (
            "abc",
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
                + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
        ),
    ])
    func publishedExamples(message: String, digest: String) {
        #expect(Hexadecimal.text(of: SHA512.digest(of: Array(message.utf8))) == digest)
    }

    /// Lengths at which the padding just fits, and just does not. The digests were computed by another implementation; of
    /// each the first 16 digits.
    @Test(arguments: [
        (111, "9a2a120825c23198"), (112, "a3722b515ef40c91"), (127, "1d5a8893e7b7ed83"), (128, "e2e22f8422b54b06"),
        (239, "805c40517b44cef4"), (240, "3e05caa7e0fddab6"), (1000, "ae13575c5d98bfa6"),
    ])
    func endsOfBlocks(length: Int, digest: String) {
        let message = [UInt8](repeating: UInt8(ascii: "x"), count: length)
        #expect(Hexadecimal.text(of: SHA512.digest(of: message)).prefix(16) == digest)
    }
}
